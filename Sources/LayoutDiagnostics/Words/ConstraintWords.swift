import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

/// Says in words what the rows of a layout tree demand.
package final class ConstraintWords: Sendable {
  package let tree: LayoutTree
  package let names: LayoutNames

  package init(_ tree: LayoutTree, _ names: LayoutNames) {
    self.tree = tree
    self.names = names
  }

  package func name(of node: NodeID) -> String { names.name(of: node, in: tree) }

  /// An attribute of a node: `“Title”.leading`.
  package func anchor(_ anchor: Anchor) -> String {
    ConstraintFormula.anchor(name(of: anchor.node), anchor.attribute)
  }

  /// A constraint as a formula, without its priority: `“Title”.leading = Safe Area.leading + 20`.
  package func formula(_ constraint: LayoutConstraint) -> String { written(constraint).text }

  private func written(_ constraint: LayoutConstraint) -> ConstraintFormula {
    ConstraintFormula(
      anchor(constraint.first), constraint.relation, constraint.second.map(anchor),
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
  }

  /// What a constraint fixes: its left side less its right side but for the constant.
  func difference(_ constraint: LayoutConstraint) -> String {
    guard let second = constraint.second else { return anchor(constraint.first) }
    return anchor(constraint.first) + " − "
      + ConstraintFormula.multiple(constraint.multiplier, of: anchor(second))
  }

  /// A row as a person would read it, with its priority where it is not required and what made it where nobody wrote it.
  package func words(_ row: RowSource) -> Message {
    switch row {
    case .constraint(let id):
      guard let constraint = tree.constraint(id) else { return "a constraint that is gone" }
      return written(constraint).words
    case .generated(let node, let generator, let part):
      return generated(node, generator, [part])
    }
  }

  /// What several rows demand, in one sentence.
  ///
  /// - Precondition: One generator made them for one node (`RowSource.isKin`), and they hold.
  package func words(_ rows: [RowSource]) -> Message {
    var parts: [RowPart] = []
    for case .generated(_, _, let part) in rows { parts.append(part) }
    switch rows.first {
    case .generated(let node, .mask, _): return mask(node, parts, tree.frame(of: node))
    case .generated(let node, let generator, _): return generated(node, generator, parts)
    case .some(let row): return words(row)
    case nil: return "nothing"
    }
  }
}

extension RowSource {
  /// Whether somebody wrote it, in a document or in code.
  package var isWritten: Bool {
    if case .constraint = self { return true }
    return false
  }

  /// Whether one generator made both for one node.
  package func isKin(to other: RowSource) -> Bool {
    guard case .generated(let node, let generator, _) = self,
      case .generated(let otherNode, let otherGenerator, _) = other
    else { return false }
    return node == otherNode && generator == otherGenerator
  }
}
