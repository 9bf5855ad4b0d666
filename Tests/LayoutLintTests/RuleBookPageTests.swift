import PlumbFindings
import TestSupport
import Testing

@testable import PlumbLayoutLint

/// `Documentation/RULES.md` is the rule book as it is in the code; `PLUMB_RECORD=1` writes it anew.
@Suite("The rule book's page")
struct RuleBookPageTests {
  @Test func isWhatTheRulesSay() throws {
    #expect(try Snapshot("Documentation/RULES.md").difference(from: Self.page) == nil)
  }

  private static var page: String {
    var page = """
      # Rules

      What `plumb lint` looks for, errors first. `plumb rules RULE` prints the same. The examples stand inside the root
      view of a document, or are whole documents.

      An **error** is a layout that is wrong or not determined. A **warning** may be meant. A **note** says that the layout
      is right and the document invites trouble: notes are told and counted, and a check with nothing else passes.

      | rule | | finds |
      |---|---|---|

      """
    for rule in Rule.all {
      page += "| [`\(rule.name)`](#\(rule.name)) | \(rule.severity.name) | \(rule.summary) |\n"
    }
    for rule in Rule.all {
      page +=
        "\n## \(rule.name)\n\n**What it finds.** \(rule.finds)\n\n**Why it matters.** \(rule.matters)\n\n"
      page +=
        "```xml\n\(rule.example.bad)\n```\n\nThe same put right:\n\n```xml\n\(rule.example.good)\n```\n\n"
      page += "**How to settle it.** \(rule.settling)\n"
    }
    return page
  }
}
