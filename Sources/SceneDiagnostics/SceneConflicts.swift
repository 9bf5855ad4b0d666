import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// The conflicts of a scene, divided into the document's own and doubtful ones.
///
/// All diagnoses of a scene share one such object.
final class SceneConflicts: Sendable {
  /// The conflicts that the recorded frames bear out; conflicts that repeat an earlier one are folded under
  /// it.
  let certain: [ConflictReport]
  /// The conflicts that the recorded frames do not bear out, with the reason for doubt.
  let uncertain: [(report: ConflictReport, doubt: Doubt)]
  /// The rows of conflicts that are larger than rounding errors.
  ///
  /// Frames that depend on these rows depend on the constraint that Auto Layout breaks.
  let rows: Set<RowSource>
  /// The nodes whose constraints or contents take part in such conflicts.
  let nodes: Set<NodeID>
  /// The nodes of constraints that gave way by no more than rounding: what is open there is not open for Interface Builder.
  let rounded: Set<NodeID>

  /// - Parameters:
  ///   - doubts: What is not believed of the document.
  ///   - repaired: The names of rows for whose conflicts nobody asks for repairs.
  init(
    _ facts: inout SceneFacts, _ words: ConstraintWords, doubts: Doubts, repaired: Set<String>
  ) throws(LayoutError) {
    var rows: Set<RowSource> = []
    var rounded: Set<RowSource> = []
    var certain: [ConflictReport] = []
    var uncertain: [(report: ConflictReport, doubt: Doubt)] = []
    let tree = facts.layout.tree
    for root in tree.rootNodes {
      let conflicts = try facts.tree.conflicts(under: root)
      if conflicts.isEmpty { continue }
      let trust = try ConflictTrust(&facts, root: root, doubts: doubts)
      let reasons = conflicts.map { trust.doubt(about: $0) }
      let names = facts.rowNames()
      let searches = zip(conflicts, reasons).map { conflict, doubt -> RepairSearch in
        // Nobody is told how to settle what is not believed.
        if doubt != nil { return .none }
        let name = names.name(of: conflict.broken)
        return repaired.contains(name) || doubts.cover(name, gap: conflict.gap) ? .unmasking : .all
      }
      let reports = try words.conflicts(under: root, &facts.tree, searching: searches)
      for (doubt, report) in zip(reasons, reports) {
        if let doubt { uncertain.append((report, doubt)) } else { certain.append(report) }
        if doubt == nil || report.gap ?? .infinity >= ConflictTrust.rounding {
          rows.formUnion(report.rows)
        } else {
          rounded.insert(report.broken)
        }
      }
    }
    self.uncertain = uncertain
    self.certain = ConflictReport.folded(certain)
    self.rows = rows
    nodes = Self.nodes(of: rows, in: tree)
    self.rounded = Self.nodes(of: rounded, in: tree)
  }

  /// The conflicts that the document's recorded frames do not bear out, without suggestions for repair.
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
