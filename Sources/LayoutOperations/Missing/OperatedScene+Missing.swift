import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension OperatedScene {
  /// The views that could get constraints, by position: those that somebody named, or those that are ambiguous beyond doubt or
  /// only lie where somebody put them.
  func viewsWithMissingConstraints(_ scope: OperationScope) -> [Int] {
    guard document.usesAutoLayout, layout.isAsRecorded else { return [] }
    return scene.views.indices.filter { position in
      guard canBeNamed(position), namedContainer(of: position) != nil, scope.contains(position) else {
        return false
      }
      if scope.names(position) { return true }
      // A mask without that is a layout of its own.
      if ViewElement(scene.views[position].element).fixedFrame == true,
        isPlacedByConstraints(orMask: position)
      {
        return true
      }
      switch judgement.verdicts[position] {
      case .ambiguous, .ambiguousWith: return true
      case .misplaced, .follows, .doubtfullyOff, .doubtfullyAmbiguous, nil: return false
      }
    }
  }

  /// The order in which views get constraints: those without any first; superviews before what is inside, which hangs
  /// on them, then from top to bottom and from left to right; last, and from the inside out, superviews that have constraints
  /// and only follow what is inside them.
  func order(ofMissing positions: [Int]) -> [Int] {
    let canvas = CanvasGeometry.recordedFrames(of: layout)
    let parents = Set(positions.compactMap { scene.views[$0].parent })
    let entries = positions.map { position in
      let node = layout.viewNodes[position]
      let follows = parents.contains(position) && layout.tree.placement(of: node) == .constraints
      let depth = ancestors(of: position).count
      let frame = canvas[node] ?? .zero
      // What lost only a part of its constraints counted from what has lost all.
      let hasSome = layout.tree.placement(of: node) == .constraints
      return (
        round: follows ? 2 : hasSome ? 1 : 0, depth: follows ? -depth : depth, y: frame.minY, x: frame.minX,
        position: position
      )
    }
    return entries.sorted {
      ($0.round, $0.depth, $0.y, $0.x, $0.position) < ($1.round, $1.depth, $1.y, $1.x, $1.position)
    }.map { $0.position }
  }

  /// Whether constraints can name a view: the document has an id for it, and not only this program.
  func canBeNamed(_ position: Int) -> Bool { scene.views[position].element.id == scene.views[position].id }

  /// What constraints of a view can name as its container: content views of older cells have no id, and stand for the cell.
  func namedContainer(of position: Int) -> Int? {
    ancestors(of: position).first { canBeNamed($0) }
  }
}
