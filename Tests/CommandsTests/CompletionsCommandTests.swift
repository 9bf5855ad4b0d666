import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb completions, and the manual page")
struct CompletionsCommandTests {
  @Test(arguments: Shell.allCases)
  func everyCommandAndOptionIsThere(_ shell: Shell) {
    let run = CommandRun("completions", shell.rawValue)
    #expect(run.code == 0 && run.messages == "")
    for command in Command.all {
      #expect(run.results.contains(command.name))
      for option in command.options {
        #expect(
          run.results.contains(shell == .fish ? " -l \(option.name)" : "--\(option.name)"),
          "\(command.name) \(option.name)")
      }
    }
  }

  @Test func optionsKnowTheirValues() throws {
    let options = Dictionary(uniqueKeysWithValues: Command.lint.options.map { ($0.name, $0) })
    #expect(options["fail-level"]?.candidates == .words(["note", "warning", "error"]))
    #expect(options["baseline"]?.candidates == .files)
    #expect(options["size"]?.candidates == .anything)
    #expect(options["fix"] != nil && options["fix"]?.candidates == nil)
    #expect(Command.lint.candidates == .documents && Command.`init`.candidates == .folders)
  }

  /// What bash offers for the last word of a command line.
  @Test(arguments: [
    ("plumb li", "lint"), ("plumb lint --on", "--only"), ("plumb lint --only misp", "misplaced-view"),
    ("plumb lint --fail-level = w", "warning"), ("plumb lint -o sa", "sarif"),
    ("plumb lint Examples/Broken", "Examples/Broken.storyboard"),
    ("plumb lint Examples/Conf", ""), ("plumb explain Examples/Conf", "Examples/Conflict.log"),
    ("plumb init Exam", "Examples"),
    ("plumb rules mask-", "mask-left-on"), ("plumb completions f", "fish"), ("plumb help la", "layout"),
    ("plumb lint --device retina4_", "retina4_0 retina4_7"), ("plumb lint --scene M", ""),
  ])
  func bashCompletes(_ line: String, _ offered: String) throws {
    let script =
      CommandRun("completions", "bash").results + """
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _plumb
        echo "${COMPREPLY[*]}"
        """
    let run = try PlumbProcess(
      program: URL(fileURLWithPath: "/bin/bash"),
      ["-c", script, "bash"] + line.split(separator: " ").map(String.init))
    #expect(run.results == offered + "\n" && run.code == 0, "\(run.messages)")
  }

  @Test(arguments: ["zsh", "fish"])
  func otherShellsReadTheirScripts(_ shell: String) throws {
    guard FileManager.default.fileExists(atPath: "/usr/bin/\(shell)") else {
      sayAloud("not read: completions of \(shell), which is not installed")
      return
    }
    try CommandRun.withFiles(["script": Array(CommandRun("completions", shell).results.utf8)]) { folder in
      let run = try PlumbProcess(
        program: URL(fileURLWithPath: "/usr/bin/\(shell)"), ["-n", folder + "/script"])
      #expect(run.code == 0 && run.messages == "")
    }
  }

  @Test(arguments: [
    ([], "Name one shell"), (["fishy"], "Did you mean “fish”?"), (["bash", "zsh"], "Name one shell"),
  ])
  func wrongUsesAreRefused(_ arguments: [String], _ words: String) {
    let run = CommandRun(["completions"] + arguments)
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words))
  }

  // MARK: The manual page

  @Test func manualPageIsUpToDate() throws {
    let run = CommandRun("help", "--man")
    #expect(run.code == 0 && run.messages == "")
    #expect(try Snapshot("Documentation/plumb.1").difference(from: run.results) == nil)
  }

  /// A line that begins with a dot or a quote is a request.
  @Test func textsAreNoRequests() {
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".EX", ".EE", ".B", ".BR", ".I", ".\\\""]
    for line in CommandRun("help", "--man").resultLines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
