import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// Sizes of contents by Plumb's own metrics, whatever the document records.
extension SceneLayout {
  /// A view's content, with size and insets by Plumb's own metrics.
  func ownContent(
    of view: ResolvedView, _ control: StandardControl?, in context: ControlContext
  ) -> ViewContent {
    var content = ViewContent()
    if view.kind == .imageView {
      let image = document.platform == .macOS ? view.cell?.image : view.touchImage?.name
      if let image {
        let size = document.images[image]
        content.size = ContentSize(width: size?.width, height: size?.height)
        // A symbol's size depends on its configuration; the document lists the size of the plain symbol.
        content.isKnown = size != nil && !view.showsSymbol
      }
      // The frame of the image is drawn outside the alignment rectangle: n = 8.
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
    // The rest of a control with a symbol is measured, so that an estimate of the whole is better than the
    // recorded size.
    content.isEstimated =
      control.isEstimate && control.isMeasurable && environment.content == .measured
    // With recorded sizes, a text that wraps has its recorded one.
    content.isMeasured =
      environment.content == .measured || !mayWrap(view, lineWidth: content.size.width ?? 0)
    content.alignmentInsets = control.insets(in: context)
    return content
  }

  /// Whether a stack view arranges a label without text, to which Interface Builder gives a size to keep it
  /// visible.
  ///
  /// The size is 50 points in width (n = 7) and height (n = 13, of two projects). A label of a custom class
  /// has no size (n = 10), nor has any elsewhere (n = 16).
  private func isEmptyArrangedLabel(_ view: ResolvedView) -> Bool {
    guard view.kind == .label, document.platform == .iOS, view.customClass == nil, case .arranged = view.slot
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
    guard let before = written?.size(in: context), let after = shown?.size(in: context) else { return .zero }
    return Size(
      width: (after.width ?? 0) - (before.width ?? 0), height: (after.height ?? 0) - (before.height ?? 0))
  }

  /// The size of `placeholderIntrinsicWidth` and `Height`, in points; `infinite` stands for none on an axis.
  func placeholderSize(of view: ResolvedView) -> ContentSize? {
    let attributes = view.attributes
    guard attributes.hasPlaceholderSize else { return nil }
    return ContentSize(
      width: attributes.placeholderIntrinsicWidth, height: attributes.placeholderIntrinsicHeight)
  }
}
