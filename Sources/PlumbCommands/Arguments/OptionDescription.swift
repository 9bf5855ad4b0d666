/// An option of a command.
struct OptionDescription: Sendable {
  /// Without the two dashes.
  let name: String
  /// The letter that stands for the option behind one dash.
  let letter: Character?
  /// What stands for the value in the help; nil for an option without value.
  let value: String?
  let help: String
  /// The values that are allowed; empty where any is.
  let choices: [String]
  /// The value to which the argument after it belongs as well, as in `--constraints of VIEW`.
  let introduction: String?

  init(
    _ name: String, letter: Character? = nil, _ value: String? = nil, choices: [String] = [],
    introduction: String? = nil, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.introduction = introduction
    self.help = help
  }

  /// Whether an argument, without what follows an equals sign, is this option.
  func isWritten(_ argument: String) -> Bool {
    argument == "--" + name || letter.map { argument == "-" + String($0) } == true
  }

  static let json = OptionDescription("json", help: "print JSON, one object a line for each file")
  static let color = OptionDescription(
    "color", "WHEN", choices: ["auto", "always", "never"],
    help: "colour the output: auto, always or never; NO_COLOR in the environment means never")
}
