import PlumbFindings

/// What a project asks of the linter: the contents of its `.plumb.yml`.
package struct LintConfiguration: Hashable, Sendable {
  package static let fileName = ".plumb.yml"

  /// The documents that are checked; all where it is empty.
  package var include: [PathPattern] = []
  /// The documents that are not.
  package var exclude: [PathPattern] = []
  package var rules: [RuleSetting] = []
  /// What holds for some documents only; later ones win.
  package var overrides: [RuleOverride] = []
  package var matrix: MatrixDescription?
  package var failLevel: Severity?
  /// A path that begins at the configuration's folder.
  package var baseline: String?

  /// What holds where nobody says anything.
  package init() {}

  /// Reads a configuration.
  package init(_ bytes: [UInt8]) throws(ConfigurationError) {
    let value = try ConfigurationReader.value(of: bytes)
    if value.content == .nothing { return }
    for entry in try value.entries("A configuration", Self.keys) {
      switch entry.key {
      case "include": include = try entry.patterns()
      case "exclude": exclude = try entry.patterns()
      case "rules": rules = try entry.value.ruleSettings()
      case "overrides":
        overrides = try entry.list().map { value throws(ConfigurationError) in try Self.override(value) }
      case "matrix": matrix = try MatrixDescription(entry)
      case "fail-level":
        let name = try entry.choice(of: Severity.allCases.map { "\($0.name)" })
        failLevel = Severity.allCases.first { "\($0.name)" == name }
      default: baseline = try entry.text()
      }
    }
  }

  static let keys = ["include", "exclude", "rules", "overrides", "matrix", "fail-level", "baseline"]

  private static func override(_ value: ConfigurationValue) throws(ConfigurationError) -> RuleOverride {
    var files: [PathPattern] = []
    var rules: [RuleSetting] = []
    for entry in try value.entries("An override", ["files", "rules"]) {
      if entry.key == "files" { files = try entry.patterns() } else { rules = try entry.value.ruleSettings() }
    }
    if files.isEmpty {
      throw ConfigurationError(value.position, "An override needs “files”: the patterns that it is for.")
    }
    if rules.isEmpty {
      throw ConfigurationError(value.position, "An override needs “rules”: what holds for its files.")
    }
    return RuleOverride(files: files, rules: rules)
  }
}
