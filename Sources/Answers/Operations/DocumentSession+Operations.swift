import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics

extension DocumentSession {
  /// What an operation makes of the document, tried on a copy; the session keeps its own.
  ///
  /// - Parameters:
  ///   - scene: The scene that is meant, as a person calls it; nil for all.
  ///   - takesDoubtful: Whether what Plumb would not vouch for is changed as well.
  ///   - frames: Of a pin or an alignment, whose frames follow.
  package mutating func operate(
    _ operation: Operation, on views: OperationViews, scene: String? = nil, takesDoubtful: Bool = false,
    frames: FramesAfter = .none
  ) throws(AnswerError) -> OperationAnswer {
    let targets = try targets(views, scene)
    var answer = OperationAnswer(name, operation.name, of: document.markup)
    var result = OperationResult()
    for target in targets {
      let operated = OperatedScene(try judgement(ofScene: target.scene))
      result += try operation.result(of: operated, target, takesDoubtful)
    }
    guard !result.edits.isEmpty else {
      answer.add(result, document.markup)
      return answer
    }
    var trial = try Self.trying(result.edits, on: document, in: environment)
    answer.add(result, trial.edited.document)
    if frames != .none {
      var updates = OperationResult()
      for target in targets {
        let operated = OperatedScene(try trial.judged(target.scene))
        let scope = frames == .all ? OperationScope.all : .named(Set(target.views))
        updates += FrameUpdate.result(of: operated, scope, takesDoubtful: takesDoubtful)
      }
      if !updates.edits.isEmpty {
        trial = try Self.trying(updates.edits, on: trial.document, in: environment)
        answer.add(updates, trial.edited.document)
      }
    }
    for target in targets {
      let before = try judgement(ofScene: target.scene).conflicts.count
      answer.newConflicts += max(try trial.judged(target.scene).conflicts.count - before, 0)
    }
    return answer
  }

  private static func trying(
    _ edits: [DocumentEdit], on document: InterfaceDocument, in environment: Environment
  ) throws(AnswerError) -> OperationTrial {
    do throws(OperationError) { return try OperationTrial(edits, on: document, in: environment) } catch {
      throw .impossible(error.message)
    }
  }

  /// The scenes that an operation is for, with the positions of the views that are meant there.
  private mutating func targets(
    _ views: OperationViews, _ scene: String?
  ) throws(AnswerError) -> [OperationTarget] {
    guard case .named(let names) = views else {
      return try scenes(scene).map { OperationTarget(scene: $0, views: [], isAll: true) }
    }
    let inspections = try inspections(scene)
    let choices = ViewChoice.all(of: inspections)
    var targets: [OperationTarget] = []
    for name in names {
      let choice = try ViewChoice.meant(by: name, among: choices)
      let inspection = inspections[choice.scene]
      guard let view = inspection.layout.viewNodes.firstIndex(of: choice.node) else {
        throw .unknownView("“\(name)” is a guide: name a view.")
      }
      if let place = targets.firstIndex(where: { $0.scene == inspection.position }) {
        targets[place].views.append(view)
      } else {
        targets.append(OperationTarget(scene: inspection.position, views: [view], isAll: false))
      }
    }
    return targets
  }
}

/// A scene that is operated on, and the views that are.
private struct OperationTarget {
  let scene: Int
  var views: [Int]
  let isAll: Bool

  var scope: OperationScope { isAll ? .all : .named(Set(views)) }
}

extension Operation {
  fileprivate func result(
    of operated: OperatedScene, _ target: OperationTarget, _ takesDoubtful: Bool
  ) throws(AnswerError) -> OperationResult {
    do throws(OperationError) {
      switch self {
      case .updateFrames: return FrameUpdate.result(of: operated, target.scope, takesDoubtful: takesDoubtful)
      case .updateConstants:
        do throws(LayoutError) {
          return try ConstantUpdate.result(of: operated, target.scope, takesDoubtful: takesDoubtful)
        } catch { throw .unsolvable(error) }
      case .clear: return ConstraintClearing.result(of: operated, target.scope)
      case .pin(let request):
        return try Self.adding(try operated.pinning(target.views, request), to: operated)
      case .align(let request):
        return try Self.adding(try operated.aligning(target.views, request), to: operated)
      }
    } catch {
      throw .impossible(error.message)
    }
  }

  private static func adding(
    _ constraints: [NewConstraint], to operated: OperatedScene
  ) throws(OperationError) -> OperationResult {
    var result = OperationResult()
    result.edits = try operated.adding(constraints)
    result.count = constraints.count
    return result
  }
}

extension OperationTrial {
  fileprivate func judged(_ scene: Int) throws(AnswerError) -> SceneJudgement {
    do throws(OperationError) { return try judgement(ofScene: scene) } catch {
      throw .impossible(error.message)
    }
  }
}
