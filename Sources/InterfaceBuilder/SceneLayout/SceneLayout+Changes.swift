import PlumbAutoLayout
import PlumbGeometry

extension SceneLayout {
  /// Brings a solved layout to another resolution of its scene, in which constants and priorities of constraints may be
  /// others, by solving what that touches; says whether it could. Where not, the layout is of no more use.
  ///
  /// A layout with conflicts, or with anything open, is to be made anew instead: which constraint is broken, and where an
  /// open view comes to lie, may depend on where it lay before.
  ///
  /// - Parameter changed: The scene with the same views, guides and constraints in the same order.
  /// - Complexity: Linear in views and constraints, and what the solver has to do for those that changed.
  package mutating func change(to changed: ResolvedScene) throws(LayoutError) -> Bool {
    guard environment.exercise == nil, document.usesAutoLayout, try isDecided() else { return false }
    for (position, constraint) in changed.constraints.enumerated() {
      guard let id = constraints[position] else { continue }
      let old = scene.constraints[position]
      if old.constant != constraint.constant { try tree.setConstant(constraint.constant, of: id) }
      if old.priority != constraint.priority { try tree.setPriority(constraint.priority, of: id) }
    }
    scene = changed
    try takeBackAdjustments()
    try layout()
    return try isDecided()
  }

  /// Whether every frame follows from the constraints, and all of them hold.
  private func isDecided() throws(LayoutError) -> Bool {
    for root in tree.rootNodes {
      guard try tree.conflictCount(under: root) == 0 else { return false }
      if tree.contentProvider != nil, try !tree.freedom(under: root).isEmpty { return false }
    }
    return true
  }

  /// What solving made known, and was then told to the tree.
  enum Adjustment: Sendable {
    case margins(ofView: Int, EdgeInsets)
    case stack(ofView: Int, StackArrangement)
    case guide(NodeID, Placement)
    case alignmentInsets(ofView: Int, EdgeInsets)
  }

  /// Takes back what followed from frames that are to become others, so that the next solution does not depend on them.
  private mutating func takeBackAdjustments() throws(LayoutError) {
    let made = adjustments
    adjustments = []
    for adjustment in made.reversed() {
      switch adjustment {
      case .margins(let position, let margins): try setMargins(margins, ofView: position)
      case .stack(let position, let arrangement): try tree.setStack(arrangement, of: viewNodes[position])
      case .guide(let node, let placement): try tree.setPlacement(placement, of: node)
      case .alignmentInsets(let position, let insets):
        contents[position].alignmentInsets = insets
        try tree.setAlignmentInsets(insets, of: viewNodes[position])
      }
    }
  }
}
