import AutoLayout

/// The ids by which conflicts name rows: the document's, and made-up ones for what nobody wrote.
struct RowNames {
  private let layout: SceneLayout
  /// The ids of views and guides by their nodes.
  private var items: [NodeID: String] = [:]

  /// - Complexity: Linear in the views and guides of the scene.
  init(_ layout: SceneLayout) {
    self.layout = layout
    for (node, view) in zip(layout.viewNodes, layout.scene.views) { items[node] = view.id }
    // Two guides may stand for one scroll view's content: the first names it.
    for (node, guide) in zip(layout.guideNodes, layout.scene.guides) {
      if let node, items[node] == nil { items[node] = guide.id }
    }
  }

  /// The id of a row: the document's, or `<view>/<generator>.<part>`.
  func name(of row: RowSource) -> String {
    switch row {
    case .constraint(let id):
      guard let origin = layout.tree.constraint(id)?.origin,
        layout.scene.constraints.indices.contains(Int(origin.reference))
      else { return "?" }
      return layout.scene.constraints[Int(origin.reference)].id
    case .generated(let node, let generator, let part):
      return name(of: node) + "/" + generator.identifier.description + "." + part.name
    }
  }

  /// The id of a view or guide; the content of a scroll view without a guide of its own is `<view>/content`.
  private func name(of node: NodeID) -> String {
    items[node] ?? layout.tree.parent(of: node).map { name(of: $0) + "/content" } ?? "?"
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
