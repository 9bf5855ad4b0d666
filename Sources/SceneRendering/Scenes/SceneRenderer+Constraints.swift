import AutoLayout
import ConstraintSolver
import Geometry
import InterfaceBuilder
import LayoutRendering

extension SceneRenderer {
  /// The document's constraints of a root's views, where their anchors came to lie.
  ///
  /// - Parameter positions: The views' positions in the rendered scene, by those in the scene.
  func constraints(ofRoot root: Int, _ positions: [Int: Int]) -> [RenderedConstraint] {
    var rendered: [RenderedConstraint] = []
    for position in constraints[root] ?? [] {
      guard let constraint = layout.constraints[position].flatMap(layout.tree.constraint),
        let owner = owners[constraint.first.node]
      else { continue }
      let first = anchor(constraint.first, other: constraint.second, owner: owner, positions)
      var second: RenderedAnchor?
      if let other = constraint.second {
        guard let otherOwner = owners[other.node] else { continue }
        second = anchor(other, other: constraint.first, owner: otherOwner, positions)
      }
      let isMirrored =
        layout.tree.direction(of: constraint.first.node) == .rightToLeft
        && (constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
      let state: LayoutState =
        troubles.conflicting.contains(position)
        ? .conflicting : state(constraint)
      rendered.append(
        RenderedConstraint(
          id: layout.scene.constraints[position].id, first: first, second: second,
          relation: relation(constraint.relation, isMirrored), multiplier: constraint.multiplier,
          constant: isMirrored ? -constraint.constant : constraint.constant,
          priority: constraint.priority.value, state: state))
    }
    return rendered
  }

  static func owners(in layout: SceneLayout) -> [NodeID: Int] {
    var owners: [NodeID: Int] = [:]
    for (position, node) in layout.viewNodes.enumerated() { owners[node] = position }
    for (node, guide) in zip(layout.guideNodes, layout.scene.guides) {
      if let node, owners[node] == nil { owners[node] = guide.owner }
    }
    return owners
  }

  /// A constraint is in the state of its views on its axis, the one it starts from first.
  private func state(_ constraint: LayoutConstraint) -> LayoutState {
    let axis = constraint.first.attribute.axis
    for node in [constraint.first.node, constraint.second?.node ?? constraint.first.node] {
      guard let position = owners[node], layout.viewNodes[position] == node else { continue }
      switch troubles.trouble(ofView: position) {
      case .open(let free):
        let parts: FrameFreedom = axis == .horizontal ? [.x, .width] : [.y, .height]
        if !free.isDisjoint(with: parts) { return .ambiguous }
      case .misplaced, .following:
        if let recorded = layout.scene.views[position].recorded,
          differs(layout.documentFrame(ofView: position), recorded, axis)
        {
          return .misplaced
        }
      case nil: break
      }
    }
    return .satisfied
  }

  private func differs(_ frame: Rect, _ recorded: Rect, _ axis: Axis) -> Bool {
    abs(frame.origin[axis] - recorded.origin[axis]) > 0.5 || abs(frame.size[axis] - recorded.size[axis]) > 0.5
  }

  private func relation(_ relation: Relation, _ isMirrored: Bool) -> RenderedConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  // MARK: Anchors

  private func anchor(
    _ anchor: Anchor, other: Anchor?, owner: Int, _ positions: [Int: Int]
  ) -> RenderedAnchor {
    let direction = layout.tree.direction(of: anchor.node)
    var anchor = anchor
    anchor.attribute = anchor.attribute.resolved(for: direction)
    // Inside a scroll view its edges are those of its content.
    if anchor.attribute.isEdge, let other, other.node != anchor.node,
      let area = layout.tree.contentArea(of: anchor.node), isInside(other.node, anchor.node)
    {
      anchor.node = area
    }
    let frame = rootFrame(of: anchor.node, owner: owner)
    let axis = anchor.attribute.axis
    let offset = layout.tree.solvedOffset(of: anchor) ?? 0
    let near = axis == .horizontal ? frame.minX : frame.minY
    return RenderedAnchor(
      view: positions[owner], rect: rect(of: anchor, frame: frame), kind: kind(of: anchor.attribute),
      axis: axis,
      position: near + (anchor.attribute.isDimension ? 0 : offset))
  }

  private func isInside(_ node: NodeID, _ ancestor: NodeID) -> Bool {
    var current = layout.tree.parent(of: node)
    while let node = current {
      if node == ancestor { return true }
      current = layout.tree.parent(of: node)
    }
    return false
  }

  /// The frame of a view, or of a guide or content area that it owns, in the root's coordinates.
  private func rootFrame(of node: NodeID, owner: Int) -> Rect {
    guard layout.viewNodes[owner] != node, var frame = layout.tree.frame(of: node) else {
      return frames[owner]
    }
    // A guide hangs on its owner.
    frame.origin.x += frames[owner].minX
    frame.origin.y += frames[owner].minY
    return frame
  }

  /// What the anchor is measured on: the alignment rectangle, or the rectangle inside the margins.
  private func rect(of anchor: Anchor, frame: Rect) -> Rect {
    switch anchor.attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return frame.inset(by: layout.tree.margins(of: anchor.node))
    default:
      guard let rect = layout.tree.alignmentRect(of: anchor.node),
        let own = layout.tree.frame(of: anchor.node)
      else { return frame }
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
