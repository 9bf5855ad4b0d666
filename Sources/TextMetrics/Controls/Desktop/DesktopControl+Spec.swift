import PlumbAppleFacts
import PlumbGeometry

extension DesktopControl {
  /// The control where it is shown.
  ///
  /// - Parameter measured: The size of the alignment rectangle in points, where the caller has measured it already, as of a
  ///   text that wraps.
  package func spec(in context: ControlContext, measured: IntrinsicSize? = nil) -> ControlSpec {
    let insets = insets(in: context)
    return ControlSpec(
      size: measured ?? size(inside: insets, in: context), unknownAxes: plain?.unknownAxes ?? [],
      insets: insets, baseline: baseline(in: context), picture: picture)
  }

  /// The control that is nothing but its row of figures; nil for others.
  private var plain: PlainControl? {
    if case .plain(let row) = kind { row.plain } else { nil }
  }

  /// The size of the alignment rectangle, in points; nil on an axis where it is not the control's own, as the width of a field
  /// that is edited.
  private func size(inside insets: EdgeInsets, in context: ControlContext) -> IntrinsicSize {
    var size = IntrinsicSize(
      width: context.points(.width, of: self).map { $0 - insets.left - insets.right },
      height: fixedHeight(in: context).map { $0 - insets.top - insets.bottom })
    switch kind {
    case .plain, .box: break
    case .label:
      let title = DesktopText.size(of: self, in: context)
      size = IntrinsicSize(width: title.width, height: title.height)
    case .textField, .tokenField:
      if size.height == nil { size.height = DesktopText.fieldHeight(of: self, in: context) }
    case .button(let style):
      let title = DesktopText.size(of: self, in: context)
      if size.width == nil {
        let width = DesktopButtonSizing.frameWidth(style, self, title: title, in: context)
        size.width = width - insets.left - insets.right
      }
      if size.height == nil {
        size.height = DesktopButtonSizing.contentHeight(self, title: title, in: context)
      }
    case .popUpButton(let style):
      let width = DesktopButtonSizing.popUpFrameWidth(style, self, in: context)
      size.width = width - insets.left - insets.right
      if size.height == nil {
        let title = DesktopText.size(of: self, in: context)
        size.height = DesktopButtonSizing.contentHeight(self, title: title, in: context)
      }
    case .segmentedControl:
      let width = DesktopSegmentsSizing.frameWidth(self, in: context)
      size.width = width - insets.left - insets.right
    }
    return size
  }

  /// Sliders, steppers and switches have the baseline that a title of their control size would have.
  private func baseline(in context: ControlContext) -> ControlBaseline {
    switch kind {
    case .box: return .none
    case .segmentedControl: return DesktopText.baseline(of: self, font: sizeFont, in: context)
    case .plain(let row):
      switch row.plain?.text ?? .none {
      case .none: return .none
      case .own: return DesktopText.baseline(of: self, font: font, in: context)
      case .ofSize: return DesktopText.baseline(of: self, font: sizeFont, in: context)
      }
    default: return DesktopText.baseline(of: self, font: font, in: context)
    }
  }

  /// The font that AppKit gives the texts of a control of this size.
  private var sizeFont: Font { .system(DesktopText.systemFontSize(controlSize)) }

  package var picture: ControlPicture {
    switch kind {
    case .plain(let row): row.plain?.picture ?? .nothing
    case .label: .text
    case .textField, .tokenField: .field
    case .popUpButton: .popUp
    case .button: .button
    case .segmentedControl: .segments
    case .box: .box
    }
  }

  /// Whether macOS's designs differ in the control's height.
  package var hasDesignedHeight: Bool {
    switch kind {
    case .plain(let row): row.plain?.hasDesignedHeight ?? false
    case .button(let style), .popUpButton(let style):
      switch style {
      case .square, .bevel, .smallSquare, .disclosure, .roundedDisclosure: false
      default: isBezeled || style.hasGlyph
      }
    case .textField, .segmentedControl: true
    case .label, .tokenField, .box: false
    }
  }
}
