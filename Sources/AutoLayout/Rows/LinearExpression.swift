import PlumbConstraintSolver

/// A sum of variables with coefficients, and a constant.
struct LinearExpression: Sendable {
  var terms = TermList()
  var constant = 0.0

  mutating func add(_ variable: Variable, times coefficient: Double) {
    if coefficient != 0 { terms.append(variable, coefficient) }
  }

  mutating func add(_ other: LinearExpression, times factor: Double) {
    for place in 0..<other.terms.count {
      add(other.terms[place].variable, times: other.terms[place].coefficient * factor)
    }
    constant += other.constant * factor
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }

  static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
    var sum = expression
    sum.constant += constant
    return sum
  }

  static func - (expression: LinearExpression, constant: Double) -> LinearExpression {
    expression + -constant
  }

  static func variable(_ variable: Variable) -> LinearExpression {
    var expression = LinearExpression()
    expression.add(variable, times: 1)
    return expression
  }
}
