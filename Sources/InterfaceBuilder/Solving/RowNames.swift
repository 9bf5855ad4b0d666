import PlumbAutoLayout

/// The ids by which conflicts name rows, the same in all surroundings: the document's, and made-up ones for what nobody
/// wrote.
package final class RowNames: Sendable {
  private let layout: SceneLayout
  /// The ids of views and guides by their nodes.
  private let items: [NodeID: String]

  /// - Complexity: Linear in the views and guides of the scene.
  package init(_ layout: SceneLayout) {
    self.layout = layout
    var items: [NodeID: String] = [:]
    for (node, view) in zip(layout.viewNodes, layout.scene.views) { items[node] = view.id }
    // Two guides may stand for one scroll view's content: the first names it.
    for (node, guide) in zip(layout.guideNodes, layout.scene.guides) {
      if let node, items[node] == nil { items[node] = guide.id }
    }
    self.items = items
  }

  /// The id of an anchor: its item's, and the number of its attribute.
  package func name(of anchor: Anchor) -> String {
    name(of: anchor.node) + "." + String(anchor.attribute.rawValue)
  }

  /// The id of a row: the document's, or `<view>/<generator>.<part>`.
  package func name(of row: RowSource) -> String {
    switch row {
    case .constraint(let id):
      guard let constraint = layout.tree.constraint(id) else { return "?" }
      return switch constraint.origin.kind {
      case .document: layout.scene.constraints[Int(constraint.origin.reference)].id
      case .container: name(ofContainerOf: constraint) + "/grid." + String(id.index)
      case .code, .unknown: "?"
      }
    case .generated(let node, let generator, let part):
      return name(of: node) + "/" + generator.identifier.description + "." + part.name
    }
  }

  /// The id of the view that made a constraint for what it contains: one of its items, or what contains them.
  private func name(ofContainerOf constraint: LayoutConstraint) -> String {
    let first = constraint.first.node
    let isContainer = constraint.second.map { layout.tree.parent(of: $0.node) == first } ?? false
    return name(of: isContainer ? first : layout.tree.parent(of: first) ?? first)
  }

  /// The id of a view or guide; what has none of its own is named after its view: `<view>/content` for the
  /// content of a scroll view, `<view>/band` for a row or column of a grid.
  private func name(of node: NodeID) -> String {
    if let name = items[node] { return name }
    guard let owner = layout.tree.parent(of: node) else { return "?" }
    return name(of: owner) + (layout.tree.contentArea(of: owner) == node ? "/content" : "/band")
  }
}

extension RowPart {
  fileprivate var name: String {
    switch self {
    case .minX: "minX"
    case .maxX: "maxX"
    case .width: "width"
    case .minY: "minY"
    case .maxY: "maxY"
    case .height: "height"
    case .ordinal(let number): String(number)
    }
  }
}
