import Findings
import LayoutLint
import TextOutput

/// The rule book for a person.
struct RulesText {
  /// The width of the pages' sentences, in columns; examples keep their lines.
  private static let width = 80

  let output: Output

  /// A line for each rule: name, severity, summary.
  func list(_ rules: [Rule]) -> String {
    let names = rules.map(\.name.columns).max() ?? 0
    let severities = rules.map { "\($0.severity.name)".count }.max() ?? 0
    return rules.reduce(into: "") { text, rule in
      text += output.styled(rule.name.padded(to: names + 2), .bold)
      text += output.styled("\(rule.severity.name)".padded(to: severities + 2), rule.severity.outputStyle)
      text += rule.summary + "\n"
    }
  }

  /// All that there is to say of a rule.
  func page(_ rule: Rule) -> String {
    output.styled(rule.name, .bold) + "  "
      + output.styled("\(rule.severity.name)", rule.severity.outputStyle) + "\n"
      + rule.summary + "\n"
      + section("What it finds", paragraph(rule.finds))
      + section("Why it matters", paragraph(rule.matters))
      + section("Example", example(rule.example.bad))
      + section("The same put right", example(rule.example.good))
      + section("How to settle it", paragraph(rule.settling))
  }

  private func section(_ heading: String, _ body: String) -> String {
    "\n" + output.styled(heading, .bold) + "\n" + body
  }

  private func paragraph(_ text: String) -> String {
    StyledText(text).wrapped(to: Self.width - 2).reduce(into: "") {
      $0 += "  " + $1.rendered(colors: false) + "\n"
    }
  }

  private func example(_ text: String) -> String {
    text.split(separator: "\n").reduce(into: "") { $0 += "  " + $1 + "\n" }
  }
}

extension Severity {
  /// As the output of `plumb lint` has it.
  var outputStyle: OutputStyle {
    switch self {
    case .warning: .boldOrange
    case .error: .boldRed
    }
  }
}
