import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension MissingConstraints {
  /// What was made, with what a look at the document with the constraints in it says: the copy on which they were tried is the
  /// same but for what reading a document again finds out.
  struct Attempt {
    var result = OperationResult()
    var constraints: [NewConstraint] = []
    /// How many views are not as they should be.
    var troubles = 0
    /// Constraints that are made and do not hold for the frames on the canvas.
    var contradicted: Set<NewConstraint> = []
  }

  func attempt(_ positions: [Int]) throws(OperationError) -> Attempt {
    var attempt = Attempt()
    attempt.constraints = new
    attempt.result.edits = try operated.adding(new)
    attempt.result.count = new.count
    let judgement: SceneJudgement
    if new.isEmpty {
      judgement = operated.judgement
    } else {
      let trial = try OperationTrial(
        attempt.result.edits, on: operated.document, in: operated.layout.environment)
      judgement = try trial.judgement(ofScene: operated.place)
    }
    attempt.result.left = leftOpen(positions, in: judgement.solved.views)
    attempt.troubles = attempt.result.left.count + opened(in: judgement.solved.views, but: Set(positions))
    do throws(LayoutError) { attempt.contradicted = try contradicted(in: judgement.layout) } catch {
      throw .unsolvable(error)
    }
    return attempt
  }

  /// The views that are still open, or elsewhere than on the canvas.
  private func leftOpen(_ positions: [Int], in solved: [SolvedView]) -> [LeftAlone] {
    var left: [LeftAlone] = []
    for position in positions where position < solved.count {
      let view = solved[position]
      let isElsewhere =
        view.recorded.map { $0.edgeDistance(to: view.frame) > MissingBoard.tolerance } ?? false
      guard !view.free.isEmpty || isElsewhere else { continue }
      left.append(
        LeftAlone(
          id: view.id, name: operated.name(of: position),
          reason: view.free.isEmpty ? .heldElsewhere : .ambiguous))
    }
    return left
  }

  /// How many other views are open that were not.
  private func opened(in solved: [SolvedView], but positions: Set<Int>) -> Int {
    var count = 0
    for (position, view) in operated.judgement.solved.views.enumerated()
    where position < solved.count && !positions.contains(position) {
      if !solved[position].free.isSubset(of: view.free) { count += 1 }
    }
    return count
  }

  private func contradicted(in layout: SceneLayout) throws(LayoutError) -> Set<NewConstraint> {
    let made = Set(new.map { Sides($0.first, $0.second) })
    let frames = CanvasGeometry.recordedFrames(of: layout)
    var sides: Set<Sides> = []
    for root in layout.tree.rootNodes {
      for violation in try layout.tree.violations(under: root, placing: frames)
      where violation.error > MissingBoard.tolerance {
        guard case .constraint(let id) = violation.row, let constraint = layout.tree.constraint(id),
          constraint.origin.kind == .document
        else { continue }
        let written = layout.scene.constraints[Int(constraint.origin.reference)]
        let second = written.secondItem.flatMap { item in
          written.secondAttribute.map { NewConstraint.Side(item, $0) }
        }
        let own = Sides(.init(written.firstItem, written.firstAttribute), second)
        if made.contains(own) { sides.insert(own) }
      }
    }
    return Set(new.filter { sides.contains(Sides($0.first, $0.second)) })
  }

  private struct Sides: Hashable {
    let first: NewConstraint.Side
    let second: NewConstraint.Side?

    init(_ first: NewConstraint.Side, _ second: NewConstraint.Side?) {
      self.first = first
      self.second = second
    }
  }
}
