import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// The conflicts of a scene, and which of them are the document's own trouble: one object, which all diagnoses look at.
final class SceneConflicts: Sendable {
  /// Those that the document's own frames bear out, with what only repeats them folded under the first.
  let certain: [ConflictReport]
  /// Those that they do not, and why not.
  let uncertain: [(report: ConflictReport, doubt: ConflictDoubt)]
  /// The rows that take part in a conflict by more than rounding: how things are there depends on what Auto Layout breaks.
  let rows: Set<RowSource>
  /// The nodes whose constraints or contents take part in one.
  let nodes: Set<NodeID>

  init(_ facts: inout SceneFacts, _ words: ConstraintWords, doubts: Doubts) throws(LayoutError) {
    var rows: Set<RowSource> = []
    var certain: [ConflictReport] = []
    var uncertain: [(report: ConflictReport, doubt: ConflictDoubt)] = []
    let tree = facts.layout.tree
    for root in tree.rootNodes {
      let conflicts = try facts.tree.conflicts(under: root)
      if conflicts.isEmpty { continue }
      let trust = try ConflictTrust(&facts, root: root, doubts: doubts)
      for (conflict, report) in zip(conflicts, try words.conflicts(under: root, &facts.tree)) {
        let doubt = trust.doubt(about: conflict)
        if let doubt { uncertain.append((report, doubt)) } else { certain.append(report) }
        if doubt == nil || report.gap ?? .infinity >= ConflictTrust.rounding { rows.formUnion(report.rows) }
      }
    }
    self.uncertain = uncertain
    self.certain = ConflictReport.folded(certain)
    self.rows = rows
    nodes = Self.nodes(of: rows, in: tree)
  }

  /// The conflicts that the document's own frames do not bear out, without what would settle them.
  static func uncertain(_ facts: inout SceneFacts) throws(LayoutError) -> [LayoutConflict] {
    var uncertain: [LayoutConflict] = []
    for root in facts.layout.tree.rootNodes {
      let conflicts = try facts.tree.conflicts(under: root)
      if conflicts.isEmpty { continue }
      let trust = try ConflictTrust(&facts, root: root, doubts: .none)
      uncertain += conflicts.filter { trust.doubt(about: $0) != nil }
    }
    return uncertain
  }

  private static func nodes(of rows: Set<RowSource>, in tree: LayoutTree) -> Set<NodeID> {
    var nodes: Set<NodeID> = []
    for row in rows {
      switch row {
      case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _),
        .generated(let node, .fixedFrame, _):
        nodes.insert(node)
      case .generated:
        break
      case .constraint(let id):
        guard let constraint = tree.constraint(id) else { continue }
        nodes.insert(constraint.first.node)
        if let second = constraint.second { nodes.insert(second.node) }
      }
    }
    return nodes
  }
}

extension ConflictReport {
  /// Conflicts that share most of their rows are one trouble: the first stands for them.
  fileprivate static func folded(_ reports: [ConflictReport]) -> [ConflictReport] {
    var result: [ConflictReport] = []
    for report in reports {
      let rows = Set(report.rows)
      let place = result.firstIndex { first in
        let shared = first.rows.reduce(0) { $0 + (rows.contains($1) ? 1 : 0) }
        return 2 * shared > min(first.rows.count, rows.count)
          || first.maskedNodes.contains { report.maskedNodes.contains($0) }
          || (first.unmaskedNode != nil && first.unmaskedNode == report.unmaskedNode)
      }
      if let place { result[place].alsoBroken.append(report.broken) } else { result.append(report) }
    }
    return result
  }

  /// The node whose mask is not to be translated any more: that settles all conflicts of which it is the
  /// repair.
  private var unmaskedNode: NodeID? {
    if case .useConstraints(let node)? = repair { return node }
    return nil
  }

  /// The nodes whose translated masks take part.
  private var maskedNodes: [NodeID] {
    rows.compactMap { row in
      if case .generated(let node, .mask, .minX) = row { return node }
      if case .generated(let node, .mask, .minY) = row { return node }
      return nil
    }
  }
}
