import PlumbAnswers
import PlumbConsoleLog
import PlumbFindings
import PlumbLayoutLint
import PlumbTextOutput

extension Command {
  static let rules = Command(
    name: "rules", group: .reference, usage: "[RULE] [OPTIONS]",
    summary: "list the rules and causes of conflicts, or show the page of one",
    discussion: """
      Lists what “plumb lint” looks for, errors first, and the causes of conflicts that “plumb explain” names. With the \
      name of one: what it is, why it matters, an example of it, the same put right, and how to settle it.
      """,
    examples: [
      CommandExample("plumb rules", "every rule and cause"),
      CommandExample("plumb rules duplicate-id", "the page of a rule"),
      CommandExample("plumb rules mask-left-on", "the page of a cause"),
    ],
    options: [
      OptionDescription("json", help: "print JSON, one object a line for each rule and cause"),
      .ascii, .color,
    ]
  ) { arguments, output in
    let names = arguments.positional
    guard names.count <= 1 else {
      output.complain("“plumb rules” takes one rule at most.")
      return .notDone
    }
    var (rules, pages) = (Rule.all, CausePage.all)
    if let name = names.first {
      (rules, pages) = (rules.filter { $0.name == name }, pages.filter { $0.name == name })
      if rules.isEmpty, pages.isEmpty {
        let all = Rule.all.map(\.name) + CausePage.all.map(\.name)
        output.complain("There is no rule “\(name)”." + Suggestion.sentence(for: name, among: all))
        output.complain("“plumb rules” lists what there is.")
        return .notDone
      }
    }
    if arguments.contains("json") {
      output.write(RuleBook.lines(rules) + RuleBook.lines(pages))
      return .done
    }
    let text = RulesText(output: output)
    if names.isEmpty {
      output.write(output.shown(text.list(rules) + "\n" + text.list(pages)))
    } else {
      output.write(output.shown(rules.map(text.page).joined() + pages.map(text.page).joined()))
    }
    return .done
  }
}
