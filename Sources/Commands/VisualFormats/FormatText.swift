import PlumbAnswers
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// What `plumb vfl` prints for a person.
struct FormatText {
  let output: Output

  func text(_ answer: FormatAnswer) -> String {
    var text = ""
    for format in answer.formats { text += page(format, answer) + "\n" }
    text += frames(answer)
    for conflict in answer.conflicts { text += "\n" + page(conflict, answer) }
    return text
  }

  /// A format, and its constraints with what of it says so.
  private func page(_ format: FormatAnswer.Format, _ answer: FormatAnswer) -> String {
    var table = TextTable([.left, .left])
    for part in format.constraints {
      table.add(["  " + shown(words(part.id, answer)), format.text(of: part.span).printable])
    }
    var text = output.styled(format.format.source.printable, .bold) + "\n"
    let column = table.rows.map { $0[0].columns }.max() ?? 0
    for row in table.rows {
      text += row[0].padded(to: column + 2) + output.styled(row[1], .faint) + "\n"
    }
    return text
  }

  private func words(_ id: LayoutConstraintID, _ answer: FormatAnswer) -> String {
    answer.inspection.words.words(.constraint(id)).text
  }

  // MARK: Frames

  private func frames(_ answer: FormatAnswer) -> String {
    var table = TextTable([.left, .right, .right, .right, .right])
    table.add(["", "x", "y", "width", "height"])
    for (name, node) in [("superview", answer.superview)] + answer.views {
      let frame = answer.frame(of: node)
      table.add([name.printable] + [frame.minX, frame.minY, frame.width, frame.height].map(\.shortened))
    }
    let lines = table.lines()
    let width = lines.map(\.columns).max() ?? 0
    var text = output.styled(lines[0], .faint) + "\n"
    for (line, node) in zip(lines.dropFirst(), [answer.superview] + answer.views.map(\.node)) {
      let free = answer.free[node]?.names ?? []
      text += free.isEmpty ? line : line.padded(to: width + 2) + remark(free)
      text += "\n"
    }
    return text
  }

  private func remark(_ free: [String]) -> String {
    output.styled("open: " + free.joined(separator: ", "), .orange)
  }

  // MARK: Conflicts

  private func page(_ conflict: ConflictReport, _ answer: FormatAnswer) -> String {
    let words = answer.inspection.words
    var text = output.styled("These cannot all hold:", .red) + "\n"
    for row in conflict.rows {
      let mark = row == conflict.broken ? output.styled(shown("  ← broken"), .red) : ""
      text += "  " + shown(words.words(row).text) + mark + "\n"
    }
    let reason = conflict.choice.text.capitalizedFirst + "."
    for sentence in [conflict.arithmetic?.text.capitalizedFirst, reason].compactMap(\.self) {
      for line in shown(sentence).wrapped(to: min(output.columns, 100)) { text += line + "\n" }
    }
    return text
  }

  private func shown(_ text: String) -> String { output.shown(text.printable) }
}
