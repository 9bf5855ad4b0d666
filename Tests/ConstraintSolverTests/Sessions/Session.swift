import PlumbConstraintSolver
import TestSupport

/// A long series of random edits to a system whose size stays about the same.
///
/// The system is like a layout along one axis: views with a position and a size each, in chains, pinned to
/// others, with equal and proportional sizes and contents that hug and resist. Which edits are made depends on
/// the seed alone, not on values, so that sessions with the same seed make the same edits whenever they solve.
struct Session {
  struct View {
    var position: Int
    var size: Int
    /// What the view's own coordinates are multiples of.
    var unit: Double
  }

  let style: SessionStyle
  var generator: SeededGenerator
  var system = LiveSystem()
  var views: [View] = []
  private let viewCount: Int
  private var rowCount: Int { 6 * viewCount }

  init(_ style: SessionStyle, seed: UInt64, views range: ClosedRange<Int> = 20...60) throws {
    self.style = style
    generator = SeededGenerator(seed: seed)
    viewCount = Int.random(in: range, using: &generator)
    system.name = "\(style), seed \(seed)"
    for _ in 0..<viewCount { try insertView() }
    while system.rows.count < rowCount { try insertRow() }
  }

  /// One edit, which may be several operations.
  mutating func edit() throws {
    if system.rows.isEmpty || Int.random(in: 0..<100, using: &generator) < style.clashShare {
      try insertClash()
      return
    }
    let row = system.rows.indices.pick(&generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<35:
      try system.setConstant(system.rows[row].constant + nudge(row), of: row)
    case ..<47:
      try system.setPriority(priority(), of: row)
    case ..<52:
      try system.demote(row)
    case ..<60: try replaceRelation(of: row)
    case ..<95:
      if Int.random(in: 0..<(2 * rowCount), using: &generator) < system.rows.count {
        try removeRow(row)
      } else {
        try insertRow()
      }
    default:
      if views.count > 2 && Int.random(in: 0..<(2 * viewCount), using: &generator) < views.count {
        try removeView()
      } else {
        try insertView()
      }
    }
  }

  mutating func add(
    _ terms: [(view: Int, part: KeyPath<View, Int>, coefficient: Double)], _ relation: Relation,
    _ constant: Double, _ priority: Priority
  ) throws {
    let factor = style.factors.filter { factor in
      terms.allSatisfy { (0.9e-6...1.1e6).contains(factor / views[$0.view].unit) }
    }.pick(&generator)
    let scaled = terms.map { term in
      let view = views[term.view]
      return (slot: view[keyPath: term.part], coefficient: term.coefficient * factor / view.unit)
    }
    try system.add(scaled, relation, constant * factor, priority, factor: factor)
  }

  /// What a constant changes by: halves, so that other rows are often met exactly.
  private mutating func nudge(_ row: Int) -> Double {
    system.rows[row].factor * Double(Int.random(in: -40...40, using: &generator)) / 2
  }

  private mutating func replaceRelation(of row: Int) throws {
    let old = system.rows[row]
    try system.remove(row)
    let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].pick(&generator)
    try system.add(old.terms, relation, old.constant, old.priority, factor: old.factor)
  }

  private mutating func removeRow(_ row: Int) throws {
    try system.remove(row)
  }

  private mutating func removeView() throws {
    let index = views.indices.pick(&generator)
    let view = views.remove(at: index)
    try system.removeVariable(view.position)
    try system.removeVariable(view.size)
  }

  mutating func priority() -> Priority {
    Priority([1000, 1000, 999, 750, 750, 749, 500, 251, 250, 250, 1, 0].pick(&generator))
  }
}
