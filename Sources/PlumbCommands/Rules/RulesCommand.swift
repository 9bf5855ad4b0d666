import Findings
import LayoutLint
import TextOutput

extension Command {
  static let rules = Command(
    name: "rules", group: .reference, usage: "[RULE] [OPTIONS]",
    summary: "list the rules, or show a rule's page",
    discussion: """
      Lists what “plumb lint” looks for, errors first. With the name of a rule: what it finds, why it matters, an
      example of it, the same put right, and how to settle it.
      """,
    examples: [
      CommandExample("plumb rules", "every rule"),
      CommandExample("plumb rules duplicate-id", "the page of one"),
    ],
    options: [
      OptionDescription("json", help: "print JSON, one object a line for each rule"),
      .ascii, .color,
    ]
  ) { arguments, output in
    let names = arguments.positional
    guard names.count <= 1 else {
      output.complain("“plumb rules” takes one rule at most.")
      return .notDone
    }
    guard let name = names.first else {
      output.write(
        arguments.contains("json")
          ? RulesJSON.lines(Rule.all) : output.shown(RulesText(output: output).list(Rule.all)))
      return .done
    }
    guard let rule = Rule.named(name) else {
      output.complain(
        "There is no rule “\(name)”." + Suggestion.sentence(for: name, among: Rule.all.map(\.name)))
      output.complain("“plumb rules” lists what there is.")
      return .notDone
    }
    output.write(
      arguments.contains("json")
        ? RulesJSON.lines([rule]) : output.shown(RulesText(output: output).page(rule)))
    return .done
  }
}

/// The rule book for programs.
enum RulesJSON {
  /// A line for each rule.
  static func lines(_ rules: [Rule]) -> String {
    var text = ""
    for rule in rules {
      var json = JSONText()
      json.object { json in
        json.member("rule", rule.name)
        json.member("severity", "\(rule.severity.name)")
        json.member("summary", rule.summary)
        json.member("finds", rule.finds)
        json.member("matters", rule.matters)
        json.member("bad", rule.example.bad)
        json.member("good", rule.example.good)
        json.member("settling", rule.settling)
      }
      text += json.text + "\n"
    }
    return text
  }
}
