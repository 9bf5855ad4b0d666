import PlumbAutoLayout
import PlumbConstraintSolver

extension ResolvedConstraint {
  /// Decodes a `<constraint>`; nil where it names an attribute or a number that Auto Layout does not have.
  init?(_ written: ConstraintElement, id: String, owner: String) {
    guard let first = written.firstAttribute.flatMap(Attribute.init(name:)) else { return nil }
    element = written.element
    self.id = id
    firstItem = written.firstItem ?? owner
    firstAttribute = first
    switch written.relation {
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    default: relation = .equal
    }
    secondItem = written.secondItem
    if secondItem != nil {
      guard let second = written.secondAttribute.flatMap(Attribute.init(name:)) else { return nil }
      secondAttribute = second
    } else {
      secondAttribute = nil
    }
    if let text = written.multiplier {
      guard let value = Self.multiplier(text) else { return nil }
      multiplier = value
    } else {
      multiplier = 1
    }
    constant = written.constant ?? 0
    let value = written.priority ?? 1000
    guard value > 0 else { return nil }
    priority = Priority(min(value, 1000))
  }

  /// Multipliers come as `1.5`, `16:9` and `16/9`.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count <= 2, let numerator = Double(String(parts[0])), abs(numerator) <= 1e9 else {
      return nil
    }
    guard parts.count == 2 else { return numerator }
    guard let denominator = Double(String(parts[1])), (1e-9...1e9).contains(abs(denominator)) else {
      return nil
    }
    return numerator / denominator
  }

  /// Whether a part of a ratio is 0.
  static func hasZeroPart(_ multiplier: String) -> Bool {
    multiplier.split { $0 == ":" || $0 == "/" }.contains { Double(String($0)) == 0 }
  }
}
