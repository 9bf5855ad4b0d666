import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// The uncertainty of alignment rectangles and baselines, which no document states.
extension FrameEvidence {
  /// The distance by which an anchor may lie elsewhere than Plumb computes, in points, and the reason.
  ///
  /// The reason is an alignment rectangle, a baseline, or rounding where neither matters.
  func uncertainty(of anchor: Anchor) -> (points: Double, doubt: Doubt) {
    let isBaseline = anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
    guard let position = views[anchor.node] else { return (0, .rounding) }
    let view = layout.scene.views[position]
    guard layout.document.platform == .macOS else {
      if view.showsSymbol { return (4, .alignmentRect(points: 4)) }
      let own = uncertainty(ofControl: position)
      if own > 0 { return (own, .alignmentRect(points: own)) }
      if isBaseline { return (3, .baseline(points: 3)) }
      // Interface Builder runs `@IBDesignable` classes, whose alignment rectangles may be those of a switch.
      return view.customClass != nil ? (2, .alignmentRect(points: 2)) : (0, .rounding)
    }
    switch view.kind {
    case .view, .customView, .containerView, .scrollView, .clipView, .tableView, .outlineView,
      .collectionView,
      .splitView, .visualEffectView, .stackView:
      return isBaseline ? (8, .baseline(points: 8)) : (0, .rounding)
    case .label, .textView:
      return isBaseline ? (8, .baseline(points: 8)) : (2, .alignmentRect(points: 2))
    default:
      // Bezels, shadows and focus rings take up to twelve points at an edge; an extent has two edges.
      let isExtent = anchor.attribute == .width || anchor.attribute == .height
      let points = isExtent ? 24.0 : 12
      return (points, .alignmentRect(points: points))
    }
  }

  /// The distance by which the alignment rectangle of a view may be larger or smaller than the figures of its control say, in
  /// points.
  func uncertainty(ofControl position: Int) -> Double {
    guard layout.document.platform != .macOS else { return 0 }
    return layout.scene.views[position].touchControl(images: layout.document.images)?.uncertainty ?? 0
  }
}
