import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// Finds where the anchors of a solved layout tree lie in a picture.
package struct AnchorReading: Sendable {
  let tree: LayoutTree
  /// The frames of views in the picture's coordinates.
  package let frames: [NodeID: Rect]
  /// The positions of views in `RenderedScene.views`.
  let positions: [NodeID: Int]

  package init(_ tree: LayoutTree, frames: [NodeID: Rect], positions: [NodeID: Int]) {
    self.tree = tree
    self.frames = frames
    self.positions = positions
  }

  /// A constraint as the picture shows it, with left and right in place of leading and trailing; nil where the picture
  /// does not have one of its items.
  ///
  /// - Complexity: Linear in the depth of its items.
  package func constraint(_ constraint: LayoutConstraint, id: String, state: LayoutState)
    -> RenderedConstraint?
  {
    guard let first = anchor(constraint.first, other: constraint.second) else { return nil }
    var second: RenderedAnchor?
    if let other = constraint.second {
      guard let anchor = anchor(other, other: constraint.first) else { return nil }
      second = anchor
    }
    let isMirrored =
      tree.direction(of: constraint.first.node) == .rightToLeft
      && (constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
    return RenderedConstraint(
      id: id, first: first, second: second, relation: relation(constraint.relation, isMirrored),
      multiplier: constraint.multiplier, constant: isMirrored ? -constraint.constant : constraint.constant,
      priority: constraint.priority.value, state: state)
  }

  private func relation(_ relation: Relation, _ isMirrored: Bool) -> RenderedConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  // MARK: Anchors

  private func anchor(_ anchor: Anchor, other: Anchor?) -> RenderedAnchor? {
    var anchor = anchor
    anchor.attribute = anchor.attribute.resolved(for: tree.direction(of: anchor.node))
    // Inside a scroll view its edges are those of its content.
    if anchor.attribute.isEdge, let other, other.node != anchor.node,
      let area = tree.contentArea(of: anchor.node), tree.isInside(other.node, anchor.node)
    {
      anchor.node = area
    }
    guard let (frame, owner) = place(of: anchor.node) else { return nil }
    let axis = anchor.attribute.axis
    let offset = tree.solvedOffset(of: anchor) ?? 0
    let near = axis == .horizontal ? frame.minX : frame.minY
    return RenderedAnchor(
      view: positions[owner], rect: rect(of: anchor, frame: frame), kind: kind(of: anchor.attribute),
      axis: axis, position: near + (anchor.attribute.isDimension ? 0 : offset))
  }

  /// The frame of a view, or of a guide or content area that it owns, in the picture's coordinates, and that view.
  package func place(of node: NodeID) -> (frame: Rect, owner: NodeID)? {
    if let frame = frames[node] { return (frame, node) }
    // A guide hangs on its owner.
    guard let owner = tree.parent(of: node), let outer = frames[owner], var frame = tree.frame(of: node)
    else {
      return nil
    }
    frame.origin.x += outer.minX
    frame.origin.y += outer.minY
    return (frame, owner)
  }

  /// What the anchor is measured on: the alignment rectangle, or the rectangle inside the margins.
  private func rect(of anchor: Anchor, frame: Rect) -> Rect {
    switch anchor.attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return frame.inset(by: tree.margins(of: anchor.node))
    default:
      guard let rect = tree.alignmentRect(of: anchor.node), let own = tree.frame(of: anchor.node) else {
        return frame
      }
      return Rect(
        x: frame.minX + rect.minX - own.minX, y: frame.minY + rect.minY - own.minY, width: rect.width,
        height: rect.height)
    }
  }

  private func kind(of attribute: Attribute) -> RenderedAnchor.Kind {
    switch attribute {
    case .width, .height: .extent
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .minEdge
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .maxEdge
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .firstBaseline, .lastBaseline: .baseline
    }
  }
}

extension LayoutTree {
  /// Whether a node is below another.
  func isInside(_ node: NodeID, _ ancestor: NodeID) -> Bool {
    var current = parent(of: node)
    while let node = current {
      if node == ancestor { return true }
      current = parent(of: node)
    }
    return false
  }
}
