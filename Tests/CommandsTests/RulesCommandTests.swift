import PlumbConsoleLog
import PlumbLayoutLint
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb rules")
struct RulesCommandTests {
  @Test func listHasALineForEachRuleAndCause() throws {
    let run = CommandRun("rules")
    #expect(run.code == 0 && run.messages == "")
    for (line, rule) in zip(run.resultLines, Rule.all) {
      #expect(line.hasPrefix(rule.name + "  ") && line.hasSuffix("  " + rule.summary))
      #expect(line.contains(" \(rule.severity.name) ") && line.count <= 110)
    }
    let rest = run.resultLines.dropFirst(Rule.all.count)
    #expect(rest.first == "Causes of conflicts that “plumb explain” names")
    #expect(rest.count == 1 + Cause.allCases.count)
    for (line, cause) in zip(rest.dropFirst(), Cause.allCases) {
      #expect(line.hasPrefix(cause.name.description + "  ") && line.hasSuffix("  " + cause.page.summary))
      #expect(line.contains(cause.isHarmless ? " harmless " : " matters ") && line.count <= 110)
    }
    #expect(try Snapshot("Tests/CommandsTests/RulePages/list.txt").difference(from: run.results) == nil)
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
    let snapshot = Snapshot("Tests/CommandsTests/RulePages/\(name).txt")
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
    #expect(
      CommandRun("rules", "mask-left").messageLines.first
        == "plumb: There is no rule “mask-left”. Did you mean “mask-left-on”?")
    #expect(CommandRun("rules", "zzz").messageLines.first == "plumb: There is no rule “zzz”.")
  }

  @Test func severalRulesAreRefused() {
    #expect(CommandRun("rules", "duplicate-id", "misplaced-view").code == 2)
  }

  @Test func jsonHasALineForEachRuleAndCause() {
    let lines = CommandRun("rules", "--json").resultLines
    #expect(lines.count == Rule.all.count + Cause.allCases.count)
    #expect(lines.prefix(Rule.all.count).allSatisfy { $0.hasSuffix(#","kind":"rule"}"#) })
    #expect(lines.dropFirst(Rule.all.count).allSatisfy { $0.hasSuffix(#","kind":"cause"}"#) })
    let run = CommandRun("rules", "--json", "duplicate-id")
    #expect(run.resultLines.count == 1)
    #expect(run.results.hasPrefix(#"{"rule":"duplicate-id","severity":"error","summary":"#))
  }

  @Test func jsonOfACauseTellsWhetherItIsHarmless() {
    let cell = CommandRun("rules", "--json", "encapsulated-size").results
    #expect(cell.hasPrefix(#"{"rule":"encapsulated-size","harmless":false,"summary":"#))
    let system = CommandRun("rules", "--json", "system-only").results
    #expect(system.hasPrefix(#"{"rule":"system-only","harmless":true,"summary":"#))
    #expect(system.contains(#","good":null,"#) && system.contains(#","code":null,"#))
  }

  @Test func colourIsOfTheSeverity() throws {
    let list = CommandRun("rules", "--color=always").resultLines
    #expect(list.first?.contains("\u{1B}[1;31merror") == true)
    let warning = try #require(Rule.all.firstIndex { $0.severity == .warning })
    #expect(list[warning].contains("\u{1B}[1;33mwarning"))
    #expect(list[Rule.all.count - 1].contains("\u{1B}[1;36mnote"))
    let causes = list.dropFirst(Rule.all.count + 1)
    #expect(causes.first?.contains("\u{1B}[2mharmless") == true)
    #expect(causes.last?.contains("\u{1B}[1;31mmatters") == true)
  }
}
