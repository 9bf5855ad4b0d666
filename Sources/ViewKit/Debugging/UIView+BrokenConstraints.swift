import CoreGraphics
internal import PlumbAutoLayout

extension UIView.Plumb {
  /// The required constraints that could not be kept, among those that mention the view or one below it: each contradicts others.
  /// Those of the system, such as autoresizing masks have, are left out.
  ///
  /// - Complexity: Linear in the hierarchy.
  public var brokenConstraints: [NSLayoutConstraint] {
    view.hierarchyRoot.settleEngine()
    guard let engine = view.engine, let root = engine.root.item.node else { return [] }
    var broken: [NSLayoutConstraint] = []
    engine.attempt { () throws(LayoutError) in
      let rows = try engine.tree.brokenRows(under: root)
      if rows.isEmpty { return }
      let written = engine.writtenConstraints()
      broken = rows.compactMap { row in if case .constraint(let id) = row { written[id] } else { nil } }
    }
    return broken.filter { constraint in constraint.views.contains { $0.isDescendant(of: view) } }
  }
}
