import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbLayoutDiagnostics

/// A conflict of a log as reports and pictures of layouts take it.
package struct LogFigure: Sendable {
  package let report: ConflictReport
  /// Of the layout in which what is broken gives way to all others; sizes and places that the log leaves open are made up.
  package let inspection: LayoutInspection
}

extension LogExplanation {
  /// Nil where nothing is known to clash.
  package var figure: LogFigure? {
    guard let conflict,
      let yielding = [log.broken, predicted.first { core.contains($0) }].compactMap({ $0 }).first(
        where: { core.contains($0) })
    else { return nil }
    var options = options
    options.yielding = yielding
    options.arranges = true
    options.sizesMayBeNegative = false
    guard let drawn = try? RebuiltLayout(log, options), let broken = drawn.rows[yielding] else { return nil }
    var objects = LayoutObjects()
    for (key, node) in drawn.nodes { objects.items[node] = InspectedItem(drawn.items[key]) }
    objects.order = drawn.items.keys.compactMap { drawn.nodes[$0] }
    for (place, row) in drawn.rows.enumerated() {
      guard let row, let console = log.constraints[place].console else { continue }
      objects.constraints[row] = InspectedConstraint(console, place: log.constraints[place].place)
    }
    let rows = core.compactMap { drawn.rows[$0] }.map { RowSource.constraint($0) }
    let choice: Message =
      yielding == log.broken ? "the log says so" : "in published logs, constraints like it give way first"
    let names = drawn.layoutNames(LogNames(names))
    let inspection = LayoutInspection(drawn.tree, objects, names: names)
    let blamed = layout?.rows[yielding].map { conflict.blaming(.constraint($0)) }
    let sum = layout.flatMap { layout in
      blamed.flatMap { ConstraintWords(layout.tree, layout.layoutNames(LogNames(self.names))).sum(of: $0) }
    }
    return LogFigure(
      report: ConflictReport(
        rows: rows, broken: .constraint(broken), sum: sum, gap: conflict.gap, choice: choice),
      inspection: inspection)
  }
}

extension InspectedItem {
  fileprivate init(_ item: LoggedItem) {
    var address: UInt64 = 0
    if let digits = item.address?.dropFirst(2) { address = UInt64(digits, radix: 16) ?? 0 }
    self.init(
      ConsoleItem(
        item.className.isEmpty ? "UIView" : item.className, address, label: item.label, name: item.name),
      isView: !item.className.hasSuffix("LayoutGuide"))
  }
}
