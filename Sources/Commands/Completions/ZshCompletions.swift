/// The script by which zsh completes command lines of `plumb`.
struct ZshCompletions {
  var text: String {
    """
    #compdef plumb
    # Completion of plumb for zsh: plumb completions zsh > _plumb, in a folder of $fpath

    _plumb() {
      local -a commands
      commands=(
    \(Command.all.map { "    '\($0.name):\(Self.quoted($0.summary))'\n" }.joined())    'help:explain a command'
      )
      if ((CURRENT == 2)); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      ((CURRENT--))
      case $command in
    \(Command.all.map(arguments).joined())    help) _describe command commands ;;
      esac
    }

    if [ "$funcstack[1]" = _plumb ]; then _plumb "$@"; else compdef _plumb plumb; fi

    """
  }

  private func arguments(_ command: Command) -> String {
    let specifications = command.allOptions.flatMap(Self.specifications)
    let rest = "'*:argument:\(Self.action(command.candidates))'"
    return "    \(command.name))\n      _arguments \\\n"
      + specifications.map { "        \($0) \\\n" }.joined() + "        \(rest)\n      ;;\n"
  }

  /// Each spelling of an option. It may come again: of several the last counts, or all do.
  private static func specifications(_ option: OptionDescription) -> [String] {
    option.spellings.map { spelling in
      let help = quoted(option.help).replacing("[", with: "\\[").replacing("]", with: "\\]")
      guard let candidates = option.candidates, let value = option.value else {
        return "'*\(spelling)[\(help)]'"
      }
      let name = spelling + (spelling.hasPrefix("--") ? "=" : "+")
      return "'*\(name)[\(help)]:\(quoted(value)):\(action(candidates))'"
    }
  }

  private static func action(_ candidates: CompletionCandidates) -> String {
    switch candidates {
    case .words(let words): "(" + words.joined(separator: " ") + ")"
    case .documents: "_files -g \"*.(xib|storyboard)(-.)\""
    case .files: "_files"
    case .folders: "_files -/"
    case .anything: " "
    }
  }

  /// A text inside single quotes in which no colon ends a part.
  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }
}
