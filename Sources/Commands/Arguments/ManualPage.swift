import PlumbAnswers
import PlumbTextOutput

/// The manual page, made from the commands' own descriptions as the help is (“groff_man(7)”). Nothing in it depends on the day.
struct ManualPage {
  var text: String {
    """
    .\\" Made by “plumb help --man”.
    .TH PLUMB 1 "" "plumb \(PlumbVersion.text)" "User Commands"
    .SH NAME
    plumb \\- Auto Layout for .storyboard and .xib files, without a Mac
    .SH SYNOPSIS
    .B plumb
    .I COMMAND
    \\&…
    .SH DESCRIPTION
    Lays out, checks and edits documents of Interface Builder as Apple's tools do, and explains conflicts in console logs.
    .B plumb help
    .I COMMAND
    explains a command.
    .SH COMMANDS
    \(CommandGroup.allCases.flatMap { group in Command.all.filter { $0.group == group } }.map(Self.section).joined())\
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    Where it is set to anything, output has no colours unless
    .B \\-\\-color always
    asks for them.
    .SH FILES
    .TP
    .B .plumb.yml
    The configuration of
    .BR "plumb lint" :
    the nearest one in a document's folder or above.
    .SH EXIT STATUS
    0 where something is done, 1 where something was found or a change is only shown, 2 where it could not be done.

    """
  }

  private static func section(_ command: Command) -> String {
    ".SS plumb \(command.name) \(escaped(command.usage))\n\(line(sentence(command.summary)))"
      + paragraphs(command.discussion).map { ".PP\n" + line($0) }.joined()
      + command.options.map(option).joined()
      + command.examples.map { ".PP\n.EX\n\(line($0.line)).EE\n\(line($0.explanation))" }.joined()
  }

  private static func option(_ option: OptionDescription) -> String {
    let names = option.spellings.map { "\\fB" + escaped($0) + "\\fR" }.joined(separator: ", ")
    return ".TP\n\(names)\(option.value.map { " \\fI" + escaped($0) + "\\fR" } ?? "")\n\(line(option.help))"
  }

  /// What stands between empty lines, without its breaks.
  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1].isEmpty ? "" : " ") + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A line of text that is no request.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
