import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Help")
struct HelpTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func overviewListsEveryCommand(_ arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.results.contains("Usage: plumb COMMAND"))
    for command in Command.all {
      #expect(
        run.resultLines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(command.summary) })
    }
  }

  @Test(arguments: Command.all.map(\.name))
  func pageTellsEveryOption(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let page = CommandRun("help", name)
    #expect(page.code == 0)
    #expect(page.results.hasPrefix("Usage: plumb \(name) "))
    for option in command.options {
      #expect(page.resultLines.contains { $0.hasPrefix("  --\(option.name)") && $0.hasSuffix(option.help) })
    }
    #expect(page.results.hasSuffix("Example:\n  \(command.example)\n"))
    #expect(CommandRun(name, "--help").results == page.results)
    #expect(CommandRun(name, "-h", "x.xib", "--nonsense").results == page.results)
  }

  @Test(arguments: Command.all.map(\.name))
  func exampleRuns(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let words = command.example.split(separator: " ").map { String($0) }
    #expect(words.first == "plumb" && words.dropFirst().first == name)
    let run = CommandRun(Array(words.dropFirst()))
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(!run.results.isEmpty)
  }

  @Test func exampleOfTheOverviewRuns() throws {
    let lines = CommandRun("--help").resultLines
    let heading = try #require(lines.firstIndex(of: "Example:"))
    let words = lines[heading + 1].split(separator: " ").map { String($0) }
    #expect(words.first == "plumb")
    #expect(CommandRun(Array(words.dropFirst())).code == 0)
  }

  @Test func pagesFitATerminal() {
    for run in [CommandRun("--help")] + Command.all.map({ CommandRun("help", $0.name) }) {
      for line in run.resultLines { #expect(line.count <= 110, "\(line)") }
    }
  }

  @Test func versionIsOneLine() {
    let run = CommandRun("--version")
    #expect(run.results == "plumb \(plumbVersion)\n")
    #expect(run.messages == "")
    #expect(run.code == 0)
  }
}
