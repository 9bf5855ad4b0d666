import ConstraintSolver

/// A sum of variables with coefficients, and a constant.
struct LinearExpression: Sendable {
  var terms: [Term] = []
  var constant = 0.0

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: expression.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor)
  }

  static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(terms: expression.terms, constant: expression.constant + constant)
  }

  static func - (expression: LinearExpression, constant: Double) -> LinearExpression {
    expression + -constant
  }

  static func variable(_ variable: Variable) -> LinearExpression {
    LinearExpression(terms: [Term(variable, 1)])
  }

  static func constant(_ value: Double) -> LinearExpression {
    LinearExpression(constant: value)
  }
}
