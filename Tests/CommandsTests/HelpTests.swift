import Foundation
import PlumbAnswers
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Help")
struct HelpTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "help"], ["help", "--help"]])
  func overviewListsEveryCommand(_ arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.results.contains("Usage\n  plumb COMMAND"))
    for command in Command.all {
      #expect(
        run.resultLines.contains {
          $0.hasPrefix("  \(command.name) ") && $0.hasSuffix("  \(command.summary)")
        })
    }
  }

  @Test func overviewShowsEachCommandInItsGroup() throws {
    let lines = CommandRun("help").resultLines
    for group in CommandGroup.allCases {
      let heading = try #require(lines.firstIndex(of: group.rawValue))
      let entries = lines[(heading + 1)...].prefix { $0.hasPrefix("  ") }
      let names = entries.compactMap { $0.split(separator: " ").first }.map { String($0) }
      #expect(names.filter { $0 != "help" } == Command.all.filter { $0.group == group }.map(\.name))
    }
  }

  @Test(arguments: Command.all.map(\.name))
  func pageTellsEveryOption(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let page = CommandRun("help", name)
    #expect(page.code == 0)
    #expect(page.results.hasPrefix("plumb \(name): \(command.summary)\n\nUsage\n  plumb \(name) "))
    let text = Self.unwrapped(page.results)
    #expect(text.contains(Self.unwrapped(command.discussion)))
    for option in command.options + [.help] {
      let name = option.spellings.joined(separator: ", ") + (option.value.map { " " + $0 } ?? "")
      #expect(text.contains(" \(name) \(option.help)"), "\(name)")
    }
    for example in command.examples {
      #expect(page.resultLines.contains("  " + example.line))
      #expect(text.contains(" \(example.line) \(example.explanation)"))
    }
    #expect(CommandRun(name, "--help").results == page.results)
    #expect(CommandRun(name, "-h", "x.xib", "--nonsense").results == page.results)
  }

  /// An example that writes a file does so in a folder of its own. `OpenCommandTests` and `LanguageServerTests` run those that do not end.
  @Test(
    arguments: Command.all.filter { !["open", "lsp", "port"].contains($0.name) }.flatMap { command in
      command.examples.map { [command.name, $0.line] }
    })
  func exampleRuns(_ example: [String]) throws {
    let words = Self.words(example[1])
    #expect(words.prefix(2) == ["plumb", example[0]])
    try CommandRun.withFiles([:]) { folder in
      var arguments = Array(words.dropFirst())
      let file = arguments.firstIndex { ["-o", "--write-baseline", "--picture"].contains($0) }.map { $0 + 1 }
      if let file { arguments[file] = folder + "/" + arguments[file] }
      arguments = arguments.map { $0.replacing("sarif=", with: "sarif=" + folder + "/") }
      let run = CommandRun(arguments)
      // What git knows of this checkout is another thing each time.
      guard !words.contains("--changed-since"), words != ["plumb", "diff"], !words.contains("HEAD..HEAD")
      else {
        #expect(run.code < 2, "\(run.messages)")
        return
      }
      // What is there to be found is found, and a change that is only shown is one.
      let isEdit = ["fix", "pin", "align"].contains(example[0]) || words.contains("--suppress")
      let accepts = words.contains("--write-baseline")
      #expect(run.code == (isEdit || example[0] == "diff" || example[0] == "lint" && !accepts ? 1 : 0))
      #expect(run.messages.contains("“--in-place” writes the file") == (isEdit || words.contains("--fix")))
      if !isEdit, !words.contains("--fix") { #expect(run.messages.isEmpty != accepts) }
      if let file {
        let written = try Data(contentsOf: URL(fileURLWithPath: arguments[file]))
        #expect(!written.isEmpty)
      } else {
        #expect(!run.results.isEmpty)
      }
    }
  }

  @Test func everyCommandHasAnExample() {
    for command in Command.all {
      #expect(!command.examples.isEmpty, "\(command.name)")
      #expect(Set(command.examples.map(\.line)).count == command.examples.count, "\(command.name)")
    }
  }

  @Test func exampleOfTheOverviewRuns() throws {
    let lines = CommandRun("--help").resultLines
    let heading = try #require(lines.firstIndex(of: "Example"))
    let words = Self.words(lines[heading + 1])
    #expect(words.first == "plumb")
    #expect(CommandRun(Array(words.dropFirst())).code == 0)
  }

  /// Only what is meant to be copied may be longer than the terminal is wide.
  @Test(arguments: [20, 50, 66, 80, 300])
  func pagesFitTheTerminal(_ columns: Int) {
    for arguments in [["--help"]] + Command.all.map({ ["help", $0.name] }) {
      var output = Output.capturing(columns: columns)
      _ = run(arguments, &output)
      for line in (output.captured?.results ?? "").split(separator: "\n") where !line.hasPrefix("  plumb ") {
        #expect(line.count <= min(max(columns, 50), 100) || line.hasPrefix("plumb"), "\(line)")
      }
    }
  }

  @Test func colouredPagesSayTheSame() {
    for arguments in [["--help"]] + Command.all.map({ ["help", $0.name] }) {
      var output = Output.capturing(colors: true)
      _ = run(arguments, &output)
      let colored = output.captured?.results ?? ""
      #expect(colored.contains("\u{1B}[1mUsage\u{1B}[0m\n"))
      #expect(ColorTests.plain(colored) == CommandRun(arguments).results)
    }
  }

  @Test(arguments: [nil, "1"])
  func terminalsShowPagesInTheirWidth(_ refusal: String?) throws {
    for columns: UInt16 in [0, 60, 100] {
      let run = try PlumbProcess(
        ["help", "layout"], environment: ["NO_COLOR": refusal, "LC_ALL": "C.UTF-8"], inTerminal: true,
        columns: columns)
      var output = Output.capturing(
        colors: refusal == nil, columns: columns == 0 ? Output.defaultColumns : Int(columns))
      _ = PlumbCommands.run(["help", "layout"], &output)
      #expect(run.results == output.captured?.results)
    }
  }

  @Test func versionIsOneLine() {
    let run = CommandRun("--version")
    #expect(run.results == "plumb \(PlumbVersion.text)\n")
    #expect(run.messages == "")
    #expect(run.code == 0)
  }

  private static func unwrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The words of a command line, as a shell takes double quotes.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    for (position, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      words += position % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
    }
    return words
  }
}
