/// An option of a command.
struct OptionDescription: Sendable {
  /// Without the two dashes.
  let name: String
  /// The one-letter form, without its dash; nil where there is none.
  let letter: Character?
  /// What stands for the value in the help; nil for an option without value.
  let value: String?
  let help: String
  /// The values that are allowed; empty where any is.
  let choices: [String]
  /// The value to which the argument after it belongs as well, as in `--constraints of VIEW`.
  let introduction: String?
  /// Whether the value may be missing: then only what is a space belongs to the option, a number or a word for one.
  let hasOptionalSpace: Bool

  init(
    _ name: String, _ value: String? = nil, letter: Character? = nil, choices: [String] = [],
    introduction: String? = nil, hasOptionalSpace: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.introduction = introduction
    self.hasOptionalSpace = hasOptionalSpace
    self.help = help
  }

  /// What a person types for it, the long form last.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }
}
