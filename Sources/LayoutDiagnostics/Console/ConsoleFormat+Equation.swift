import PlumbConstraintSolver

extension ConsoleFormat {
  /// The constraint as an equation: `A.height == 0.2*B.height - 16`.
  ///
  /// A multiplier of 1 and a constant of 0 beside a second item are left out. Without a second item a
  /// negative constant keeps the space behind its sign (`width == - 16`, 4 of 4), and before iOS 10 a
  /// positive one also has a sign (`midY == + 39`, 2 of 2).
  func equation(of constraint: ConsoleConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: " == "
      case .lessThanOrEqual: " <= "
      case .greaterThanOrEqual: " >= "
      }
    let left = constraint.first.text + relation
    guard let second = constraint.second else { return left + lonelyConstant(of: constraint) }
    let multiple = constraint.multiplier == 1 ? "" : constraint.multiplier.printedText + "*"
    return left + multiple + second.text + summand(of: constraint)
  }

  /// Standard spacing stands behind the item without a sign, also where it is 0.
  private func summand(of constraint: ConsoleConstraint) -> String {
    guard constraint.space == .constant else { return " " + constraint.constantText }
    guard constraint.constant != 0 else { return "" }
    return (constraint.constant < 0 ? " - " : " + ") + constraint.constant.magnitude.printedText
  }

  private func lonelyConstant(of constraint: ConsoleConstraint) -> String {
    guard constraint.space == .constant else { return constraint.constantText }
    if constraint.constant < 0 { return "- " + constraint.constant.magnitude.printedText }
    let hasSign = era != .sinceIOS10 && constraint.constant > 0
    return (hasSign ? "+ " : "") + constraint.constant.magnitude.printedText
  }
}
