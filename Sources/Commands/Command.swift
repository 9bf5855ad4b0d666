/// One of `plumb`'s commands: its help, its options, and what it does.
struct Command: Sendable {
  let name: String
  let group: CommandGroup
  /// What follows the name on the usage line.
  let usage: String
  /// One line, for the list of commands.
  let summary: String
  /// What the help says below the usage: paragraphs, with an empty line between them. Line breaks inside a paragraph
  /// do not count.
  let discussion: String
  let examples: [CommandExample]
  let options: [OptionDescription]
  let run: @Sendable (ParsedArguments, inout Output) -> ExitCode

  /// The commands that work, in the order of the help.
  static let all: [Command] = [
    .open, .lint, .`init`, .fix, .pin, .align, .layout, .render, .diff, .merge, .sweep, .why, .trace, .report,
    .profile, .explain, .port, .vfl, .lsp, .rules, .devices, .completions,
  ]
}

/// What a command is for; the groups of the help, in its order.
enum CommandGroup: String, Sendable, CaseIterable {
  case documents = "Work with documents"
  case logs = "Work with console logs"
  case code = "Work with code"
  case reference = "Look things up"
}

/// A command line that runs in a clone of the project, and what it shows.
struct CommandExample: Sendable {
  let line: String
  let explanation: String

  init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}

/// How a run of `plumb` ends.
struct ExitCode: Equatable, Sendable {
  let value: Int32

  static let done = ExitCode(value: 0)
  /// A check found something.
  static let found = ExitCode(value: 1)
  /// Wrong arguments, a path that is not there, or a document that could not be laid out.
  static let notDone = ExitCode(value: 2)
}
