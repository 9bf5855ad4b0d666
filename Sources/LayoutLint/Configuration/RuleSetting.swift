import PlumbFindings

/// What a configuration says of a rule.
package struct RuleSetting: Hashable, Sendable {
  package let rule: String
  /// Nil keeps what holds without.
  package var level: RuleLevel?
  package var options = RuleOptionValues()
  package let position: SourcePosition
}

/// Whether a rule counts, and how much.
package enum RuleLevel: Hashable, Sendable {
  case off
  case severity(Severity)

  package static let names = ["off"] + Severity.allCases.map { "\($0.name)" }

  init?(_ name: String) {
    if name == "off" {
      self = .off
    } else if let severity = Severity.allCases.first(where: { "\($0.name)" == name }) {
      self = .severity(severity)
    } else {
      return nil
    }
  }
}

/// What a configuration says of the rules for some documents.
package struct RuleOverride: Hashable, Sendable {
  package let files: [PathPattern]
  package let rules: [RuleSetting]
}
