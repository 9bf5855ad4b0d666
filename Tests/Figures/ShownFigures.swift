import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// The figures of a control that recorded frames can show, and what the tables say of them.
struct ShownFigures {
  /// The table that has the control, and the design of controls that the document was saved with.
  let design: String
  private let control: Control
  private let context: ControlContext
  private let row: String
  private let size: ControlSize

  private enum Control {
    case desktop(DesktopControl)
    case touch(TouchControl, TouchControlRow)
  }

  /// Nil for a view that is no control, and for one of which the tables have nothing.
  init?(_ view: ResolvedView, in layout: SceneLayout) {
    context = layout.controlContext(of: view)
    if layout.document.platform == .macOS {
      // The insets of a check box with its box at the end are those of others mirrored.
      guard let control = view.desktopControl(images: layout.document.images), !control.hasTrailingImage
      else { return nil }
      design = "desktop.\(context.generation ?? .likely(in: context.release))"
      row = "\(control.row)"
      size = control.controlSize
      self.control = .desktop(control)
    } else {
      guard let control = view.touchControl(images: layout.document.images), let row = control.row else {
        return nil
      }
      design = "touch.\(TouchDesign(in: context.release))"
      self.row = "\(row)"
      var size = ControlSize.regular
      if case .button(let button) = control, case .configuration(let configuration) = button.style {
        size = configuration.size
      }
      self.size = size
      self.control = .touch(control, row)
    }
  }

  /// Whether Plumb knows the font of the control's text, and the size of its image.
  var isMeasurable: Bool {
    switch control {
    case .desktop(let control):
      control.font.isKnown && !control.lacksImageSize && !control.showsSymbol
    case .touch(let control, _):
      control.font?.isKnown ?? true && !control.lacksImageSize && !control.showsSymbol
    }
  }

  /// The control's design and row.
  var kind: String { "\(design)/\(row)" }

  /// What a figure is called in evidence: the control's row, its size and the figure.
  func name(of figure: ControlFigure) -> String { "\(row)/\(size).\(figure)" }

  /// The figure in points, where the tables have one.
  func value(of figure: ControlFigure) -> Double? {
    switch control {
    case .desktop(let control): context.points(figure, of: control)
    case .touch(_, let row): TouchFigures.points(figure, of: row, size, in: context.release)
    }
  }

  /// The figure of which the text's baseline depends, and by which factor; nil where none does.
  var baseline: (figure: ControlFigure, factor: Double)? {
    guard case .desktop(let control) = control, control.kind != .label else { return nil }
    return value(of: .baselineFromBottom) == nil ? (.baseline, 1) : (.baselineFromBottom, -1)
  }

  /// The figure that decides the control's natural extent along an axis, and what it would have to be for the recorded
  /// one; nil where the content alone decides, or more than one figure.
  func wanted(by recorded: Double, along axis: Axis) -> (figure: ControlFigure, value: Double)? {
    guard let measured = measured(along: axis) else { return nil }
    let choices: [ControlFigure] =
      axis == .vertical ? [.height, .leastHeight, .linePadding] : [.width, .leastWidth, widthFigure]
    for figure in choices {
      guard let value = value(of: figure) else { continue }
      let isLeast = figure == .leastHeight || figure == .leastWidth
      if isLeast, measured != value { continue }
      return (figure, value + recorded - measured)
    }
    return nil
  }

  /// What a control is wider by than its content.
  private var widthFigure: ControlFigure {
    guard case .desktop(let control) = control else { return .padding }
    switch control.kind {
    case .button(.check), .button(.radio): return control.title.isEmpty ? .glyph : .gap
    case .button where control.image != nil && !control.title.isEmpty && control.imagePlacement == .beside:
      return .imageGap
    case .segmentedControl where control.segments.contains { ($0.givenWidth ?? 0) == 0 }: return .each
    default: return .padding
    }
  }

  /// The natural extent of the frame in points.
  func measured(along axis: Axis) -> Double? {
    let size =
      switch control {
      case .desktop(let control): control.spec(in: context).frameSize
      case .touch(let control, _): control.spec(in: context).frameSize
      }
    return axis == .horizontal ? size.width : size.height
  }
}
