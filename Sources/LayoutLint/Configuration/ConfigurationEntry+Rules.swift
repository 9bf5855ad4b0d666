import PlumbFindings
import PlumbTextOutput

extension ConfigurationEntry {
  /// A rule's name with its level, or with a map of what it is given.
  func ruleSetting() throws(ConfigurationError) -> RuleSetting {
    guard let rule = Rule.named(key) else {
      throw ConfigurationError(
        position,
        "There is no rule “\(key)”." + Suggestion.sentence(for: key, among: Rule.all.map { $0.name })
          + " “plumb rules” lists them.")
    }
    var setting = RuleSetting(rule: key, position: position)
    guard case .map = value.content else {
      setting.level = try level()
      return setting
    }
    let keys = ["severity"] + rule.options.map { $0.name }
    for entry in try value.entries("The rule “\(key)”", keys) {
      if let option = rule.options.first(where: { $0.name == entry.key }) {
        setting.options[option] = try Self.number(entry.value, for: entry.key, option.lowest...option.highest)
      } else {
        setting.level = try entry.level()
      }
    }
    return setting
  }

  private func level() throws(ConfigurationError) -> RuleLevel? {
    if case .text(let text) = value.content, ["false", "no", "none", "disabled"].contains(text) {
      throw ConfigurationError(
        value.position, "“\(text)” is no value for “\(key)”: to look for it no more, write “off”.")
    }
    return RuleLevel(try choice(of: RuleLevel.names))
  }
}
