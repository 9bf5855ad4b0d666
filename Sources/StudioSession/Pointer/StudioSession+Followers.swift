import PlumbAnswers
import PlumbAutoLayout
import PlumbInterfaceBuilder

extension StudioSession {
  /// The constraints whose constants follow views that are dragged: those on them that have a say in where they are. What
  /// hangs on the views keeps its distance and comes along.
  func followers(of ids: [String], in layout: SceneLayout, direction: LayoutDirection) -> [ViewDrag.Follower]
  {
    let dragged = Set(ids)
    var influential: Set<String> = []
    var facts = LayoutFacts(layout.tree)
    for id in ids {
      guard let view = layout.scene.views.firstIndex(where: { $0.id == id }) else { continue }
      for part in FramePart.allCases {
        influential.formUnion(Self.influences(on: part, ofView: view, layout, &facts))
      }
    }
    var followers: [ViewDrag.Follower] = []
    for constraint in layout.scene.constraints where influential.contains(constraint.id) {
      var edges = ViewDrag.EdgeShares()
      if dragged.contains(constraint.firstItem) { edges = constraint.firstAttribute.edges(direction) }
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute, dragged.contains(item)
      {
        edges = edges + -constraint.multiplier * attribute.edges(direction)
      }
      if edges == ViewDrag.EdgeShares() { continue }
      followers.append(ViewDrag.Follower(id: constraint.id, constant: constraint.constant, edges: edges))
    }
    return followers
  }

  /// The ids of the document's constraints that have a say in a number of a view; none where that cannot be found out.
  private static func influences(
    on part: FramePart, ofView view: Int, _ layout: SceneLayout, _ facts: inout LayoutFacts
  ) -> [String] {
    do throws(LayoutError) {
      return try facts.influences(on: FramePartID(node: layout.viewNodes[view], part: part)).compactMap {
        row in
        guard case .constraint(let id) = row, let constraint = layout.tree.constraint(id),
          constraint.origin.kind == .document
        else { return nil }
        return layout.scene.constraints[Int(constraint.origin.reference)].id
      }
    } catch {
      return []
    }
  }
}
