import PlumbTextOutput

extension Command {
  static let completions = Command(
    name: "completions", group: .reference, usage: "SHELL [OPTIONS]",
    summary: "print what completes command lines in bash, zsh or fish",
    discussion: """
      Prints a script for a shell, by which the Tab key completes commands, options and their values: rules, devices, forms of \
      output, documents. It is made from the same tables as the help, and calls nothing when it runs.

      bash: source <(plumb completions bash), in ~/.bashrc. zsh: plumb completions zsh > _plumb, in a folder of $fpath. fish: plumb \
      completions fish > ~/.config/fish/completions/plumb.fish.
      """,
    examples: [CommandExample("plumb completions bash", "for bash")],
    options: []
  ) { arguments, output in
    let names = Shell.allCases.map(\.rawValue)
    guard let name = arguments.positional.first, arguments.positional.count == 1 else {
      output.complain("Name one shell: \(Suggestion.list(names)).")
      return .notDone
    }
    guard let shell = Shell(rawValue: name) else {
      output.complain(
        "There is no script for “\(name)”.\(Suggestion.sentence(for: name, among: names)) There is one for \(Suggestion.list(names, "and"))."
      )
      return .notDone
    }
    switch shell {
    case .bash: output.write(BashCompletions().text)
    case .zsh: output.write(ZshCompletions().text)
    case .fish: output.write(FishCompletions().text)
    }
    return .done
  }
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
