import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// Finds what a number of a frame differs for: of the rows that it comes from, now and before, the one whose change moves it most.
struct CauseSearch {
  /// What was found, each once.
  private(set) var causes: [MoveCause] = []
  private var places: [MoveCause: Int] = [:]
  /// The changed constraints that have a say in some number, also where another change moves it more.
  private(set) var concerned: Set<Int> = []

  private let old: ComparedLayout
  private let new: ComparedLayout
  private let constraints: ConstraintMatching
  private let nodes: NodeMatching
  /// How many numbers may still be asked for as exactly as `plumb why` does, which takes a solution each.
  private var patience = 400

  init(
    _ old: ComparedLayout, _ new: ComparedLayout, _ views: ViewMatching, _ constraints: ConstraintMatching
  ) {
    self.old = old
    self.new = new
    self.constraints = constraints
    nodes = NodeMatching(old, new, views)
  }

  /// The position of a number's cause among those that were found.
  ///
  /// - Complexity: Two questions to the solver, and mostly no solution.
  mutating func cause(of part: FramePart, _ before: Int, _ after: Int) throws(LayoutError) -> Int {
    let targets = (Self.expression(part, before, in: old), Self.expression(part, after, in: new))
    // Any set of rows that gives the number will do as long as one of them has changed.
    var best = candidate(
      try old.inspection.tree.influences(on: targets.0), try new.inspection.tree.influences(on: targets.1))
    if best == nil, patience > 0 {
      patience -= 1
      best = candidate(
        try old.inspection.tree.causes(of: targets.0), try new.inspection.tree.causes(of: targets.1))
    }
    let cause = best ?? .unknown
    if let place = places[cause] { return place }
    places[cause] = causes.count
    causes.append(cause)
    return causes.count - 1
  }

  /// A number of a frame as the document counts it: y may be the distance between lower edges.
  private static func expression(_ part: FramePart, _ position: Int, in state: ComparedLayout)
    -> LayoutExpression
  {
    let node = state.layout.viewNodes[position]
    func term(_ node: NodeID, _ part: FramePart, _ factor: Double) -> LayoutExpression.Term {
      LayoutExpression.Term(FramePartID(node: node, part: part), factor)
    }
    guard part == .y, state.layout.isUpsideDown(ofView: position),
      let parent = state.layout.scene.views[position].parent
    else { return LayoutExpression([term(node, part, 1)]) }
    return LayoutExpression([
      term(state.layout.viewNodes[parent], .height, 1), term(node, .y, -1), term(node, .height, -1),
    ])
  }

  // MARK: Candidates

  /// The change among two sets of rows that moves the number most; nil where none of them has changed.
  private mutating func candidate(_ before: [RowInfluence], _ after: [RowInfluence]) -> MoveCause? {
    var best: (cause: MoveCause, effect: Double, isWritten: Bool)?
    func consider(_ found: (cause: MoveCause, effect: Double)?, _ row: RowSource) {
      guard let found else { return }
      if case .constraint(let change) = found.cause { concerned.insert(change) }
      let isBetter =
        best.map { known in
          found.effect > known.effect + 1e-6
            || found.effect > known.effect - 1e-6 && row.isWritten && !known.isWritten
        } ?? true
      if isBetter { best = (found.cause, found.effect, row.isWritten) }
    }
    for influence in after { consider(change(of: influence), influence.row) }
    for influence in before { consider(change(ofOld: influence), influence.row) }
    return best?.cause
  }

  /// What is new in a row of the newer layout, and by how much it moves the number; a row of another form moves it as nobody can tell,
  /// and comes before all that only have other numbers.
  private func change(of influence: RowInfluence) -> (cause: MoveCause, effect: Double)? {
    guard let reading = new.inspection.tree.reading(of: influence.row) else { return nil }
    let oldRow = counterpart(of: influence.row)
    let oldReading = oldRow.flatMap { old.inspection.tree.reading(of: $0) }
    guard let oldReading, nodes.isSameForm(oldReading, reading) else {
      // An item that is new explains the row.
      if let view = nodes.appeared(in: reading), !influence.row.isWritten {
        return (.appeared(view), .infinity)
      }
      return (cause(influence.row), .infinity)
    }
    let shift = oldReading.left.constant - reading.left.constant
    let effect = (influence.sensitivity * shift).magnitude
    return effect > 1e-3 ? (cause(influence.row), effect) : nil
  }

  /// What is gone of a row of the older layout.
  private func change(ofOld influence: RowInfluence) -> (cause: MoveCause, effect: Double)? {
    switch influence.row {
    case .constraint(let id):
      guard let change = constraints.oldChanges[id] else { return nil }
      switch constraints.changes[change].kind {
      // The newer layout has said what a constant does, unless the constraint has no say there any more.
      case .constant: return (.constraint(change), 0)
      default: return (.constraint(change), .infinity)
      }
    case .generated(let node, let generator, let part):
      guard let reading = old.inspection.tree.reading(of: influence.row) else { return nil }
      if let view = nodes.gone(in: reading) { return (.gone(view), .infinity) }
      guard let partner = nodes.new(node) else { return nil }
      let row = RowSource.generated(partner, generator, part)
      if new.inspection.tree.reading(of: row) != nil { return nil }
      return (.rule(old.inspection.words.words(influence.row), isGone: true), .infinity)
    }
  }

  private func cause(_ row: RowSource) -> MoveCause {
    if case .constraint(let id) = row, let change = constraints.newChanges[id] { return .constraint(change) }
    return .rule(new.inspection.words.words(row), isGone: false)
  }

  private func counterpart(of row: RowSource) -> RowSource? {
    switch row {
    case .constraint(let id): constraints.oldRows[id].map { .constraint($0) }
    case .generated(let node, let generator, let part):
      nodes.old(node).map { .generated($0, generator, part) }
    }
  }
}
