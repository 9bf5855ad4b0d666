import PlumbLayoutLint
import PlumbTextOutput

/// The rules that a command line asks for.
struct RuleChoice: Sendable {
  /// Nothing else counts; empty where all may.
  private var only: Set<String> = []
  private var disabled: Set<String> = []

  /// All rules may count.
  init() {}

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    for name in arguments.values(of: "only") { only.insert(try Self.name(name)) }
    for name in arguments.values(of: "disable") { disabled.insert(try Self.name(name)) }
    let (only, disabled) = (only, disabled)
    let isAnyLeft = Rule.all.contains {
      (only.isEmpty || only.contains($0.name)) && !disabled.contains($0.name)
    }
    guard isAnyLeft else { throw .noRule }
  }

  /// The rules with what the command line says of them.
  func chosen(from rules: [ConfiguredRule]) -> [ConfiguredRule] {
    rules.map { rule in
      guard let counts = counts(rule.rule.name), counts != rule.isOn else { return rule }
      var rule = rule
      rule.switched(counts)
      return rule
    }
  }

  /// Whether a rule counts; nil where the command line does not say.
  private func counts(_ name: String) -> Bool? {
    if disabled.contains(name) { return false }
    // What could not be read was not looked at: that is not passed over by asking for other rules.
    if only.isEmpty || name == Rule.unreadableDocument.name && !only.contains(name) { return nil }
    return only.contains(name)
  }

  private static func name(_ name: String) throws(ArgumentError) -> String {
    guard Rule.named(name) != nil else {
      throw .unknownRule(name, suggestion: Suggestion.sentence(for: name, among: Rule.all.map(\.name)))
    }
    return name
  }
}
