import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbLayoutDiagnostics

/// The required constraints that the engine could not keep, so that each is reported once.
struct BrokenConstraints {
  var rows: Set<RowSource> = []
  /// The tree's count of changes of that set, as of the last look.
  var version = 0
}

extension LayoutEngine {
  /// Reports conflicts that the last solution brought.
  func reportConflicts() {
    guard tree.refusalVersion != brokenConstraints.version, let node = root.item.node else { return }
    brokenConstraints.version = tree.refusalVersion
    attempt { () throws(LayoutError) in
      let rows = Set(try tree.brokenRows(under: node))
      defer { brokenConstraints.rows = rows }
      guard !rows.isSubset(of: brokenConstraints.rows) else { return }
      let conflicts = try tree.conflicts(under: node)
      let inspection = inspection(callStacksOf: conflicts.flatMap { $0.rows })
      let written = writtenConstraints()
      for conflict in conflicts where !brokenConstraints.rows.contains(conflict.broken) {
        try report(conflict, written, inspection, under: node)
      }
    }
  }

  private func report(
    _ conflict: LayoutConflict, _ written: [LayoutConstraintID: NSLayoutConstraint],
    _ inspection: LayoutInspection,
    under node: NodeID
  ) throws(LayoutError) {
    let text = inspection.consoleText(of: conflict)
    func constraint(_ row: RowSource) -> NSLayoutConstraint? {
      if case .constraint(let id) = row { written[id] } else { nil }
    }
    let constraints = conflict.rows.compactMap(constraint)
    let broken = constraint(conflict.broken)
    LayoutRecorder.current?.foundConflict(breaking: broken)
    let handler = LayoutDebugging.conflictHandler
    var drawing: ConflictDrawing?
    if handler != nil || LayoutDebugging.switches.visualizesConflicts {
      let report = try inspection.words.report(of: conflict, under: node)
      let made = ConflictDrawing(report, of: inspection, under: node)
      drawing = made
      handler?(
        UnsatisfiableConstraints(
          constraints: constraints, broken: broken, text: text,
          explanation: inspection.explanation(of: report), drawing: made))
    }
    if LayoutDebugging.switches.logsConflicts { LayoutLog.report(.conflict(text)) }
    if LayoutDebugging.switches.visualizesConflicts { drawing?.writeFiles() }
    UIViewAlertForUnsatisfiableConstraints(broken, constraints)
  }
}
