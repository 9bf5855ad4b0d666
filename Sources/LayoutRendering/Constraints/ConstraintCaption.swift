import PlumbGeometry

/// What the label of a constraint says: `20`, `≥ 8`, `= 1.5×`, `16:9`, `44 @750`.
enum ConstraintCaption {
  /// Nil for a constraint whose line alone says all: things that are aligned or touch.
  static func text(_ constraint: RenderedConstraint) -> String? {
    let words = constraint.first.kind == .extent ? extent(constraint) : distance(constraint)
    guard constraint.priority < 1000 else { return words }
    let priority = "@" + ShortDecimal.string(constraint.priority)
    return words.map { $0 + " " + priority } ?? priority
  }

  private static func extent(_ constraint: RenderedConstraint) -> String? {
    let sign = sign(constraint.relation)
    guard let second = constraint.second else {
      return sign + ShortDecimal.string(constraint.constant)
    }
    let isItself = second.rect == constraint.first.rect && second.axis != constraint.first.axis
    if isItself, abs(constraint.constant) < 0.005 { return sign + ratio(constraint) }
    let comparison = constraint.relation == .equal ? "=" : sign.droppingLastSpace
    return comparison + factor(constraint.multiplier) + summand(constraint.constant)
  }

  /// How far apart two edges are, whichever the document names first.
  private static func distance(_ constraint: RenderedConstraint) -> String? {
    guard let second = constraint.second else {
      return sign(constraint.relation) + ShortDecimal.string(constraint.constant)
    }
    guard constraint.multiplier == 1 else {
      return sign(constraint.relation) + ShortDecimal.string(constraint.multiplier) + "×"
        + summand(constraint.constant)
    }
    var relation = constraint.relation
    var gap = constraint.constant
    let isBefore =
      constraint.first.position == second.position
      ? gap < 0 : constraint.first.position < second.position
    if isBefore {
      gap = -gap
      switch relation {
      case .equal: break
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      }
    }
    if relation == .equal, abs(gap) < 0.005 { return nil }
    return sign(relation) + ShortDecimal.string(gap)
  }

  private static func sign(_ relation: RenderedConstraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }

  private static func factor(_ multiplier: Double) -> String {
    multiplier == 1 ? "" : " " + ShortDecimal.string(multiplier) + "×"
  }

  private static func summand(_ constant: Double) -> String {
    if abs(constant) < 0.005 { return "" }
    return (constant < 0 ? " − " : " + ") + ShortDecimal.string(abs(constant))
  }

  /// The ratio of width to height in small whole numbers where it is one.
  private static func ratio(_ constraint: RenderedConstraint) -> String {
    guard constraint.multiplier > 0, constraint.multiplier.isFinite else {
      return ShortDecimal.string(constraint.multiplier)
    }
    let ratio = constraint.first.axis == .horizontal ? constraint.multiplier : 1 / constraint.multiplier
    for denominator in 1...32 {
      let numerator = (ratio * Double(denominator)).rounded()
      guard numerator >= 1, numerator <= 999 else { continue }
      if abs(numerator / Double(denominator) - ratio) < 0.0005 {
        return ShortDecimal.string(numerator) + ":" + ShortDecimal.string(Double(denominator))
      }
    }
    return ShortDecimal.string(ratio) + ":1"
  }
}

extension String {
  fileprivate var droppingLastSpace: String { utf8.last == 0x20 ? String(dropLast()) : self }
}
