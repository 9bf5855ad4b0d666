import PlumbAnswers
import PlumbAppleFacts
import PlumbConsoleLog
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbPageContent

extension StudioSession {
  /// What a log that somebody pasted tells of, and which of the document's constraints it speaks of.
  func explainForm(_ log: String) -> Form {
    var form = Form(title: "Explain a log")
    form.add(
      [Form.Row("Paste what the console says", [.longText(log, Form.Action("ask", ("about", "explain")))])])
    if log.isEmpty { return form }
    let explanations = LogAnswer(explaining: log).explanations
    if explanations.isEmpty {
      form.add([Form.Row([.note("There is no log of a layout conflict in this text.", .warning)])])
    }
    let counterparts = LogCounterparts(items, on: document.document.platform)
    for explanation in explanations.prefix(12) {
      form.add("Line \(explanation.log.line)", rows(explanation, counterparts))
    }
    return form
  }

  /// Shows the constraints that a log speaks of on the canvas: selects those that are found in the document.
  ///
  /// - Parameter line: Where the log begins in the text that somebody pasted.
  mutating func showLog(line: Int) throws(StudioError) {
    guard case .explain(let text)? = popover else { throw .refused("Paste a log first.") }
    let counterparts = LogCounterparts(items, on: document.document.platform)
    let found = LogAnswer(explaining: text).explanations.filter { $0.log.line == line }.flatMap {
      explanation in
      explanation.log.constraints.compactMap { counterparts.counterpart(of: $0) }
    }
    guard let first = found.first else {
      throw .refused("No constraint of this log was found in the document.")
    }
    select(found, "replace")
    update.reveal = items.constraint(first).flatMap { viewID(ofItem: $0.firstItem) }
  }

  private func rows(_ explanation: LogExplanation, _ counterparts: LogCounterparts) -> [Form.Row] {
    var rows: [Form.Row] = []
    if let cause = explanation.cause { rows.append(Form.Row("Cause", [.words(cause.name.description)])) }
    if let sum = explanation.arithmetic { rows.append(Form.Row("Sum", [.words(sum.text)])) }
    let found = explanation.log.constraints.map { counterparts.counterpart(of: $0) }
    let count = found.count { $0 != nil }
    if count > 0 {
      rows.append(
        Form.Row([
          .button(
            "Show \(count) of \(found.count) on the canvas",
            Form.Action("ask", ("about", "log"), ("line", String(explanation.log.line))))
        ]))
    }
    for (place, constraint) in explanation.log.constraints.enumerated() {
      let tone: Form.Tone =
        place == explanation.broken ? .error : explanation.core.contains(place) ? .plain : .faint
      if let id = found[place] {
        rows.append(Form.Row([.link(items.name(id), Form.Action("ask", ("about", "reveal"), ("id", id)))]))
      } else {
        rows.append(Form.Row([.note(constraint.text, tone)]))
      }
    }
    for repair in explanation.repairs { rows.append(Form.Row("Repair", [.note(repair.text.text, .good)])) }
    return rows
  }
}
