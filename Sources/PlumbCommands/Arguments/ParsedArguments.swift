/// The arguments of a command, sorted into options and the rest.
struct ParsedArguments: Sendable {
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts arguments; `--name=value` and `--name value` mean the same, and all after `--` are no options.
  init(_ arguments: [String], options: [OptionDescription]) throws(ArgumentError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional.append(contentsOf: rest)
        return
      }
      guard argument.hasPrefix("--") || (argument.hasPrefix("-") && argument.count > 1) else {
        positional.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let written = String(parts[0])
      guard let option = options.first(where: { $0.isWritten(written) }) else {
        throw .unknownOption(
          written,
          suggestion: Suggestion.sentence(for: written, among: options.map { "--" + $0.name } + ["--help"]))
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .unexpectedValue(written) }
        values[option.name, default: []].append("")
        continue
      }
      guard var value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(written)
      }
      if value == option.introduction {
        guard let object = rest.popFirst() else { throw .missingValue(written + " " + value) }
        value += " " + object
      }
      if !option.choices.isEmpty, !option.choices.contains(value) {
        throw .badValue(
          option: option.name, value: value,
          expected: "it takes " + Suggestion.list(option.choices) + "."
            + Suggestion.sentence(for: value, among: option.choices))
      }
      values[option.name, default: []].append(value)
    }
  }

  /// The last value of an option; nil where it was not given.
  subscript(option: String) -> String? { values[option]?.last }

  /// All values of an option, in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  func contains(_ option: String) -> Bool { values[option] != nil }
}
