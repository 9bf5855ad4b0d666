import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// The uncertainty of alignment rectangles and baselines, which no document states.
extension FrameEvidence {
  /// Why an anchor may lie elsewhere than Plumb computes, and how far: an alignment rectangle, a baseline, or rounding
  /// where neither matters.
  func uncertainty(of anchor: Anchor) -> Doubt {
    let isBaseline = anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
    guard let position = views[anchor.node] else { return .rounding }
    let view = layout.scene.views[position]
    guard layout.document.platform == .macOS else {
      if view.showsSymbol { return .alignmentRect(points: uncertainty(ofSymbol: anchor)) }
      let own = uncertainty(ofControl: position)
      if own > 0 { return .alignmentRect(points: own) }
      if isBaseline { return .baseline(points: 3) }
      // Interface Builder runs `@IBDesignable` classes, whose alignment rectangles may be those of a switch.
      return view.customClass != nil ? .alignmentRect(points: 2) : .rounding
    }
    switch view.kind {
    case .view, .customView, .containerView, .scrollView, .clipView, .tableView, .outlineView,
      .collectionView,
      .splitView, .visualEffectView, .stackView:
      return isBaseline ? .baseline(points: 8) : .rounding
    case .label, .textView:
      return isBaseline ? .baseline(points: 8) : .alignmentRect(points: 2)
    default:
      // Bezels, shadows and focus rings take up to twelve points at an edge; an extent has two edges.
      let isExtent = anchor.attribute == .width || anchor.attribute == .height
      let points = isExtent ? 24.0 : 12
      return .alignmentRect(points: points)
    }
  }

  /// The distance by which the alignment rectangle of a view may be larger or smaller than the figures of its control say, in
  /// points.
  func uncertainty(ofControl position: Int) -> Double {
    guard layout.document.platform != .macOS else { return 0 }
    return layout.scene.views[position].touchControl(images: layout.document.images)?.uncertainty ?? 0
  }

  /// The distance by which an edge or an extent of a symbol's image view may be off, in points.
  ///
  /// A view that is higher than its symbol is recorded as high as that: a chevron that points down is half as high as it is
  /// wide (4 views of 2 projects).
  private func uncertainty(ofSymbol anchor: Anchor) -> Double {
    let size = layout.tree.frame(of: anchor.node)?.size ?? .zero
    return max(4, 0.5 * size[anchor.attribute.axis])
  }
}
