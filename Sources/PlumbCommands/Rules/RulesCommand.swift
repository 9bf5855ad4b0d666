import ConsoleLog
import Findings
import LayoutLint
import TextOutput

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
      output.write(RulesJSON.lines(rules) + RulesJSON.lines(pages))
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

/// The rule book for programs.
enum RulesJSON {
  /// A line for each rule.
  static func lines(_ rules: [Rule]) -> String {
    lines(of: rules) { rule, json in
      json.member("rule", rule.name)
      json.member("severity", "\(rule.severity.name)")
      json.member("summary", rule.summary)
      json.member("finds", rule.finds)
      json.member("matters", rule.matters)
      json.member("bad", rule.example.bad)
      json.member("good", rule.example.good)
      json.member("settling", rule.settling)
      json.member("kind", "rule")
    }
  }

  /// A line for each cause. `good` is null where there is nothing to put right, `code` where there is nothing to write.
  static func lines(_ pages: [CausePage]) -> String {
    lines(of: pages) { page, json in
      json.member("rule", page.name)
      json.member("harmless", page.cause.isHarmless)
      json.member("summary", page.summary)
      json.member("finds", page.finds)
      json.member("matters", page.matters)
      json.member("bad", page.example.log)
      json.member("good", page.example.settled)
      json.member("settling", page.settling)
      json.member("code", page.code)
      json.member("kind", "cause")
    }
  }

  private static func lines<Entry>(
    of entries: [Entry], _ members: (Entry, inout JSONText) -> Void
  ) -> String {
    entries.reduce(into: "") { text, entry in
      var json = JSONText()
      json.object { members(entry, &$0) }
      text += json.text + "\n"
    }
  }
}
