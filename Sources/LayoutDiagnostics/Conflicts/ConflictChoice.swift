import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

extension ConstraintWords {
  /// Why Auto Layout breaks that row of a conflict: what it takes in before others.
  ///
  /// The order is that of `RankClass`, learnt from which constraint published console logs say was broken.
  func choice(of conflict: LayoutConflict) -> Message {
    guard case .constraint(let id) = conflict.broken, let constraint = tree.constraint(id) else {
      return "nobody wrote it: it comes from the size of what the view shows"
    }
    let written = conflict.rows.filter { if case .constraint = $0 { true } else { false } }
    guard written.count > 1 else { return "it is the only one of them that somebody wrote" }
    let kind = kind(of: constraint)
    let alike = written.filter { row in
      if case .constraint(let other) = row, let other = tree.constraint(other) {
        self.kind(of: other) == kind
      } else {
        false
      }
    }
    guard alike.count > 1 else { return "\(kind.plural) give way first" }
    // Of sizes in documents of iOS the largest does, wherever it stands.
    let isLargest = kind == .size && constraint.second == nil && alike.contains { isBehind($0, id) }
    return
      "\(kind.plural) give way first, and of \(alike.count) such it is the \(isLargest ? "largest" : "last")"
  }

  private func isBehind(_ row: RowSource, _ id: LayoutConstraintID) -> Bool {
    if case .constraint(let other) = row { other.index > id.index } else { false }
  }

  private enum Kind: Equatable {
    case size, likeness, farEdge, position

    var plural: String {
      switch self {
      case .size: "fixed sizes and aspect ratios"
      case .likeness: "sizes like another view's"
      case .farEdge: "right and bottom edges"
      case .position: "positions"
      }
    }
  }

  private func kind(of constraint: LayoutConstraint) -> Kind {
    if constraint.first.attribute.isDimension {
      return constraint.second.map { $0.node != constraint.first.node } == true ? .likeness : .size
    }
    switch constraint.first.attribute {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: return .farEdge
    default: return .position
    }
  }
}
