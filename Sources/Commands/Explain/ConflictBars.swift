import PlumbConsoleLog
import PlumbGeometry
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// The picture of a conflict in text: what is needed above what there is, to scale.
///
///     needs 195  ├10┤├─── “Name” 120 ───┤├10┤├──── 55 ────┤
///     gets  0    │
struct ConflictBars {
  let lines: [String]

  /// Nil for conflicts that are no chain of lengths, and where a terminal is too narrow.
  init?(_ explanation: LogExplanation, width: Int, _ output: Output) {
    guard let chain = explanation.chain else { return nil }
    let (needed, given) = (chain.length, chain.given)
    let heads =
      explanation.isGiven
      ? ("needs " + needed.points, "gets  " + given.points)
      : ("asked for " + needed.points, "and for   " + given.points)
    let head = max(heads.0.columns, heads.1.columns) + 2
    let room = width - head
    let longest = max(needed, given)
    guard room >= 24, longest > 0, chain.links.count * 3 <= room else { return nil }
    let scale = Double(room) / longest
    var top = ""
    for link in chain.links {
      let columns = max(
        Int((link.length * scale).rounded()), min(link.length.points.columns + 2, room / chain.links.count))
      top += Self.bar(columns, link.length, link.item)
    }
    let size = Int((given * scale).rounded())
    let bottom = size >= 2 ? Self.bar(size, given, nil, isLabelled: false) : "│"
    let (first, second) = (heads.0.padded(to: head), heads.1.padded(to: head))
    lines = [
      output.shown(first) + output.styled(output.shown(top), needed > given ? .red : .bold),
      output.shown(second) + output.shown(bottom),
    ]
  }

  private static func bar(_ columns: Int, _ length: Double, _ item: String?, isLabelled: Bool = true)
    -> String
  {
    let inner = max(columns - 2, 0)
    let labels = isLabelled ? [item.map { " " + $0 + " " + length.points + " " }, length.points] : []
    let label = labels.compactMap { $0 }.first { $0.columns <= inner } ?? ""
    let rest = inner - label.columns
    return "├" + String(repeating: "─", count: rest / 2) + label
      + String(repeating: "─", count: rest - rest / 2) + "┤"
  }
}
