import PlumbAnswers
import PlumbConsoleLog
import PlumbFindings
import PlumbLayoutLint
import PlumbTextOutput

/// The rule book for a person.
struct RulesText {
  /// Sentences that are wider than this, in columns, are hard to read; examples keep their lines.
  private static let widest = 100

  let output: Output

  /// A line for each rule: name, severity, summary.
  func list(_ rules: [Rule]) -> String {
    let names = rules.map(\.name.columns).max() ?? 0
    let severities = rules.map { "\($0.severity.name)".count }.max() ?? 0
    return rules.reduce(into: "") { text, rule in
      text += output.styled(rule.name.padded(to: names + 2), .bold)
      text += output.styled("\(rule.severity.name)".padded(to: severities + 2), rule.severity.style)
      text += rule.summary + "\n"
    }
  }

  /// All that there is to say of a rule.
  func page(_ rule: Rule) -> String {
    output.styled(rule.name, .bold) + "  "
      + output.styled("\(rule.severity.name)", rule.severity.style) + "\n"
      + rule.summary + "\n"
      + section("What it finds", paragraph(rule.finds))
      + section("Why it matters", paragraph(rule.matters))
      + section("Example", example(rule.example.bad))
      + section("The same put right", example(rule.example.good))
      + section("How to settle it", paragraph(rule.settling))
      + section("How to pass it over", paragraph(passing(rule)))
  }

  /// What a configuration and a document can say of a rule.
  private func passing(_ rule: Rule) -> String {
    var text =
      "In .plumb.yml, “\(rule.name): off” among the rules looks for it no more; note, warning and error say how grave it is."
    for option in rule.options {
      text +=
        " “\(option.name)” says \(option.meaning); it is \(JSONText.number(option.standard)) unless given."
    }
    if case .reading = rule.check { return text }
    return text
      + "\n\nIn a document, “\(SuppressionNote.word) \(rule.name)” in the Notes of an object holds for it and all that is in it, and in the label of a constraint for that."
  }

  /// A line for each cause, below a heading: name, whether it is harmless, summary.
  func list(_ pages: [CausePage]) -> String {
    let names = pages.map(\.name.columns).max() ?? 0
    let consequences = pages.map(\.consequence.columns).max() ?? 0
    let heading = output.styled("Causes of conflicts that “plumb explain” names", .bold) + "\n"
    return pages.reduce(into: heading) { text, page in
      text += output.styled(page.name.padded(to: names + 2), .bold)
      text += output.styled(page.consequence.padded(to: consequences + 2), style(page))
      text += page.summary + "\n"
    }
  }

  /// All that there is to say of a cause.
  func page(_ page: CausePage) -> String {
    output.styled(page.name, .bold) + "  " + output.styled(page.consequence, style(page)) + "\n"
      + page.summary + "\n"
      + section("What it is", paragraph(page.finds))
      + section("Why it matters", paragraph(page.matters))
      + section("Example", example(page.example.log))
      + (page.example.settled.map { section("The same put right", example($0)) } ?? "")
      + section("How to settle it", paragraph(page.settling))
      + (page.code.map { section("In Swift", example($0)) } ?? "")
  }

  private func style(_ page: CausePage) -> OutputStyle { page.cause.isHarmless ? .faint : .boldRed }

  private func section(_ heading: String, _ body: String) -> String {
    "\n" + output.styled(heading, .bold) + "\n" + body
  }

  private func paragraph(_ text: String) -> String {
    text.wrapped(to: min(output.columns, Self.widest) - 2).reduce(into: "") {
      $0 += ($1.isEmpty ? "" : "  " + $1) + "\n"
    }
  }

  private func example(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: "") {
      $0 += ($1.isEmpty ? "" : "  " + $1) + "\n"
    }
  }
}
