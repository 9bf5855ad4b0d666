import PlumbFindings

/// A rule as it holds for one document.
package struct ConfiguredRule: Sendable {
  /// With the severity and the numbers that it was given.
  package private(set) var rule: Rule
  package private(set) var isOn = true
  package private(set) var options = RuleOptionValues()
  package private(set) var origin = Origin.standard

  /// Who says what holds.
  package enum Origin: Hashable, Sendable {
    case standard
    /// The rules of a configuration.
    case rules(SourcePosition)
    /// The rules that it has for some documents.
    case overrides(SourcePosition)
    /// The command line.
    case arguments
  }

  package init(_ rule: Rule) { self.rule = rule }

  mutating func take(_ setting: RuleSetting, from origin: Origin) {
    switch setting.level {
    case .off: isOn = false
    case .severity(let severity):
      isOn = true
      rule.severity = severity
    case nil: break
    }
    options.take(setting.options)
    rule = rule.tuned(by: options)
    self.origin = origin
  }

  /// Has the command line decide whether the rule counts.
  package mutating func switched(_ isOn: Bool) {
    self.isOn = isOn
    origin = .arguments
  }
}

extension LintConfiguration {
  /// All rules as they hold for a document, in the order of the rule book.
  ///
  /// - Parameter path: Below the configuration's folder; nil for what has none there.
  package func rules(for path: String?) -> [ConfiguredRule] {
    Rule.all.map { rule in
      var configured = ConfiguredRule(rule)
      for setting in rules where setting.rule == rule.name {
        configured.take(setting, from: .rules(setting.position))
      }
      guard let path else { return configured }
      for override in overrides where override.files.contains(where: { $0.covers(path) }) {
        for setting in override.rules where setting.rule == rule.name {
          configured.take(setting, from: .overrides(setting.position))
        }
      }
      return configured
    }
  }

  /// Whether documents under this path are checked.
  package func checks(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.covers(path) }) && !exclude.contains { $0.covers(path) }
  }
}
