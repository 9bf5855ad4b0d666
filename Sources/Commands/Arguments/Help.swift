import PlumbTextOutput

/// The help pages, made from the commands' own descriptions.
struct Help {
  let output: Output

  /// Longer lines are hard to read, however wide the terminal is.
  private var width: Int { min(max(output.columns, 50), 100) }

  func overview() -> String {
    var text = heading("plumb") + ": Auto Layout for .storyboard and .xib files, without a Mac\n\n"
    text += heading("Usage") + "\n  plumb COMMAND …\n"
    let column = (Command.all.map(\.name) + ["--version"]).map(\.columns).max() ?? 0
    for group in CommandGroup.allCases {
      var entries = Command.all.filter { $0.group == group }.map { ($0.name, $0.summary) }
      if group == .reference { entries.append(("help", "explain a command, as in “plumb help layout”")) }
      text += "\n" + heading(group.rawValue) + "\n" + list(entries, column: column)
    }
    text += "\n" + heading("Options") + "\n"
    text += list([("--help", "print this page"), ("--version", "print the version")], column: column)
    return text + "\n" + examples([Self.firstStep])
  }

  func page(of command: Command) -> String {
    var text = heading("plumb \(command.name)") + ": " + command.summary + "\n\n"
    text += heading("Usage") + "\n  plumb \(command.name) \(command.usage)\n\n"
    text += command.discussion.wrapped(to: width).joined(separator: "\n") + "\n\n"
    let options = command.options + [.help]
    let entries = options.map { (Self.entry($0), $0.help) }
    let column = entries.map(\.0.columns).max() ?? 0
    text += heading("Options") + "\n" + list(entries, column: column)
    return text + "\n" + examples(command.examples)
  }

  /// What the overview proposes to try.
  static let firstStep = CommandExample(
    "plumb layout Examples/Broken.storyboard",
    "the frame of every view, and what is ambiguous, misplaced or in conflict")

  /// An option as the list has it: letters stand in a column of their own.
  private static func entry(_ option: OptionDescription) -> String {
    (option.letter.map { "-\($0), " } ?? "    ") + "--" + option.name + (option.value.map { " " + $0 } ?? "")
  }

  private func heading(_ text: String) -> String { output.styled(text, .bold) }

  /// Names with what they mean beside them.
  private func list(_ entries: [(name: String, meaning: String)], column: Int) -> String {
    var text = ""
    for entry in entries {
      let lines = entry.meaning.wrapped(to: width - column - 4)
      text += "  " + entry.name.padded(to: column + 2) + (lines.first ?? "") + "\n"
      for line in lines.dropFirst() { text += "".padded(to: column + 4) + line + "\n" }
    }
    return text
  }

  /// Command lines, which stay whole to be copied, with what they show below them.
  private func examples(_ examples: [CommandExample]) -> String {
    var text = heading(examples.count == 1 ? "Example" : "Examples") + "\n"
    for example in examples {
      text += "  " + example.line + "\n"
      for line in example.explanation.wrapped(to: width - 6) {
        text += "      " + output.styled(line, .faint) + "\n"
      }
    }
    return text
  }
}
