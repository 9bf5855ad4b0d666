import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// Alignment rectangles and baselines, which no document states.
extension FrameEvidence {
  /// By how much an anchor may lie elsewhere than Plumb believes because of alignment rectangles and
  /// baselines, in points, and which of these it is.
  func uncertainty(of anchor: Anchor) -> (points: Double, doubt: FrameDoubt) {
    let isBaseline = anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
    guard let position = views[anchor.node] else { return (0, .rounding) }
    let view = layout.scene.views[position]
    guard layout.document.platform == .macOS else {
      if view.showsSymbol { return (4, .alignmentRect(points: 4)) }
      // Some that Xcode 26 saved lack the two points on either side (n = 8, two projects).
      if view.kind == .slider { return (2, .alignmentRect(points: 2)) }
      if isBaseline { return (3, .baseline(points: 3)) }
      // Interface Builder runs classes that are designable, whose alignment rectangles may be a switch's.
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
      // Bezels, shadows and focus rings: up to twelve points on an edge, of which an extent has two.
      let isExtent = anchor.attribute == .width || anchor.attribute == .height
      let points = isExtent ? 24.0 : 12
      return (points, .alignmentRect(points: points))
    }
  }
}
