import PlumbConstraintSolver
import TestSupport

extension Session {
  /// A view behind another one, or at the start, with a content size.
  mutating func insertView() throws {
    let unit = views.isEmpty ? 1 : unitNear(views.indices.pick(&generator))
    let view = View(position: system.makeVariable(), size: system.makeVariable(), unit: unit)
    views.append(view)
    let index = views.count - 1
    if index == 0 || Int.random(in: 0..<8, using: &generator) == 0 {
      try add([(index, \.position, 1)], .equal, constant(0...40), .required)
    } else {
      try chain(index, behind: (0..<index).pick(&generator), .required)
    }
    try add([(index, \.size, 1)], .greaterThanOrEqual, 0, .required)
    try insertContent(index)
  }

  /// A row among views, or over any variables.
  mutating func insertRow() throws {
    if views.isEmpty { return try insertView() }
    if Int.random(in: 0..<100, using: &generator) < style.scatteredShare { return try insertScattered() }
    let (first, second) = (views.indices.pick(&generator), views.indices.pick(&generator))
    let priority = priority()
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: try insertContent(first)
    case 1: try add([(first, \.size, 1), (second, \.size, -1)], .equal, 0, priority)
    case 2:
      try add(
        [(first, \.size, 1), (second, \.size, [-0.5, -2, -0.75].pick(&generator))], .equal, 0, priority)
    case 3:
      try add([(first, \.position, 1), (first, \.size, 1), (second, \.size, -1)], relation(), -8, priority)
    case 4:
      try add(
        [(first, \.position, 1), (first, \.size, 0.5), (second, \.position, -1), (second, \.size, -0.5)],
        .equal, 0, priority)
    case 5: try add([(first, \.size, 1)], relation(), constant(10...200), priority)
    default: try chain(first, behind: second, priority)
    }
  }

  /// A required row over one variable or two, with a constant that few others agree with.
  mutating func insertClash() throws {
    if views.isEmpty { return try insertView() }
    let (first, second) = (views.indices.pick(&generator), views.indices.pick(&generator))
    let value = constant(-50...400)
    if Bool.random(using: &generator) {
      try add([(first, \.size, 1)], relation(), value, .required)
    } else {
      try add([(first, \.position, 1), (second, \.position, -1)], relation(), value, .required)
    }
  }

  private mutating func chain(_ view: Int, behind previous: Int, _ priority: Priority) throws {
    try add(
      [(view, \.position, 1), (previous, \.position, -1), (previous, \.size, -1)],
      [.equal, .equal, .equal, .greaterThanOrEqual].pick(&generator), constant(0...12), priority)
  }

  /// A size that the view's content resists being less and hugs.
  private mutating func insertContent(_ view: Int) throws {
    let size = constant(10...90)
    try add(
      [(view, \.size, 1)], .greaterThanOrEqual, size, Priority([750, 749, 751].pick(&generator)))
    try add([(view, \.size, 1)], .lessThanOrEqual, size, Priority([250, 251, 252].pick(&generator)))
  }

  /// A row over up to three variables with any signs.
  private mutating func insertScattered() throws {
    var terms: [(view: Int, part: KeyPath<View, Int>, coefficient: Double)] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let part: KeyPath<View, Int> = Bool.random(using: &generator) ? \.position : \.size
      terms.append((views.indices.pick(&generator), part, [1, 1, -1, -1, 2, -0.5].pick(&generator)))
    }
    try add(terms, relation(), constant(-20...200), priority())
  }

  /// A unit that is mostly that of a view, so that most rows are among views of one unit.
  private mutating func unitNear(_ view: Int) -> Double {
    Int.random(in: 0..<10, using: &generator) < 7 ? views[view].unit : style.units.pick(&generator)
  }

  private mutating func relation() -> Relation {
    [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].pick(&generator)
  }

  /// In halves, for sums that are exact.
  private mutating func constant(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: 2 * range.lowerBound...2 * range.upperBound, using: &generator)) / 2
  }
}
