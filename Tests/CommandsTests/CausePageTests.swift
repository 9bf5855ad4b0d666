import PlumbAnswers
import PlumbConsoleLog
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Pages of causes")
struct CausePageTests {
  @Test(arguments: Cause.allCases)
  func isThatOfItsCause(_ cause: Cause) {
    #expect(cause.page.cause == cause)
    #expect(CausePage.named(cause.name.description)?.cause == cause)
  }

  @Test(arguments: Cause.allCases)
  func isShown(_ cause: Cause) throws {
    let page = cause.page
    let run = CommandRun("rules", page.name)
    #expect(run.code == 0 && run.messages == "")
    #expect(run.resultLines.first == page.name + (cause.isHarmless ? "  harmless" : "  matters"))
    var headings = ["What it is", "Why it matters", "Example", "How to settle it"]
    if page.example.settled != nil { headings.append("The same put right") }
    if page.code != nil { headings.append("In Swift") }
    for heading in headings { #expect(run.resultLines.contains(heading)) }
    let snapshot = Snapshot("Tests/CommandsTests/RulePages/\(page.name).txt")
    #expect(try snapshot.difference(from: run.results) == nil)
  }

  @Test(arguments: Cause.allCases)
  func hasNothingButASCIIWhereThatIsAsked(_ cause: Cause) {
    let run = CommandRun("rules", cause.name.description, "--ascii")
    #expect(run.results.utf8.allSatisfy { $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A) })
  }

  /// What is said to be harmless is said to be so on the page, too.
  @Test(arguments: Cause.allCases)
  func tellsWhetherItIsHarmless(_ cause: Cause) {
    #expect(cause.page.matters.hasPrefix("Harmless: ") == cause.isHarmless)
  }

  // MARK: Examples

  /// Every word of the example is understood, and it is an example of its cause and no other.
  @Test(arguments: Cause.allCases)
  func exampleIsOfItsCause(_ cause: Cause) throws {
    let log = try #require(Self.log(cause.page.example.log))
    #expect(log.broken != nil && (1...6).contains(log.constraints.count))
    for constraint in log.constraints {
      #expect(constraint.isUnderstood && Self.isWhole(constraint))
    }
    #expect(LogExplanation(log).cause == cause)
  }

  /// What is not harmless has something to repair, and what the log breaks is part of what clashes.
  @Test(arguments: Cause.allCases)
  func exampleClashes(_ cause: Cause) throws {
    let log = try #require(Self.log(cause.page.example.log))
    let explanation = LogExplanation(log)
    let broken = try #require(log.broken)
    #expect(explanation.core.contains(broken))
    #expect(!explanation.repairs.isEmpty)
    #expect((explanation.verdict == .feasibleAsPrinted) == (cause == .hiddenValue))
  }

  /// Put right, the constraints hold together, with margins and baselines as they usually are.
  @Test(arguments: Cause.allCases.filter { $0.page.example.settled != nil })
  func settledExampleHolds(_ cause: Cause) throws {
    let settled = try #require(cause.page.example.settled)
    let log = try #require(Self.list(settled))
    #expect(log.constraints.allSatisfy { $0.isUnderstood && Self.isWhole($0) })
    let explanation = LogExplanation(log)
    #expect(explanation.verdict == .feasibleAsPrinted && explanation.core.isEmpty)
  }

  /// The log that the page of the system's constraints tells of besides its example is not shown to be the system's.
  @Test func actionSheetMayBeTheSystems() throws {
    let log = try #require(
      Self.list("<NSLayoutConstraint:0x7b41c2d0 UIView:0x7c86a140.width == - 16   (active)>"))
    #expect(LogExplanation(log).cause == .negativeSize && LogExplanation(log).harmlessness == .unknown)
  }

  // MARK: Reading

  /// Whether nothing of it was passed over.
  private static func isWhole(_ constraint: LoggedConstraint) -> Bool {
    constraint.reprint.filter { $0 != " " } == constraint.text.filter { $0 != " " }
  }

  /// The one log of a text, with all that it has.
  private static func log(_ text: String) -> ConflictLog? {
    var reader = ConsoleLogReader()
    let logs = reader.read(Array(text.utf8)) + reader.finish()
    return logs.count == 1 && reader.unreadLines == 0 ? logs[0] : nil
  }

  private static func list(_ text: String) -> ConflictLog? {
    let constraints = text.split(separator: "\n").map { LoggedConstraint(reading: String($0)) }
    return constraints.isEmpty ? nil : ConflictLog(line: 1, constraints: constraints)
  }
}
