import Foundation
import PlumbLayoutLint
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbCommands

/// What `plumb lint` prints for the examples, looked at once and recorded.
@Suite("Output of plumb lint")
struct LintOutputTests {
  private static let manyDevices = [
    "lint", "Examples", "--device", "iPhone 8", "--device", "iPhone 8 Plus", "--device", "iPhone 11 Pro Max",
    "--device", "iPad 9.7 inch",
  ]

  @Test(arguments: [
    ("unicode-80", ["lint", "Examples"], 80), ("unicode-120", ["lint", "Examples"], 120),
    ("ascii-80", ["lint", "Examples", "--ascii"], 80),
    ("colours-80", ["lint", "Examples", "--color=always"], 80),
    ("json", ["lint", "Examples", "--json"], 80), ("devices-80", manyDevices, 80),
    ("devices-json", manyDevices + ["--json"], 80),
  ])
  func isAsRecorded(_ name: String, _ arguments: [String], _ columns: Int) throws {
    let run = CommandRun(arguments, columns: columns)
    #expect(run.code == 1)
    // A cell has the size of no screen.
    let remark =
      "plumb: Checked at the recorded size, as no root filled a screen when it was saved: Examples/Cell.xib.\n"
    #expect(run.messages == (arguments.contains("--device") ? remark : ""))
    let difference = try Snapshot("Tests/CommandsTests/Snapshots/Lint/\(name).txt")
      .difference(from: run.results)
    #expect(difference == nil)
  }

  /// A folder's report is those of its files, one after the other, and a summary of them all.
  @Test func folderIsTheSumOfItsFiles() {
    let whole = CommandRun("lint", "--json", "Examples")
    let parts = FixtureFolder.examples.names.map { CommandRun("lint", "--json", "Examples/" + $0).results }
    #expect(whole.results == parts.joined())
    #expect(whole.resultLines.count == FixtureFolder.examples.names.count)
  }

  @Test(arguments: [60, 80, 120, 160])
  func onlyFirstLinesAreWiderThanTheTerminal(_ columns: Int) {
    for line in CommandRun(["lint", "Examples"], columns: columns).resultLines
    where !line.hasPrefix("Examples/") { #expect(line.columns <= columns, "\(line)") }
  }

  /// The examples' names are ASCII, so all of the output is.
  @Test func asciiIsASCII() {
    for arguments in [["lint", "Examples", "--ascii"], Self.manyDevices + ["--ascii"]] {
      let run = CommandRun(arguments)
      #expect(run.results.utf8.allSatisfy { $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A) })
    }
  }

  /// Names are the document's, and stay what they are.
  @Test func asciiKeepsNamesOfTheDocument() throws {
    let rule = try #require(Rule.named("misplaced-view"))
    let text = rule.example.badDocument.replacing("Badge", with: "Größe")
    try CommandRun.withFiles(["a.xib": Array(text.utf8)]) { folder in
      let run = CommandRun("lint", "--ascii", folder)
      #expect(run.code == 1)
      #expect(run.resultLines.first?.contains("\"Größe\" is misplaced") == true)
      #expect(run.results.unicodeScalars.allSatisfy { $0.isASCII || $0 == "ö" || $0 == "ß" })
    }
  }

  /// Colours add codes and nothing else.
  @Test func coloursChangeNoCharacter() {
    let plain = CommandRun("lint", "Examples", "--color=never").results
    let colored = CommandRun("lint", "Examples", "--color=always").results
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  // MARK: Summaries

  @Test func summaryCountsWhatWasFound() {
    #expect(CommandRun("lint", "Examples/Form.storyboard").results == "✓ 1 file, no findings\n")
    #expect(CommandRun("lint", "--ascii", "Examples/Form.storyboard").results == "1 file, no findings\n")
    #expect(
      CommandRun("lint", "Examples/Form.storyboard", "Examples/Cell.xib").results
        == "✓ 2 files, no findings\n")
    #expect(CommandRun("lint", "Examples/Planets.storyboard").resultLines.last == "1 file, 1 error")
    let broken = CommandRun("lint", "Examples/Broken.storyboard").resultLines.suffix(4)
    #expect(
      Array(broken) == [
        "1 file, 2 errors, 1 warning", "  1  ambiguous-layout", "  1  conflicting-constraints",
        "  1  misplaced-view",
      ])
  }

  // MARK: Determinism

  /// The same bytes from each process: whatever seed it hashes with, however its threads take turns.
  @Test(arguments: [["lint"], ["lint", "--json"]])
  func everyRunPrintsTheSame(_ command: [String]) throws {
    let arguments = command + ["Examples", "Fixtures"]
    let here = CommandRun(arguments)
    #expect(here.code == 1)
    for _ in 0..<3 { #expect(CommandRun(arguments).results == here.results) }
    for seed in [nil, nil, "1"] as [String?] {
      let there = try PlumbProcess(arguments, environment: ["SWIFT_DETERMINISTIC_HASHING": seed])
      #expect(there.results == here.results)
      #expect(there.messages == "" && there.code == 1)
    }
  }
}
