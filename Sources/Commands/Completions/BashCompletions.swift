/// The script by which bash completes command lines of `plumb`. It runs in bash 3.2, too, which macOS has.
struct BashCompletions {
  var text: String {
    """
    # Completion of plumb for bash: source <(plumb completions bash)

    _plumb_paths() {
      local path
      while IFS= read -r path; do
        if [ -d "$path" ]; then
          COMPREPLY+=("$path")
        elif [ "$2" = documents ]; then
          case "$path" in *.xib | *.storyboard) COMPREPLY+=("$path") ;; esac
        elif [ "$2" = files ]; then
          COMPREPLY+=("$path")
        fi
      done < <(compgen -f -- "$1")
      compopt -o filenames 2>/dev/null
    }

    _plumb_words() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$2" -- "$1")
    }

    _plumb() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _plumb_words "$current" "\(Self.joined(Command.all.map(\.name) + ["help", "--help", "--version"]))"
        return
      fi
      # “--option=value” is three words.
      if [ "$current" = "=" ]; then
        current=
      elif [ "$previous" = "=" ]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      case "${COMP_WORDS[1]} $previous" in
    \(Command.all.map(values).joined())  esac
      case "${COMP_WORDS[1]}" in
    \(Command.all.map(arguments).joined())    help) _plumb_words "$current" "\(Self.joined(Command.all.map(\.name)))" ;;
      esac
    }

    complete -F _plumb plumb

    """
  }

  /// What stands behind the options of a command.
  private func values(_ command: Command) -> String {
    command.options.map { option in
      guard let candidates = option.candidates else { return "" }
      let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }
      return "    " + patterns.joined(separator: " | ") + ") \(Self.call(candidates)) return ;;\n"
    }.joined()
  }

  /// The options of a command, and what it is about.
  private func arguments(_ command: Command) -> String {
    let options = Self.joined(command.allOptions.map { "--" + $0.name })
    return """
          \(command.name))
            if [ "${current:0:1}" = - ]; then _plumb_words "$current" "\(options)"; else \(Self.call(command.candidates)) fi
            ;;

      """
  }

  private static func call(_ candidates: CompletionCandidates) -> String {
    switch candidates {
    case .words(let words): "_plumb_words \"$current\" \"\(joined(words))\";"
    case .documents: "_plumb_paths \"$current\" documents;"
    case .files: "_plumb_paths \"$current\" files;"
    case .folders: "_plumb_paths \"$current\" folders;"
    case .anything: ":;"
    }
  }

  private static func joined(_ words: [String]) -> String { words.joined(separator: " ") }
}
