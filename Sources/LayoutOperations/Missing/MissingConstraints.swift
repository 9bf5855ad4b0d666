import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// Add Missing Constraints: views that the constraints leave open get those that people write for views that lie like these,
/// so that everything stays where it is on the canvas. What is written already is not touched.
///
/// View by view, superviews first, then from top to bottom: of the constraints that would decide more of the view, open no
/// conflict and move nothing, the cheapest by `MissingCosts`, until nothing of it is open.
package struct MissingConstraints {
  /// Asked which candidate of a view is to be tried first: their rows and columns of the cost table, and what they would be.
  package typealias Teacher = (_ rows: [Int], _ features: [[Int]], _ constraints: [NewConstraint]) -> Int?

  /// How often what is made is tried: each time without what turned out to be wrong.
  private static let mostAttempts = 4

  let operated: OperatedScene
  private let costs: MissingCosts
  private let teacher: Teacher?
  /// What turned out not to hold on the canvas once the document was read again.
  private let refused: Set<NewConstraint>
  private(set) var board: MissingBoard
  private var situation: MissingSituation
  private var decided: [(node: NodeID, axis: Axis)] = []
  private(set) var new: [NewConstraint] = []

  /// What would be written, and the constraints that are in it.
  package static func result(
    of operated: OperatedScene, _ scope: OperationScope, costs: MissingCosts = .counted,
    teacher: Teacher? = nil
  ) throws(OperationError) -> (result: OperationResult, constraints: [NewConstraint]) {
    let positions = operated.viewsWithMissingConstraints(scope)
    guard !positions.isEmpty else { return (OperationResult(), []) }
    var best: Attempt?
    var refused: Set<NewConstraint> = []
    var isExact = false
    for attempt in 1...mostAttempts {
      var run: MissingConstraints
      do throws(LayoutError) {
        run = try MissingConstraints(operated, positions, costs, teacher, refused, isExact: isExact)
        try run.run(positions)
      } catch {
        throw .unsolvable(error)
      }
      let made = try run.attempt(positions)
      if best.map({ made.troubles < $0.troubles }) ?? true { best = made }
      // A teacher is asked once.
      guard made.troubles > 0, attempt < mostAttempts, teacher == nil else { break }
      let isNew = !made.contradicted.isSubset(of: refused) || (run.board.hasOpenedOthers && !isExact)
      guard isNew else { break }
      refused.formUnion(made.contradicted)
      isExact = isExact || run.board.hasOpenedOthers
    }
    return best.map { ($0.result, $0.constraints) } ?? (OperationResult(), [])
  }

  private init(
    _ operated: OperatedScene, _ positions: [Int], _ costs: MissingCosts, _ teacher: Teacher?,
    _ refused: Set<NewConstraint>, isExact: Bool
  ) throws(LayoutError) {
    self.operated = operated
    self.costs = costs
    self.teacher = teacher
    self.refused = refused
    let board = try MissingBoard(operated, positions, isExact: isExact)
    self.board = board
    situation = MissingSituation(operated, board)
  }

  private mutating func run(_ positions: [Int]) throws(LayoutError) {
    let order = operated.order(ofMissing: positions)
    for position in order {
      for axis in Axis.allCases { try settle(position, axis) }
    }
    let contents = Set(positions.compactMap { operated.scene.views[$0].parent }).sorted()
    for position in contents {
      guard let area = operated.layout.tree.contentArea(of: operated.layout.viewNodes[position]) else {
        continue
      }
      try board.refresh(area)
      for axis in Axis.allCases where board.isOpen(area, axis) {
        _ = try takeCheapest(situation.contentCandidates(for: position, axis, board), for: area, axis)
      }
    }
    try board.becomeExact()
    decided.removeAll { board.isOpen($0.node, $0.axis) }
    // What could count from nothing but views that were open then, or has a constraint that holds something else.
    for position in order {
      for axis in Axis.allCases where board.isOpen(operated.layout.viewNodes[position], axis) {
        try settle(position, axis, all: true)
      }
    }
  }

  /// Takes constraints until nothing of a view is open on an axis, or none decides more of it.
  private mutating func settle(_ position: Int, _ axis: Axis, all: Bool = false) throws(LayoutError) {
    let node = operated.layout.viewNodes[position]
    try board.refresh(node)
    while board.isOpen(node, axis) {
      let candidates = situation.candidates(for: position, axis, board, all: all)
      guard try takeCheapest(candidates, for: node, axis) else { return }
    }
    decided.append((node, axis))
  }

  private mutating func takeCheapest(
    _ candidates: [MissingCandidate], for node: NodeID, _ axis: Axis
  ) throws(LayoutError) -> Bool {
    let rows = candidates.map { $0.row(axis) }
    let features = candidates.map { $0.features.map { $0.rawValue } }
    var order: [(cost: Float, place: Int)] = []
    for place in candidates.indices { order.append((costs.cost(row: rows[place], features[place]), place)) }
    order.sort { ($0.cost, $0.place) < ($1.cost, $1.place) }
    if let first = teacher?(rows, features, candidates.map { $0.constraint }) {
      order.insert((0, first), at: 0)
    }
    for (_, place) in order {
      let candidate = candidates[place]
      guard !refused.contains(candidate.constraint),
        let constraint = situation.layoutConstraint(candidate),
        try board.take(constraint, for: node, axis, decided: decided)
      else { continue }
      new.append(candidate.constraint)
      situation.note(candidate.constraint)
      return true
    }
    return false
  }
}
