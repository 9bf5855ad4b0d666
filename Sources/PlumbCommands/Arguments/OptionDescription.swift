/// An option of a command.
struct OptionDescription: Sendable {
  /// Without the two dashes.
  let name: String
  /// What stands for the value in the help; nil for an option without value.
  let value: String?
  let help: String
  /// The values that are allowed; empty where any is.
  let choices: [String]

  init(_ name: String, _ value: String? = nil, choices: [String] = [], help: String) {
    self.name = name
    self.value = value
    self.choices = choices
    self.help = help
  }

  static let json = OptionDescription("json", help: "print JSON, one object a line for each file")
  static let color = OptionDescription(
    "color", "WHEN", choices: ["auto", "always", "never"],
    help: "colour the output: auto, always or never; NO_COLOR in the environment means never")
}
