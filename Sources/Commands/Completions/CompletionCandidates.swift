import PlumbAnswers
import PlumbAppleFacts
import PlumbConsoleLog
import PlumbLayoutLint

/// What may stand at a place of a command line, as far as a shell can know it.
enum CompletionCandidates: Equatable {
  case words([String])
  /// `.xib`, `.storyboard`, and folders.
  case documents
  case files
  case folders
  /// What somebody makes up.
  case anything
}

extension OptionDescription {
  /// What the value may be; nil where there is none.
  var candidates: CompletionCandidates? {
    guard let value else { return nil }
    if !choices.isEmpty { return .words(choices) }
    switch value {
    case "RULE": return .words(Rule.all.map { $0.name })
    case "FORM[=FILE]": return .words(LintOutput.Form.allCases.map(\.rawValue))
    case "FILE", "PICTURE": return .files
    case "NAME" where name == OptionDescription.device.name: return .words(Device.all.map(\.name))
    default: return .anything
    }
  }
}

extension Command {
  /// What may stand behind the command beside options.
  var candidates: CompletionCandidates {
    switch usage.split(separator: " ").first {
    case "SHELL": .words(Shell.allCases.map(\.rawValue))
    case "[RULE]": .words(Rule.all.map { $0.name } + CausePage.all.map { $0.name })
    case "[FOLDER]": .folders
    case "[FILE]", "FILE|TRACE": .files
    case "FORMAT…", "[WORD…]": .anything
    default: .documents
    }
  }

  /// The options, with the one that every command has.
  var allOptions: [OptionDescription] { options + [.help] }
}
