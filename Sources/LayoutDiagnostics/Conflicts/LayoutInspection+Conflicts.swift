import PlumbAutoLayout
import PlumbFindings

extension LayoutInspection {
  /// A conflict in plain lines: what clashes and who wrote it, the sum that does not come out, what is broken and
  /// why that, and what would help.
  package func explanation(of conflict: ConflictReport) -> String {
    var lines = [verdict(on: conflict)]
    for row in conflict.rows where row != conflict.broken { lines.append(line(row)) }
    lines.append(line(conflict.broken))
    if let arithmetic = conflict.arithmetic { lines.append("Sum: " + arithmetic.text) }
    lines.append("Broken: " + words.words(conflict.broken).text + ", because " + conflict.choice.text)
    for (place, tried) in conflict.repairs.enumerated() {
      lines.append(
        (place == 0 ? "Repair: " : "Or: ") + words.words(tried.repair).text + "; "
          + words.consequences(of: tried).text)
    }
    return joined(lines, "\n")
  }

  /// One sentence: what contradicts what.
  package func verdict(on conflict: ConflictReport) -> String { words.verdict(on: conflict).text }

  private func line(_ row: RowSource) -> String {
    var line = "  " + words.words(row).text
    if case .constraint(let id) = row, let constraint = objects.constraints[id] {
      if let identifier = constraint.console.identifier { line += " (" + identifier + ")" }
      if let place = constraint.place { line += "  " + place.text }
      for function in constraint.callStack { line += "\n      " + function }
    }
    return line
  }
}
