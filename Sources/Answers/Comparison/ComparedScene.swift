import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbLayoutComparison

/// What differs in a scene, in all surroundings in which it was laid out.
package struct ComparedScene: Sendable {
  package let id: String?
  /// What a person calls it; nil in a document without scenes.
  package let title: String?
  package let state: ComparedState
  /// What moves, by what it comes from.
  package private(set) var groups: [CauseGroup] = []
  package private(set) var appeared: [PresentView] = []
  package private(set) var gone: [PresentView] = []
  /// Each constraint once, with the surroundings in which it is installed and differs.
  package private(set) var constraints: [(change: ConstraintChange, surroundings: [String])] = []
  /// The ids of constraints that have a say in a move, in some of the surroundings.
  private var concerned: Set<String> = []
  /// In how many surroundings the scene was compared.
  package private(set) var count = 0

  init(id: String?, title: String?, state: ComparedState) {
    self.id = id
    self.title = title
    self.state = state
  }

  package var isStill: Bool { state == .both && groups.isEmpty && appeared.isEmpty && gone.isEmpty }

  package var isEmpty: Bool { isStill && constraints.isEmpty }

  /// The constraints that differ and move nothing.
  package var idle: [ConstraintChange] {
    constraints.map { $0.change }.filter { !concerned.contains($0.id) }
  }

  /// The constraints that have a say in a move, though another change moves more there.
  package var lesser: [ConstraintChange] {
    let leading = Set(groups.compactMap { $0.cause.constraint })
    return constraints.map { $0.change }.filter { concerned.contains($0.id) && !leading.contains($0.id) }
  }

  /// How many views move, each once.
  package var moved: Int { Set(groups.flatMap { $0.rows.map { $0.view.id } }).count }

  /// What holds in several surroundings is there once, with the numbers of the first.
  mutating func add(_ comparison: SceneComparison, in surroundings: String) {
    count += 1
    for view in comparison.appeared { Self.add(view, surroundings, to: &appeared) }
    for view in comparison.gone { Self.add(view, surroundings, to: &gone) }
    for change in comparison.constraints {
      if let place = constraints.firstIndex(where: {
        $0.change.id == change.id && $0.change.kind == change.kind
      }) {
        constraints[place].surroundings.append(surroundings)
      } else {
        constraints.append((change, [surroundings]))
      }
    }
    for place in comparison.concerned { concerned.insert(comparison.constraints[place].id) }
    for (place, cause) in comparison.causes.enumerated() {
      let rows = comparison.moves.compactMap { MovedNumbers($0, by: place, in: surroundings) }
      let told = ComparedCause(cause, comparison)
      let group = groups.firstIndex { $0.cause.isSame(as: told) } ?? groups.count
      if group == groups.count { groups.append(CauseGroup(cause: told)) }
      for row in rows { groups[group].add(row) }
    }
  }

  private static func add(_ view: ComparedView, _ surroundings: String, to views: inout [PresentView]) {
    if let place = views.firstIndex(where: { $0.view.id == view.id }) {
      views[place].surroundings.append(surroundings)
    } else {
      views.append(PresentView(view: view, surroundings: [surroundings]))
    }
  }
}

/// A view that came or went.
package struct PresentView: Sendable {
  package let view: ComparedView
  package internal(set) var surroundings: [String]
}

/// One cause, and all that moves because of it.
package struct CauseGroup: Sendable {
  package let cause: ComparedCause
  package private(set) var rows: [MovedNumbers] = []

  init(cause: ComparedCause) { self.cause = cause }

  mutating func add(_ row: MovedNumbers) {
    let known = rows.firstIndex {
      $0.view.id == row.view.id && $0.parts.map { $0.part } == row.parts.map { $0.part }
    }
    if let known {
      rows[known].surroundings += row.surroundings
    } else {
      rows.append(row)
    }
  }
}

/// The numbers of a view's frame that one cause moves.
package struct MovedNumbers: Sendable {
  package let view: ComparedView
  package let parts: [(part: FramePart, old: Double, new: Double)]
  package internal(set) var surroundings: [String]

  /// Nil where the cause moves none of them.
  init?(_ move: ViewMove, by cause: Int, in surroundings: String) {
    let parts = FramePart.allCases.filter { move.cause(of: $0) == cause }
    guard !parts.isEmpty else { return nil }
    view = move.view
    self.parts = parts.map {
      ($0, ViewMove.number($0, of: move.old), ViewMove.number($0, of: move.view.frame))
    }
    self.surroundings = [surroundings]
  }
}
