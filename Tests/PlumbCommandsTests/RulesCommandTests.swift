import LayoutLint
import TestSupport
import Testing

@Suite("plumb rules")
struct RulesCommandTests {
  @Test func listHasALineForEachRule() throws {
    let run = CommandRun("rules")
    #expect(run.code == 0 && run.messages == "")
    #expect(run.resultLines.count == Rule.all.count)
    for (line, rule) in zip(run.resultLines, Rule.all) {
      #expect(line.hasPrefix(rule.name + "  ") && line.hasSuffix("  " + rule.summary))
      #expect(line.contains(" \(rule.severity.name) ") && line.count <= 110)
    }
    #expect(try Snapshot("Tests/PlumbCommandsTests/RulePages/list.txt").difference(from: run.results) == nil)
  }

  @Test(arguments: Rule.all.map(\.name))
  func pageIsShown(_ name: String) throws {
    let run = CommandRun("rules", name)
    #expect(run.code == 0 && run.messages == "")
    #expect(run.results.hasPrefix(name + "  "))
    for heading in ["What it finds", "Why it matters", "Example", "The same put right", "How to settle it"] {
      #expect(run.resultLines.contains(heading))
    }
    #expect(!run.results.contains("▸"))
    let snapshot = Snapshot("Tests/PlumbCommandsTests/RulePages/\(name).txt")
    #expect(try snapshot.difference(from: run.results) == nil)
  }

  @Test func unknownRuleSuggestsOne() {
    let run = CommandRun("rules", "duplicate-ids")
    #expect(run.code == 2 && run.results == "")
    #expect(
      run.messageLines == [
        "plumb: There is no rule “duplicate-ids”. Did you mean “duplicate-id”?",
        "plumb: “plumb rules” lists what there is.",
      ])
    #expect(CommandRun("rules", "zzz").messageLines.first == "plumb: There is no rule “zzz”.")
  }

  @Test func severalRulesAreRefused() {
    #expect(CommandRun("rules", "duplicate-id", "misplaced-view").code == 2)
  }

  @Test func jsonHasALineForEachRule() {
    #expect(CommandRun("rules", "--json").resultLines.count == Rule.all.count)
    let run = CommandRun("rules", "--json", "duplicate-id")
    #expect(run.resultLines.count == 1)
    #expect(run.results.hasPrefix(#"{"rule":"duplicate-id","severity":"error","summary":"#))
  }

  @Test func colourIsOfTheSeverity() {
    let list = CommandRun("rules", "--color=always").resultLines
    #expect(list.first?.contains("\u{1B}[1;31merror") == true)
    #expect(list.last?.contains("\u{1B}[1;33mwarning") == true)
  }
}
