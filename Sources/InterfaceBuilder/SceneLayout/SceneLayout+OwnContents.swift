import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// What contents measure by themselves, whatever the document records.
extension SceneLayout {
  /// Size and insets as Plumb's own metrics have them.
  func ownContent(
    of view: ResolvedView, _ control: StandardControl?, in context: ControlContext
  ) -> ViewContent {
    var content = ViewContent()
    if view.kind == .imageView {
      let image = document.platform == .macOS ? view.cell?.image : view.touchImage?.name
      if let image {
        let size = document.images[image]
        content.size = ContentSize(width: size?.width, height: size?.height)
        // A symbol's size depends on its configuration; the resources list that of the plain symbol.
        content.isKnown = size != nil && !view.showsSymbol
      }
      // Its frame is drawn outside: n = 8.
      if view.cell?.imageFrameStyle == "grayBezel" { content.alignmentInsets = EdgeInsets(all: 3) }
      return content
    }
    guard let control else { return content }
    content.isKnown = control.isMeasurable && !control.isEstimate
    if let text = view.wrappingText(on: document.platform) {
      let shown = text.adapted(to: texts)
      let size = size(of: shown, within: view.preferredTextWidth, in: context)
      content.size = ContentSize(width: size.width, height: size.height)
      content.isKnown = text.runs.allSatisfy { $0.font.isKnown }
    } else if isEmptyArrangedLabel(view) {
      content.size = ContentSize(width: 50, height: 50)
    } else {
      let size = control.size(in: context)
      content.size = ContentSize(width: size.width, height: size.height)
    }
    // The rest of a control with a symbol is measured, so that an estimate of all is better than what was
    // recorded.
    content.isEstimated =
      control.isEstimate && control.isMeasurable && environment.content == .measured
    // Where sizes are as recorded, a text that wraps has its recorded one.
    content.isMeasured =
      environment.content == .measured || !mayWrap(view, lineWidth: content.size.width ?? 0)
    content.alignmentInsets = control.insets(in: context)
    return content
  }

  /// Whether a stack view arranges a label without a text, which Interface Builder keeps visible: 50 points
  /// wide (n = 7) and high (n = 13, of two projects). One of a custom class has no size (n = 10), nor has any
  /// elsewhere (n = 16).
  private func isEmptyArrangedLabel(_ view: ResolvedView) -> Bool {
    guard view.kind == .label, document.platform == .iOS, view.customClass == nil, case .arranged = view.slot
    else {
      return false
    }
    return view.text?.isEmpty ?? true
  }

  /// Whether a label's text takes more than one line: its recorded size then stands where sizes are as
  /// recorded.
  private func mayWrap(_ view: ResolvedView, lineWidth: Double) -> Bool {
    guard view.kind == .label, LabelElement(view.varied).numberOfLines ?? 1 != 1 else { return false }
    let text = view.text ?? ""
    return text.utf8.contains(0x0A) || lineWidth > (view.recorded?.width ?? .infinity) + 1
  }

  /// By how much a control's own size grows as its texts become other ones: what Plumb's metrics predict, to
  /// be added to what Interface Builder measured.
  func growth(
    of written: StandardControl?, to shown: StandardControl?, in context: ControlContext
  ) -> Size {
    guard let before = written?.size(in: context), let after = shown?.size(in: context) else { return .zero }
    return Size(
      width: (after.width ?? 0) - (before.width ?? 0), height: (after.height ?? 0) - (before.height ?? 0))
  }

  /// `placeholderIntrinsicWidth` and `Height`, in which `infinite` stands for none.
  func placeholderSize(of view: ResolvedView) -> ContentSize? {
    let attributes = view.attributes
    guard attributes.hasPlaceholderSize else { return nil }
    return ContentSize(
      width: attributes.placeholderIntrinsicWidth, height: attributes.placeholderIntrinsicHeight)
  }
}
