import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// Which constraints of two states of a scene are the same, and what has changed in them: by id, then by what they are between.
struct ConstraintMatching {
  private(set) var changes: [ConstraintChange] = []
  /// The change of each constraint that has one, by its node's row: of the newer tree, and of the older.
  private(set) var newChanges: [LayoutConstraintID: Int] = [:]
  private(set) var oldChanges: [LayoutConstraintID: Int] = [:]
  /// The old tree's constraint for each of the new one's.
  private(set) var oldRows: [LayoutConstraintID: LayoutConstraintID] = [:]

  private let old: ComparedLayout
  private let new: ComparedLayout
  /// What items of the older document are called in the newer one.
  private var names: [String: String] = [:]

  /// - Complexity: Linear in the constraints.
  init(_ old: ComparedLayout, _ new: ComparedLayout, _ views: ViewMatching) {
    self.old = old
    self.new = new
    let (before, after) = (old.layout.scene, new.layout.scene)
    for (position, other) in views.pairs { names[before.views[position].id] = after.views[other].id }
    nameGuides(before, after, views)
    var isOpen = [Bool](repeating: true, count: before.constraints.count)
    var partners = [Int?](repeating: nil, count: after.constraints.count)
    var byID: [String: Int] = [:]
    for (position, constraint) in before.constraints.enumerated() { byID[constraint.id] = position }
    for (position, constraint) in after.constraints.enumerated() {
      guard let partner = byID[constraint.id] else { continue }
      partners[position] = partner
      isOpen[partner] = false
    }
    var waiting: [Ends: [Int]] = [:]
    for position in before.constraints.indices.reversed() where isOpen[position] {
      waiting[Ends(before.constraints[position], names), default: []].append(position)
    }
    for position in after.constraints.indices where partners[position] == nil {
      guard let partner = waiting[Ends(after.constraints[position], [:])]?.popLast() else { continue }
      partners[position] = partner
      isOpen[partner] = false
    }
    for (position, partner) in partners.enumerated() {
      if let partner { compare(partner, position) } else { add(position) }
    }
    for position in before.constraints.indices where isOpen[position] { remove(position) }
  }

  private mutating func nameGuides(_ before: ResolvedScene, _ after: ResolvedScene, _ views: ViewMatching) {
    for guide in before.guides {
      guard let owner = views.newPositions[guide.owner] else { continue }
      let partner =
        after.guides.first { $0.id == guide.id }
        ?? after.guides.first {
          $0.owner == owner && $0.kind == guide.kind
        }
      names[guide.id] = partner?.id
    }
  }

  // MARK: Changes

  private mutating func compare(_ before: Int, _ after: Int) {
    let (one, other) = (old.layout.scene.constraints[before], new.layout.scene.constraints[after])
    if let row = new.layout.constraints[after], let oldRow = old.layout.constraints[before] {
      oldRows[row] = oldRow
    }
    guard let kind = kind(one, other) else { return }
    append(
      ConstraintChange(
        kind: kind, id: other.id, old: words(old, before), new: words(new, after),
        line: other.element.position.line), before, after)
  }

  private func kind(_ one: ResolvedConstraint, _ other: ResolvedConstraint) -> ConstraintChange.Kind? {
    let isSameShape = Ends(one, names) == Ends(other, [:]) && one.relation == other.relation
    let (a, b) = (one.priority.value, other.priority.value)
    switch (isSameShape, one.constant == other.constant, a == b, one.multiplier == other.multiplier) {
    case (true, true, true, true): return nil
    case (true, false, true, true): return .constant(from: one.constant, to: other.constant)
    case (true, true, false, true): return .priority(from: a, to: b)
    case (true, true, true, false): return .multiplier(from: one.multiplier, to: other.multiplier)
    default: return .rewritten
    }
  }

  private mutating func add(_ position: Int) {
    let constraint = new.layout.scene.constraints[position]
    append(
      ConstraintChange(
        kind: .added, id: constraint.id, old: nil, new: words(new, position),
        line: constraint.element.position.line), nil, position)
  }

  private mutating func remove(_ position: Int) {
    let constraint = old.layout.scene.constraints[position]
    append(
      ConstraintChange(
        kind: .removed, id: constraint.id, old: words(old, position), new: nil,
        line: constraint.element.position.line), position, nil)
  }

  private mutating func append(_ change: ConstraintChange, _ before: Int?, _ after: Int?) {
    if let row = before.flatMap({ old.layout.constraints[$0] }) { oldChanges[row] = changes.count }
    if let row = after.flatMap({ new.layout.constraints[$0] }) { newChanges[row] = changes.count }
    changes.append(change)
  }

  /// What has no row, because an item is not there, is called by its id.
  private func words(_ state: ComparedLayout, _ position: Int) -> Message {
    guard let row = state.layout.constraints[position] else {
      return "constraint \(item: state.layout.scene.constraints[position].id), whose items are not there"
    }
    return state.inspection.words.words(.constraint(row))
  }

  /// What a constraint is between.
  private struct Ends: Hashable {
    let first: String
    let firstAttribute: Attribute
    let second: String?
    let secondAttribute: Attribute?

    /// - Parameter names: What items are called.
    init(_ constraint: ResolvedConstraint, _ names: [String: String]) {
      first = names[constraint.firstItem] ?? constraint.firstItem
      firstAttribute = constraint.firstAttribute
      second = constraint.secondItem.map { names[$0] ?? $0 }
      secondAttribute = constraint.secondAttribute
    }
  }
}
