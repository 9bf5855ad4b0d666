import PlumbConsoleLog
import PlumbFindings
import PlumbLayoutLint
import PlumbTextOutput

/// The rule book for programs.
public enum RuleBook {
  /// The JSON of `plumb rules --json`: a line for each rule and cause.
  public static var json: String { lines(Rule.all) + lines(CausePage.all) }

  /// A line for each rule.
  package static func lines(_ rules: [Rule]) -> String {
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
  package static func lines(_ pages: [CausePage]) -> String {
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
