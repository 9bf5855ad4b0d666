import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// Constraints that somebody wrote, as equations for one of their sides.
extension Derivation {
  /// The step that a constraint makes; nil where it is no equation for one of its sides.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a side is what the constraint gives.
  ///   - node: Whose side that has to be.
  mutating func written(
    _ id: LayoutConstraintID, _ place: Int, _ isWanted: (LayoutExpression) -> Bool, _ node: NodeID
  ) -> DerivationStep? {
    guard let constraint = tree.constraint(id), let sides = tree.sides(of: id) else { return nil }
    let secondIsWanted = sides.second.map(isWanted) ?? false
    let (anchor, expression, result): (Anchor, LayoutExpression, DerivationStep.Result)
    if isWanted(sides.first), !secondIsWanted, constraint.first.node == node {
      (anchor, expression) = (constraint.first, sides.first)
      result = direct(constraint, sides)
    } else if !isWanted(sides.first), secondIsWanted, let second = constraint.second, second.node == node,
      let side = sides.second, constraint.multiplier != 0
    {
      (anchor, expression) = (second, side)
      result = inverse(constraint, second, sides)
    } else {
      return nil
    }
    let attribute = sides.mirror == nil ? anchor.attribute : anchor.attribute.mirrored
    known.print(expression, anchor.node, attribute.name.description, in: sides.container)
    var remarks = words.remarks(influences[place].row)
    if !anchor.attribute.isDimension, let container = sides.container,
      tree.parent(of: anchor.node) != container
    {
      remarks.append("in " + words.name(of: container) + "’s coordinates")
    }
    return DerivationStep(causes: [cause(place)], results: [result], remarks: remarks)
  }

  /// The first side, by the second.
  private func direct(_ constraint: LayoutConstraint, _ sides: ConstraintSides) -> DerivationStep.Result {
    var numbers = Calculation()
    let multiplier = constraint.multiplier
    if let mirror = sides.mirror, multiplier != 1 || sides.second == nil {
      add(mirror, of: sides.container, times: sides.second == nil ? 1 : 1 - multiplier, to: &numbers)
    }
    if let second = sides.second, let anchor = constraint.second {
      add(second, of: anchor.node, times: multiplier, to: &numbers)
    }
    numbers.add(sides.mirror == nil ? constraint.constant : -constraint.constant)
    return result(
      words.formula(constraint), constraint.relation, constraint.first, numbers, sides.first,
      isMirrored: sides.mirror != nil)
  }

  /// The second side, by the first.
  private func inverse(
    _ constraint: LayoutConstraint, _ second: Anchor, _ sides: ConstraintSides
  ) -> DerivationStep.Result {
    let share = 1 / constraint.multiplier
    var numbers = Calculation()
    if let mirror = sides.mirror, constraint.multiplier != 1 {
      add(mirror, of: sides.container, times: 1 - share, to: &numbers)
    }
    add(sides.first, of: constraint.first.node, times: share, to: &numbers)
    numbers.add((sides.mirror == nil ? -1 : 1) * share * constraint.constant)
    var names = Calculation()
    names.add(Calculation.Operand(text: words.anchor(constraint.first)), times: share)
    names.add(-share * constraint.constant)
    let relation = constraint.multiplier > 0 ? constraint.relation.turned : constraint.relation
    let formula = words.anchor(second) + " " + relation.symbol.description + " " + names.text
    return result(
      formula, relation, second, numbers, sides.second ?? LayoutExpression(),
      isMirrored: sides.mirror != nil)
  }

  private func add(
    _ expression: LayoutExpression, of node: NodeID?, times factor: Double, to numbers: inout Calculation
  ) {
    guard let node else { return }
    numbers.add(
      number: tree.value(of: expression), known.operand(expression, of: node), times: factor)
  }

  private func result(
    _ formula: String, _ relation: Relation, _ anchor: Anchor, _ numbers: Calculation,
    _ expression: LayoutExpression, isMirrored: Bool
  ) -> DerivationStep.Result {
    let value = tree.value(of: expression)
    let calculation = numbers.isSum ? numbers.text : nil
    guard isMirrored else {
      return DerivationStep.Result(
        formula: formula, calculation: calculation, value: value, isEquation: relation == .equal)
    }
    // Right to left a constraint counts from the other edge, but x does not.
    let subject = ConstraintFormula.anchor(words.name(of: anchor.node), anchor.attribute.mirrored)
    let limit = relation == .equal ? "" : ", at its limit"
    return DerivationStep.Result(
      formula: formula + limit + ", right to left: " + subject, calculation: calculation, value: value)
  }
}

extension Attribute {
  /// The attribute that leading and trailing are where text runs from right to left.
  var mirrored: Attribute { resolved(for: .rightToLeft) }
}
