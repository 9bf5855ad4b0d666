internal import AutoLayout
import CoreGraphics

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
      let inspection = inspection()
      for conflict in try tree.conflicts(under: node) where !brokenConstraints.rows.contains(conflict.broken)
      {
        LayoutLog.report(.conflict(inspection.consoleText(of: conflict)))
      }
    }
  }
}
