import PlumbTextOutput

/// The arguments of a command, sorted into options and the rest.
struct ParsedArguments: Sendable {
  private(set) var positional: [String] = []
  private var given: [String: [String]] = [:]

  /// Sorts arguments; all after `--` are no options, and neither is `-` alone.
  ///
  /// `--name=value` and `--name value` mean the same, and so do `-n value`, `-nvalue` and `-n=value`.
  init(_ arguments: [String], options: [OptionDescription]) throws(ArgumentError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional.append(contentsOf: rest)
        return
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        positional.append(argument)
        continue
      }
      let (option, written, attached) = try Self.option(in: argument, options)
      guard option.value != nil else {
        guard attached == nil else { throw .unexpectedValue(written) }
        given[option.name, default: []].append("")
        continue
      }
      if option.hasOptionalSpace, attached == nil {
        let isSpace = rest.first.map { Double($0) != nil || $0 == "standard" || $0 == "current" } ?? false
        given[option.name, default: []].append(isSpace ? rest.removeFirst() : "")
        continue
      }
      guard var value = attached ?? rest.popFirst() else { throw .missingValue(written) }
      if value == option.introduction {
        guard let object = rest.popFirst() else { throw .missingValue(written + " " + value) }
        value += " " + object
      }
      if !option.choices.isEmpty {
        let choice = value.lowercased()
        guard option.choices.contains(choice) else {
          throw .badValue(
            option: option.name, value: value,
            expected: "it takes " + Suggestion.list(option.choices) + "."
              + Suggestion.sentence(for: choice, among: option.choices))
        }
        value = choice
      }
      given[option.name, default: []].append(value)
    }
  }

  /// The last value of an option; nil where it was not given.
  subscript(option: String) -> String? { given[option]?.last }

  /// Every value of an option, in the order in which they were given.
  func values(of option: String) -> [String] { given[option] ?? [] }

  func contains(_ option: String) -> Bool { given[option] != nil }

  /// The option that an argument begins with, as it was written, and the value that is part of the argument.
  private static func option(
    in argument: String, _ options: [OptionDescription]
  ) throws(ArgumentError) -> (OptionDescription, written: String, attached: String?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    let value = parts.count == 2 ? String(parts[1]) : nil
    if let option = options.first(where: { $0.spellings.contains(written) }) {
      return (option, written, value)
    }
    // `-output` is a long option with a dash too few, not the letter o with a value.
    if !argument.hasPrefix("--"), !options.contains(where: { "-" + $0.name == written }),
      let letter = argument.dropFirst().first,
      let option = options.first(where: { $0.letter == letter && $0.value != nil })
    {
      return (option, "-\(letter)", String(argument.dropFirst(2)))
    }
    throw .unknownOption(
      written,
      suggestion: Suggestion.sentence(
        for: written, among: (options + [.help]).map { "--" + $0.name }))
  }
}
