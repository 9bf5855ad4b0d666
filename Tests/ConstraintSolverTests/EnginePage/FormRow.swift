@testable import PlumbConstraintSolver

/// The example of Documentation/ENGINE.md: a label and a text field side by side.
struct FormRow {
  /// The constraints, in the order of their ranks.
  enum Part: Int, CaseIterable {
    case window, leading, gap, trailing
    case labelMinimum, fieldMinimum, labelCompression, fieldCompression, proportion, labelHugging,
      fieldHugging
  }

  /// The variables, in the order in which they are made.
  enum Place: Int32, CaseIterable {
    case rowWidth, labelLeft, labelWidth, fieldLeft, fieldWidth

    var name: String {
      ["row.width", "label.left", "label.width", "field.left", "field.width"][Int(rawValue)]
    }
  }

  var solver = Solver()
  private(set) var constraints: [ConstraintID] = []

  /// Adds the constraints, without solving.
  init() throws {
    for _ in Place.allCases { _ = solver.makeVariable() }
    for part in Part.allCases {
      let (_, terms, relation, constant, priority) = part.statement
      constraints.append(
        try solver.add(
          terms.map { Term(.testHandle(Int($0.0.rawValue)), $0.1) }, relation, constant,
          priority: Priority(priority), rank: Rank(Int32(part.rawValue))))
    }
  }

  /// The row in a window of some width.
  init(width: Double) throws {
    try self.init()
    try widen(to: width)
  }

  mutating func widen(to width: Double) throws {
    try solver.setConstant(width, of: self[.window])
    try solver.solve()
    try solver.checkInvariants()
  }

  subscript(part: Part) -> ConstraintID { constraints[part.rawValue] }

  func variable(_ place: Place) -> Variable { .testHandle(Int(place.rawValue)) }
  func value(_ place: Place) -> Double { solver.value(of: variable(place)) }
  var widths: [Double] { [value(.labelWidth), value(.fieldWidth)] }

  /// The sum of the violations at a priority, at the values at hand or others.
  func cost(at priority: Double, _ values: [Double]? = nil) -> Double {
    let parts = Part.allCases.filter { $0.statement.priority == priority }
    return parts.reduce(0) { $0 + solver.violation(of: self[$1], at: values ?? solver.solution) }
  }
}

extension FormRow.Part {
  typealias Statement = (
    formula: String, terms: [(FormRow.Place, Double)], relation: Relation, constant: Double, priority: Double
  )

  /// What the constraint says.
  var statement: Statement {
    switch self {
    case .window: ("row.width = 480", [(.rowWidth, 1)], .equal, 480, 1000)
    case .leading: ("label.left = 16", [(.labelLeft, 1)], .equal, 16, 1000)
    case .gap:
      (
        "field.left − label.left − label.width = 8", [(.fieldLeft, 1), (.labelLeft, -1), (.labelWidth, -1)],
        .equal, 8, 1000
      )
    case .trailing:
      (
        "row.width − field.left − field.width = 16", [(.rowWidth, 1), (.fieldLeft, -1), (.fieldWidth, -1)],
        .equal, 16, 1000
      )
    case .labelMinimum: ("label.width ≥ 24", [(.labelWidth, 1)], .greaterThanOrEqual, 24, 1000)
    case .fieldMinimum: ("field.width ≥ 100", [(.fieldWidth, 1)], .greaterThanOrEqual, 100, 1000)
    case .labelCompression: ("label.width ≥ 90", [(.labelWidth, 1)], .greaterThanOrEqual, 90, 750)
    case .fieldCompression: ("field.width ≥ 120", [(.fieldWidth, 1)], .greaterThanOrEqual, 120, 750)
    case .proportion:
      ("field.width − 3 · label.width = 0", [(.fieldWidth, 1), (.labelWidth, -3)], .equal, 0, 500)
    case .labelHugging: ("label.width ≤ 90", [(.labelWidth, 1)], .lessThanOrEqual, 90, 251)
    case .fieldHugging: ("field.width ≤ 120", [(.fieldWidth, 1)], .lessThanOrEqual, 120, 250)
    }
  }

  /// The name in words, as the page has it.
  var name: String {
    var words = ""
    for character in "\(self)" {
      words += character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }
    return words
  }
}
