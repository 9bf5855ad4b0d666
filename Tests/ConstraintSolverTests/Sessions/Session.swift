import ConstraintSolver
import TestSupport

/// A long series of random edits to a system whose size stays about the same.
///
/// The system is like a layout along one axis: views with a position and a size each, in chains, pinned to others,
/// with equal and proportional sizes and contents that hug and resist. Which edits are made depends on the seed alone,
/// not on values, so that two sessions with the same seed make the same edits whenever they solve.
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
  /// How many variables and constraints were made, changed or removed.
  var operations = 0
  private let viewCount: Int
  private var rowCount: Int { 6 * viewCount }

  init(_ style: SessionStyle, seed: UInt64, views range: ClosedRange<Int> = 20...60) throws {
    self.style = style
    generator = SeededGenerator(seed: seed)
    viewCount = Int.random(in: range, using: &generator)
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
      operations += 1
      try system.setConstant(system.rows[row].constant + nudge(row), of: row)
    case ..<47:
      operations += 1
      try system.setPriority(priority(), of: row)
    case ..<52:
      operations += 1
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
    operations += 1
    let unit = terms.first.map { views[$0.view].unit } ?? 1
    var scaled: [(slot: Int, coefficient: Double)] = []
    for term in terms {
      let view = views[term.view]
      let ratio = unit / view.unit
      // Views of too different units do not meet.
      if ratio < 1e-6 || ratio > 1e6 { continue }
      scaled.append((view[keyPath: term.part], term.coefficient * ratio))
    }
    try system.add(scaled, relation, constant * unit, priority)
  }

  /// What a constant changes by: a multiple of half the row's unit, so that other rows are often met exactly.
  private mutating func nudge(_ row: Int) -> Double {
    let slot = system.rows[row].terms.first?.slot
    let unit = views.first { $0.position == slot || $0.size == slot }?.unit ?? 1
    return unit * Double(Int.random(in: -40...40, using: &generator)) / 2
  }

  private mutating func replaceRelation(of row: Int) throws {
    let old = system.rows[row]
    operations += 2
    try system.remove(row)
    let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].pick(&generator)
    try system.add(old.terms, relation, old.constant, old.priority)
  }

  private mutating func removeRow(_ row: Int) throws {
    operations += 1
    try system.remove(row)
  }

  private mutating func removeView() throws {
    let index = views.indices.pick(&generator)
    let view = views.remove(at: index)
    operations += try system.removeVariable(view.position)
    operations += try system.removeVariable(view.size)
  }

  mutating func priority() -> Priority {
    Priority([1000, 1000, 999, 750, 750, 749, 500, 251, 250, 250, 1, 0].pick(&generator))
  }
}
