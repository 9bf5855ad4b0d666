/// The script by which fish completes command lines of `plumb`.
struct FishCompletions {
  var text: String {
    """
    # Completion of plumb for fish: plumb completions fish > ~/.config/fish/completions/plumb.fish
    complete -c plumb -f
    \(Command.all.map(Self.name).joined())complete -c plumb -n __fish_use_subcommand -a help -d 'explain a command'
    complete -c plumb -n '__fish_seen_subcommand_from help' -a '\(Command.all.map(\.name).joined(separator: " "))'
    \(Command.all.map(Self.arguments).joined())
    """
  }

  private static func name(_ command: Command) -> String {
    "complete -c plumb -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'\n"
  }

  private static func arguments(_ command: Command) -> String {
    let start = "complete -c plumb -n '__fish_seen_subcommand_from \(command.name)'"
    return start + argument(command.candidates) + "\n"
      + command.allOptions.map { option in
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.candidates.map(value) ?? ""
        return start + letter + " -l \(option.name)\(value) -d '\(quoted(option.help))'\n"
      }.joined()
  }

  private static func argument(_ candidates: CompletionCandidates) -> String {
    switch candidates {
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    case .documents: " -a '(__fish_complete_suffix .xib; __fish_complete_suffix .storyboard)'"
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .anything: " -f"
    }
  }

  private static func value(_ candidates: CompletionCandidates) -> String {
    switch candidates {
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .documents, .files, .folders: " -r -F"
    case .anything: " -x"
    }
  }

  /// A text inside single quotes.
  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
