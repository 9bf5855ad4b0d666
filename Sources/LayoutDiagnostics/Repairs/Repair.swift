import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// A change to a layout tree that settles a problem, as data: it can be tried, told and written back.
package enum Repair: Sendable {
  case remove(LayoutConstraintID)
  /// In points, as the constraint is written.
  case setConstant(LayoutConstraintID, to: Double)
  case changePriority(LayoutConstraintID, to: Priority)
  case add(LayoutConstraint)
  /// No longer translate a view's autoresizing mask into constraints.
  case useConstraints(NodeID)
  case changeHugging(NodeID, Axis, to: Priority)
  case changeCompressionResistance(NodeID, Axis, to: Priority)
}

extension LayoutTree {
  /// Applies a repair; it takes effect at the next layout.
  package mutating func apply(_ repair: Repair) throws(LayoutError) {
    switch repair {
    case .remove(let constraint):
      try remove(constraint)
    case .setConstant(let constraint, let constant):
      try setConstant(constant, of: constraint)
    case .changePriority(let constraint, let priority):
      try setPriority(priority, of: constraint)
    case .add(let constraint):
      _ = try add(constraint)
    case .useConstraints(let node):
      try setPlacement(.constraints, of: node)
    case .changeHugging(let node, let axis, let priority):
      let old = contentPriorities(axis, of: node)
      try setContentPriorities(
        ContentPriorities(hugging: priority, compressionResistance: old.compressionResistance), axis, of: node
      )
    case .changeCompressionResistance(let node, let axis, let priority):
      let old = contentPriorities(axis, of: node)
      try setContentPriorities(
        ContentPriorities(hugging: old.hugging, compressionResistance: priority), axis, of: node)
    }
  }

  /// A copy to which repairs were applied, solved; nil where it cannot be.
  package func trying(_ repairs: [Repair]) -> LayoutTree? {
    var copy = self
    do throws(LayoutError) {
      for repair in repairs { try copy.apply(repair) }
      try copy.layout()
      return copy
    } catch {
      return nil
    }
  }
}
