import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering

extension SceneRenderer {
  /// The document's constraints of a root's views, where their anchors came to lie.
  ///
  /// - Parameter positions: The views' positions in the rendered scene, by those in the scene.
  func constraints(ofRoot root: Int, _ positions: [Int: Int]) -> [RenderedConstraint] {
    let reading = anchorReading(positions)
    var rendered: [RenderedConstraint] = []
    for position in constraints[root] ?? [] {
      guard let constraint = layout.constraints[position].flatMap(layout.tree.constraint),
        let drawn = reading.constraint(
          constraint, id: layout.scene.constraints[position].id,
          state: troubles.conflicting.contains(position) ? .conflicting : state(constraint))
      else { continue }
      rendered.append(drawn)
    }
    return rendered
  }

  private func anchorReading(_ positions: [Int: Int]) -> AnchorReading {
    var frames: [NodeID: Rect] = [:]
    var places: [NodeID: Int] = [:]
    for (position, node) in layout.viewNodes.enumerated() {
      frames[node] = self.frames[position]
      places[node] = positions[position]
    }
    return AnchorReading(layout.tree, frames: frames, positions: places)
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
      case .doubtful, nil: break
      }
    }
    return .satisfied
  }

  private func differs(_ frame: Rect, _ recorded: Rect, _ axis: Axis) -> Bool {
    abs(frame.origin[axis] - recorded.origin[axis]) > 0.5 || abs(frame.size[axis] - recorded.size[axis]) > 0.5
  }
}
