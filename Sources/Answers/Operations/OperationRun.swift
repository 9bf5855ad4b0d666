import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics

/// What follows from an operation's first step, each step on the document that the ones before make.
struct OperationRun {
  private static let mostRounds = 5

  var answer: OperationAnswer
  private(set) var trial: OperationTrial
  private let targets: [OperationTarget]
  private let environment: Environment
  /// The views that have got their frames, by id.
  private var moved: Set<String>
  /// As they were before.
  private let scenes: [OperatedScene]

  /// - Parameters:
  ///   - trial: What the first step makes.
  ///   - scenes: Those of the targets, as they were before it.
  ///   - moved: The ids of views that it gave other frames.
  init(
    _ answer: OperationAnswer, _ trial: OperationTrial, _ targets: [OperationTarget],
    _ scenes: [OperatedScene], moved: Set<String>, _ environment: Environment
  ) {
    self.environment = environment
    self.moved = moved
    self.answer = answer
    self.trial = trial
    self.targets = targets
    self.scenes = scenes
  }

  /// Adds constraints.
  ///
  /// - Parameter constraints: Those of each target.
  mutating func add(_ constraints: [[NewConstraint]]) throws(AnswerError) {
    var added = OperationResult()
    for (target, constraints) in zip(targets, constraints) {
      let cleared = try scene(target)
      do throws(OperationError) {
        added.edits += try cleared.adding(constraints)
        added.count += constraints.count
      } catch { throw .impossible(error.message) }
    }
    try add(added, .addedConstraints)
  }

  /// Whose frames are recorded anew.
  enum Frames {
    /// Of the views that the operation is for.
    case targets
    case all
    /// Of those that have come to lie elsewhere, also where Plumb would not vouch for them.
    case moved
  }

  /// Records the frames that the constraints give: what lay open or hung on something else may be misplaced only when that is
  /// recorded.
  mutating func updateFrames(of frames: Frames, _ takesDoubtful: Bool) throws(AnswerError) {
    for _ in 0..<Self.mostRounds {
      var updates = OperationResult()
      for (target, before) in zip(targets, scenes) {
        let scene = try scene(target)
        let scope: OperationScope =
          switch frames {
          case .targets: target.scope
          case .all: .all
          case .moved: .named(scene.moved(since: before))
          }
        updates += FrameUpdate.result(of: scene, scope, takesDoubtful: takesDoubtful, settled: moved)
      }
      moved.formUnion(updates.moved)
      answer.left = updates.left
      guard !updates.edits.isEmpty else { return }
      updates.left = []
      try add(updates, .updatedFrames)
    }
  }

  /// Brings the flags of all views to what holds now, and counts new conflicts.
  mutating func finish() throws(AnswerError) -> OperationAnswer {
    var flags = OperationResult()
    for (target, before) in zip(targets, scenes) {
      let after = try scene(target)
      flags += FlagUpdate.result(of: after, since: before)
      answer.newConflicts += max(after.judgement.conflicts.count - before.judgement.conflicts.count, 0)
    }
    try add(flags, .updatedFrames)
    return answer
  }

  private func scene(_ target: OperationTarget) throws(AnswerError) -> OperatedScene {
    do throws(OperationError) { return OperatedScene(try trial.judgement(ofScene: target.scene)) } catch {
      throw .impossible(error.message)
    }
  }

  private mutating func add(_ result: OperationResult, _ deed: OperationAnswer.Deed) throws(AnswerError) {
    if !result.edits.isEmpty {
      trial = try DocumentSession.trying(result.edits, on: trial.document, in: environment)
    }
    answer.add(result, deed, trial.edited.document)
  }
}

extension OperatedScene {
  /// The positions of the views that constraints put elsewhere than in the scene before.
  fileprivate func moved(since before: OperatedScene) -> Set<Int> {
    var old: [String: Rect] = [:]
    for (view, solved) in zip(before.scene.views, before.judgement.solved.views) {
      old[view.id] = solved.frame
    }
    var moved: Set<Int> = []
    for (position, view) in scene.views.enumerated() {
      if let frame = old[view.id], frame != judgement.solved.views[position].frame { moved.insert(position) }
    }
    return moved
  }
}
