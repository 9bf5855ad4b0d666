import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// A row in words that rows of other documents share: the kinds of what it is about, attributes and priority.
struct RowText {
  private let layout: SceneLayout
  private let names: RowNames
  private var kinds: [NodeID: String] = [:]

  /// - Complexity: Linear in the views and guides.
  init(_ layout: SceneLayout) {
    self.layout = layout
    names = RowNames(layout)
    for (node, view) in zip(layout.viewNodes, layout.scene.views) {
      kinds[node] = (view.parent == nil ? "root " : "") + "\(view.kind)"
    }
    for (node, guide) in zip(layout.guideNodes, layout.scene.guides) {
      let owner = layout.scene.views[guide.owner]
      if let node, kinds[node] == nil {
        kinds[node] = "\(guide.kind) of \(owner.parent == nil ? "root" : "inner") \(owner.kind)"
      }
    }
  }

  /// The row in words, and the id by which conflicts name it.
  func words(_ row: RowSource) -> (text: String, id: String) {
    let id = names.name(of: row)
    switch row {
    case .constraint(let constraint):
      guard let constraint = layout.tree.constraint(constraint) else { return ("?", id) }
      let second = constraint.second.map { words($0) } ?? ""
      return ("\(words(constraint.first)) \(constraint.relation) \(second)@\(constraint.priority.value)", id)
    case .generated(let node, let generator, let part):
      return ("\(kinds[node] ?? "area")/\(generator.identifier).\(part)", id)
    }
  }

  private func words(_ anchor: Anchor) -> String {
    "\(kinds[anchor.node] ?? "area").\(anchor.attribute)"
  }

  /// How strongly a row holds; that of what stack views want least is 1.
  func priority(of row: RowSource) -> Double {
    switch row {
    case .constraint(let id): return layout.tree.constraint(id)?.priority.value ?? 0
    case .generated(let node, .contentHugging, let part):
      return layout.tree.contentPriorities(part == .width ? .horizontal : .vertical, of: node).hugging.value
    case .generated(let node, .contentCompressionResistance, let part):
      let axis: Axis = part == .width ? .horizontal : .vertical
      return layout.tree.contentPriorities(axis, of: node).compressionResistance.value
    case .generated(_, .stackSpanningFit, _), .generated(_, .stackAmbiguitySuppression, _): return 1
    case .generated: return 1000
    }
  }
}
