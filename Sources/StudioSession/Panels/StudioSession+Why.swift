import PlumbAnswers
import PlumbLayoutDiagnostics
import PlumbPageContent

extension StudioSession {
  /// Where the numbers of the selected view come from, or one of them.
  mutating func whyForm() -> Form {
    var number: String?
    if case .question(let asked) = inspection { number = asked }
    guard let asked = number ?? selectedViews.first else {
      var form = Form(title: "Why")
      form.add([Form.Row([.note("Select a view to see where its numbers come from.", .faint)])])
      return form
    }
    let answer: WhyAnswer
    do throws(StudioError) {
      answer = try onCanvas { session throws(AnswerError) in try session.why(asked) }
    } catch {
      var form = Form(title: "Why")
      form.add([Form.Row([.note(error.message, .error)])])
      return form
    }
    let inspection = answer.scene.inspection
    var form = Form(title: answer.isBrief ? inspection.words.name(of: answer.choice.node) : "Why")
    for explanation in answer.explanations {
      var rows: [Form.Row] = []
      if answer.isBrief, let attribute = explanation.name.split(separator: ".").last {
        let number = answer.choice.id + "." + String(attribute)
        rows.append(
          Form.Row([.link("the whole chain", Form.Action("ask", ("about", "why"), ("number", number)))]))
      }
      for section in inspection.sections(of: explanation) {
        if answer.isBrief, section.topic == .limits { continue }
        if let heading = section.heading {
          rows.append(Form.Row([.note(heading.text, tone(of: section.topic))]))
        }
        let lines = answer.isBrief && section.topic == .chain ? Array(section.lines.suffix(3)) : section.lines
        rows += lines.map { row($0) }
      }
      form.add(inspection.headline(of: explanation).text, rows)
    }
    return form
  }

  private func row(_ line: ExplanationSection.Line) -> Form.Row {
    let indent = String(repeating: "\u{2003}", count: line.depth)
    var controls: [Form.Control] = [.words(indent + line.message.text)]
    if let sensitivity = line.sensitivity { controls.append(.note("×" + sensitivity.points, .faint)) }
    return Form.Row(controls)
  }

  private func tone(of topic: ExplanationSection.Topic) -> Form.Tone {
    switch topic {
    case .conflict: .error
    case .openness: .warning
    case .chain, .wishes, .limits: .plain
    }
  }

  /// Answers a question: `about` says what of.
  mutating func ask(_ message: StudioMessage) throws(StudioError) {
    switch message.text("about") ?? "" {
    case "issue": try openIssue(message.text("key") ?? "")
    case "tab":
      inspection = message.text("value") == "why" ? .why : .properties
      update.needs.insert(.inspector)
    case "why":
      inspection = .question(message.text("number") ?? "")
      update.needs.insert(.inspector)
    case "find":
      popover = .find(message.text("value") ?? "")
      update.needs.insert(.popover)
    case "reveal":
      guard let id = message.text("id"), items[id] != nil else {
        throw .refused("That is not in the document.")
      }
      select([id], "replace")
      update.reveal = viewID(ofItem: id) ?? items.constraint(id).flatMap { viewID(ofItem: $0.firstItem) }
    case "explain":
      popover = .explain(message.text("value") ?? "")
      update.needs.insert(.popover)
    case "log": try showLog(line: message.number("line").flatMap { Int(exactly: $0) } ?? 0)
    case "exercise": try exercise()
    default: throw .malformed("There is nothing to ask about “\(message.text("about") ?? "")”.")
    }
  }
}
