import PlumbDocumentEditing
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

  /// Records the frames that the constraints give: what lay open or hung on something else may be misplaced only when that is
  /// recorded.
  ///
  /// - Parameter isOfAll: Whether of all views, and not only of those that the operation is for.
  mutating func updateFrames(isOfAll: Bool, _ takesDoubtful: Bool) throws(AnswerError) {
    for _ in 0..<Self.mostRounds {
      var updates = OperationResult()
      for target in targets {
        updates += FrameUpdate.result(
          of: try scene(target), isOfAll ? .all : target.scope, takesDoubtful: takesDoubtful,
          settled: moved)
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
