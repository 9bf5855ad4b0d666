/// One of `plumb`'s commands: its help, its options, and what it does.
struct Command: Sendable {
  let name: String
  /// What follows the name on the usage line.
  let usage: String
  /// One line, for the list of commands.
  let summary: String
  /// What the help says below the usage.
  let discussion: String
  /// A command line that runs in a clone of the project.
  let example: String
  let options: [OptionDescription]
  let run: @Sendable (ParsedArguments, inout Output) -> ExitCode

  /// The commands that work, in the order of the help.
  static let all: [Command] = [.layout, .render]
}

/// How a run of `plumb` ends.
struct ExitCode: Equatable, Sendable {
  let value: Int32

  static let done = ExitCode(value: 0)
  /// Wrong arguments, a path that is not there, or a document that could not be laid out.
  static let notDone = ExitCode(value: 2)
}
