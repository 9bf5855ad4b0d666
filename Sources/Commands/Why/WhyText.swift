import PlumbAnswers
import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// What `plumb why` prints for a person.
struct WhyText {
  let output: Output
  let environment: PlumbInterfaceBuilder.Environment

  /// A line of the page: what it says, and what stands in a column beside it.
  private struct Line {
    var text: Message
    var indent: Int
    var note = ""
    var style: OutputStyle?
  }

  func text(_ path: String, _ answer: WhyAnswer) -> String {
    let layout = answer.scene.layout
    let setting = SettingText(output: output).text(layout.document, environment, [layout])
    var text = output.styled(path.printable, .bold) + "  " + setting + "\n"
    if answer.isBrief {
      let name = answer.scene.inspection.words.name(of: answer.choice.node)
      text += "\n" + output.styled(shown(name), .bold) + identity(answer) + "\n"
    }
    var told: Set<RowSource> = []
    for (place, explanation) in answer.explanations.enumerated() {
      let isSame = place > 0 && answer.isBrief
      text += isSame ? "" : "\n"
      text += page(explanation, answer, &told)
    }
    if answer.isBrief {
      let first = answer.explanations.first { $0.steps.count > 1 } ?? answer.explanations[0]
      let attribute = first.name.split(separator: ".").last.map { String($0) } ?? "top"
      text +=
        "\n"
        + output.styled(
          shown("“plumb why … \(answer.choice.id).\(attribute)” tells the whole chain of one of them."),
          .faint)
        + "\n"
    }
    return text
  }

  private func identity(_ answer: WhyAnswer) -> String {
    "  " + output.styled("\(answer.choice.className) \(answer.choice.id)".printable, .faint)
  }

  // MARK: A number

  private func page(
    _ explanation: ValueExplanation, _ answer: WhyAnswer, _ told: inout Set<RowSource>
  ) -> String {
    let inspection = answer.scene.inspection
    var text = styled(inspection.headline(of: explanation), .bold)
    if let value = answer.documentValue(explanation) {
      text += output.styled(
        shown(", \(value.points) from the bottom, as the document counts"), .faint)
    }
    text += (answer.isBrief ? "" : identity(answer)) + "\n"
    var lines: [Line] = []
    for section in inspection.sections(of: explanation) {
      switch section.topic {
      case .chain:
        if !answer.isBrief { lines.append(Line(text: "", indent: 0)) }
        lines += answer.isBrief ? brief(explanation, section) : section.lines.map { line($0, 1) }
      case .openness, .conflict, .wishes, .limits:
        guard let heading = section.heading else { continue }
        // The place and the size of an axis have much in common.
        if answer.isBrief, !isNews(section.topic, explanation, &told) { continue }
        if !answer.isBrief { lines.append(Line(text: "", indent: 0)) }
        let depth = answer.isBrief ? 1 : 0
        lines.append(Line(text: heading, indent: depth, style: Self.style(of: section.topic)))
        lines += section.lines.map { line($0, depth + 1) }
      }
    }
    return text + columns(lines)
  }

  /// Whether something is to be told of an axis that was not yet, and is worth it beside the whole frame.
  private func isNews(
    _ topic: ExplanationSection.Topic, _ explanation: ValueExplanation, _ told: inout Set<RowSource>
  ) -> Bool {
    switch topic {
    case .chain, .openness: return true
    case .limits: return false
    case .conflict: return explanation.conflicts.contains { told.insert($0.broken).inserted }
    case .wishes:
      return explanation.wishes.contains { wish in
        guard case .constraint = wish.row else { return false }
        return told.insert(wish.row).inserted
      }
    }
  }

  private static func style(of topic: ExplanationSection.Topic) -> OutputStyle {
    switch topic {
    case .openness: .orange
    case .conflict: .red
    case .chain, .wishes, .limits: .bold
    }
  }

  private func line(_ line: ExplanationSection.Line, _ indent: Int) -> Line {
    var notes: [String] = []
    if let place = line.place { notes.append(place.text) }
    if let sensitivity = line.sensitivity { notes.append("×" + sensitivity.factorText) }
    return Line(text: line.message, indent: indent + line.depth, note: notes.joined(separator: "  "))
  }

  /// The last step, which gives the number, and what it puts together.
  private func brief(_ explanation: ValueExplanation, _ section: ExplanationSection) -> [Line] {
    guard let last = explanation.steps.last else { return [] }
    if last.isTogether {
      let start = section.lines.lastIndex { $0.depth == 0 } ?? 0
      return section.lines[start...].map { line($0, 1) }
    }
    return section.lines.suffix(last.causes.isEmpty ? 3 : 1).filter { $0.depth == 0 }.map { line($0, 1) }
  }

  // MARK: Lines

  /// The notes stand in a column where that is not too far away.
  private func columns(_ lines: [Line]) -> String {
    let noted = lines.filter { !$0.note.isEmpty }
    let widths = noted.map { $0.indent * 2 + shown($0.text.text).columns }
    let column = widths.filter { $0 <= 76 }.max() ?? 0
    var text = ""
    for line in lines {
      let plain = shown(line.text.text)
      text += String(repeating: " ", count: plain.isEmpty ? 0 : 2 * line.indent)
      text += line.style.map { output.styled(plain, $0) } ?? styled(line.text, nil)
      if !line.note.isEmpty {
        let width = 2 * line.indent + plain.columns
        text += String(repeating: " ", count: max(column - width, 0) + 2)
        text += output.styled(shown(line.note), .faint)
      }
      text += "\n"
    }
    return text
  }

  private func shown(_ text: String) -> String { output.shown(text.printable) }

  private func styled(_ message: Message, _ style: OutputStyle?) -> String {
    if let style { return output.styled(shown(message.text), style) }
    return message.parts.map { part in
      switch part {
      case .text(let text): shown(text)
      case .item(let text), .value(let text): output.styled(shown(text), .cyan)
      }
    }.joined()
  }
}

extension Double {
  /// `0.5`, with a minus sign where it is negative.
  var factorText: String { (self < 0 ? "−" : "") + magnitude.points }
}
