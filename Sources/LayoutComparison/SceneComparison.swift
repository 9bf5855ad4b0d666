import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// What differs between two states of a scene, both laid out in the same surroundings.
package struct SceneComparison: Sendable {
  /// The views that have other frames in their superviews, in document order.
  package private(set) var moves: [ViewMove] = []
  /// What the moves come from, each named by `ViewMove.causes`: the one that moves most first.
  package private(set) var causes: [MoveCause] = []
  package private(set) var appeared: [ComparedView] = []
  package private(set) var gone: [ComparedView] = []
  package private(set) var constraints: [ConstraintChange] = []
  /// The positions of the constraints that have a say in some move.
  package private(set) var concerned: Set<Int> = []

  /// Whether all is where it was, and nothing came or went.
  package var isStill: Bool { moves.isEmpty && appeared.isEmpty && gone.isEmpty }

  /// Whether the two states differ in nothing that is compared.
  package var isEmpty: Bool { isStill && constraints.isEmpty }

  /// - Complexity: Linear in the views and constraints; for each number that differs, a question to the solver on each side.
  package init(_ old: ComparedLayout, _ new: ComparedLayout) throws(LayoutError) {
    let views = ViewMatching(old.layout.scene, new.layout.scene)
    let matched = ConstraintMatching(old, new, views)
    constraints = matched.changes
    appeared = views.appeared.map { ComparedView(new, $0) }
    gone = views.gone.map { ComparedView(old, $0) }
    var search = CauseSearch(old, new, views, matched)
    for (before, after) in views.pairs {
      let frames = (old.layout.documentFrame(ofView: before), new.layout.documentFrame(ofView: after))
      let parts = FramePart.allCases.filter {
        Self.differs(ViewMove.number($0, of: frames.0), ViewMove.number($0, of: frames.1))
      }
      guard !parts.isEmpty else { continue }
      var move = ViewMove(view: ComparedView(new, after), old: frames.0)
      for part in parts { move.causes[Int(part.rawValue)] = try search.cause(of: part, before, after) }
      moves.append(move)
    }
    concerned = search.concerned
    arrange(search.causes)
  }

  /// Frames are on pixels, and a pixel is a third of a point at least.
  private static func differs(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude > 0.01 }

  /// Causes in the order of how many numbers come from them.
  private mutating func arrange(_ found: [MoveCause]) {
    var counts = [Int](repeating: 0, count: found.count)
    for move in moves { for case .some(let cause) in move.causes { counts[cause] += 1 } }
    let order = found.indices.sorted { counts[$0] != counts[$1] ? counts[$0] > counts[$1] : $0 < $1 }
    var places = [Int](repeating: 0, count: found.count)
    for (place, cause) in order.enumerated() { places[cause] = place }
    causes = order.map { found[$0] }
    for place in moves.indices { moves[place].causes = moves[place].causes.map { $0.map { places[$0] } } }
  }
}
