/// A number that a configuration can give a rule.
package struct RuleOption: Hashable, Sendable {
  package let name: String
  /// What it says, as words behind the name.
  package let meaning: String
  package let lowest: Double
  package let highest: Double
  /// What holds unless somebody says otherwise.
  package let standard: Double

  init(_ name: String, _ meaning: String, _ range: ClosedRange<Double>, standard: Double) {
    self.name = name
    self.meaning = meaning
    lowest = range.lowerBound
    highest = range.upperBound
    self.standard = standard
  }
}

/// The numbers that a rule was given.
package struct RuleOptionValues: Hashable, Sendable {
  private(set) var values: [String: Double] = [:]

  package init() {}

  package subscript(option: RuleOption) -> Double {
    get { values[option.name] ?? option.standard }
    set { values[option.name] = newValue }
  }

  package func has(_ option: RuleOption) -> Bool { values[option.name] != nil }

  /// Takes what others say, and keeps the rest.
  mutating func take(_ other: RuleOptionValues) {
    for (name, value) in other.values { values[name] = value }
  }
}
