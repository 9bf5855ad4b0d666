import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// A content by Plumb's own metrics.
struct OwnContent {
  /// Of the alignment rectangle, in points.
  var size = ContentSize.none
  /// The axes on which the content has a size that nobody can know.
  var unknownAxes: AxisSet = []
  /// From the frame to the alignment rectangle, in points.
  var insets = EdgeInsets.zero
  /// Whether the size counts, or else why the recorded one does.
  var trust = ContentTrust.none
  var baseline = ControlBaseline.none
}

/// Sizes of contents by Plumb's own metrics, whatever the document records.
extension ContentSizer {
  func ownContent(
    of view: ResolvedView, _ control: StandardControl?, in context: ControlContext
  ) -> OwnContent {
    if view.kind == .imageView { return imageContent(of: view) }
    guard let control else {
      return OwnContent(unknownAxes: platform != .macOS && view.fitsText ? .both : [])
    }
    var doubt = control.doubt
    var measured: IntrinsicSize?
    if let text = view.wrappingText(on: platform) {
      let size = size(of: text.adapted(to: texts), within: view.preferredTextWidth, in: context)
      measured = IntrinsicSize(width: size.width + control.textRoom, height: size.height)
      doubt = text.runs.allSatisfy { $0.font.isKnown } ? nil : .unknownFont
    } else if isEmptyArrangedLabel(view) {
      measured = IntrinsicSize(width: 50, height: 50)
    }
    if case .desktop(let label) = control, label.kind == .label, label.title.isEmpty, label.textRoom == 0,
      case .arranged = view.slot
    {
      measured = IntrinsicSize(width: 50, height: control.spec(in: context, measured: measured).size.height)
    }
    let spec = control.spec(in: context, measured: measured)
    var own = OwnContent(
      size: ContentSize(width: spec.size.width, height: spec.size.height), unknownAxes: spec.unknownAxes,
      insets: spec.insets, baseline: spec.baseline)
    // The user may type a text of any length.
    if case .desktop(let label) = control, label.kind == .label, view.cell?.editable == true {
      own.size.width = nil
    }
    // A field that nobody edits is as wide as its text and its bezel, of which no document tells the width.
    if mode == .recorded, case .desktop(let field) = control, field.kind == .textField,
      view.cell?.editable != true, !field.title.isEmpty
    {
      own.unknownAxes = own.unknownAxes.union(.horizontal)
    }
    own.trust = trust(doubt, in: view, lineWidth: own.size.width ?? 0)
    return own
  }

  private func imageContent(of view: ResolvedView) -> OwnContent {
    var own = OwnContent()
    if let image = platform == .macOS ? view.desktopImage?.name : view.touchImage?.name {
      let size = images[image]
      own.size = ContentSize(width: size?.width, height: size?.height)
      if size == nil { own.unknownAxes = .both }
      own.trust = size == nil ? .recorded(because: .absentImage) : .exact
      if size != nil, view.showsSymbol { own.trust = .recorded(because: .symbol) }
    }
    // The frame of the image is drawn outside the alignment rectangle: n = 8.
    if view.cell?.imageFrameStyle == "grayBezel" { own.insets = EdgeInsets(all: 3) }
    return own
  }

  /// The trust in a control's measured size, given what is in doubt about it.
  private func trust(
    _ doubt: ContentTrust.Reason?, in view: ResolvedView, lineWidth: Double
  ) -> ContentTrust {
    // The rest of a control with a symbol is measured, so that an estimate of the whole is better than the
    // recorded size.
    if doubt == .symbol, mode == .measured { return .estimated }
    if let doubt { return .recorded(because: doubt) }
    // With recorded sizes, a text that wraps has its recorded one.
    return mode == .recorded && mayWrap(view, lineWidth: lineWidth) ? .recorded(because: .wraps) : .exact
  }

  /// Whether a stack view arranges a label without text, to which Interface Builder gives a size to keep it
  /// visible.
  ///
  /// The size is 50 points in width (n = 7) and height (n = 13, of two projects). A label of a custom class
  /// has no size (n = 10), nor has any elsewhere (n = 16). On macOS the label is as high as a line (n = 15 of 3 projects).
  private func isEmptyArrangedLabel(_ view: ResolvedView) -> Bool {
    guard view.kind == .label, platform == .iOS, view.customClass == nil, case .arranged = view.slot
    else {
      return false
    }
    return view.text?.isEmpty ?? true
  }

  /// Whether a label's text takes more than one line, so that with recorded sizes it has its recorded size.
  private func mayWrap(_ view: ResolvedView, lineWidth: Double) -> Bool {
    guard view.kind == .label, LabelElement(view.varied).numberOfLines ?? 1 != 1 else { return false }
    let text = view.text ?? ""
    return text.utf8.contains(0x0A) || lineWidth > (view.recorded?.width ?? .infinity) + 1
  }

  /// The growth of a control's own size by the change of its texts, in points.
  ///
  /// Plumb's metrics predict this growth, which is added to the size that Interface Builder measured.
  func growth(
    of written: StandardControl?, to shown: StandardControl?, in context: ControlContext
  ) -> Size {
    guard let before = written?.spec(in: context).size, let after = shown?.spec(in: context).size else {
      return .zero
    }
    return Size(
      width: (after.width ?? 0) - (before.width ?? 0), height: (after.height ?? 0) - (before.height ?? 0))
  }
}

extension ResolvedView {
  /// Whether the view is a text view of iOS that is as large as its text.
  fileprivate var fitsText: Bool {
    kind == .textView && ScrollViewElement(varied).scrollEnabled == false
  }
}
