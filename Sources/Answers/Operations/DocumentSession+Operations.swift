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
    var scenes: [OperatedScene] = []
    var result = OperationResult()
    var suggested: [[NewConstraint]] = []
    for target in targets {
      let operated = OperatedScene(try judgement(ofScene: target.scene))
      scenes.append(operated)
      if case .reset = operation {
        let reset = try Self.reset(operated, target)
        result += reset.cleared
        suggested.append(reset.added)
      } else {
        result += try operation.result(of: operated, target, takesDoubtful)
      }
    }
    guard !result.edits.isEmpty || suggested.contains(where: { !$0.isEmpty }) else {
      answer.add(result, operation.deed, document.markup)
      return answer
    }
    var run = OperationRun(
      answer, try Self.trying(result.edits, on: document, in: environment), targets, scenes,
      moved: result.moved, environment)
    run.answer.add(result, operation.deed, run.trial.edited.document)
    switch operation {
    case .reset: try run.add(suggested)
    case .updateFrames: try run.updateFrames(of: .targets, takesDoubtful)
    default: break
    }
    switch frames {
    case .none: break
    case .new: try run.updateFrames(of: .targets, takesDoubtful)
    case .all: try run.updateFrames(of: .all, takesDoubtful)
    case .moved: try run.updateFrames(of: .moved, takesDoubtful)
    }
    return try run.finish()
  }

  private static func reset(
    _ operated: OperatedScene, _ target: OperationTarget
  ) throws(AnswerError) -> ConstraintReset {
    do throws(OperationError) {
      return try ConstraintReset(of: operated, target.scope)
    } catch {
      throw .impossible(error.message)
    }
  }

  static func trying(
    _ edits: [DocumentEdit], on document: InterfaceDocument, in environment: Environment
  ) throws(AnswerError) -> OperationTrial {
    do throws(OperationError) { return try OperationTrial(edits, on: document, in: environment) } catch {
      throw .impossible(error.message)
    }
  }

  /// The scenes that an operation is for, with the positions of the views that are meant there.
  mutating func targets(
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
struct OperationTarget {
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
        return try ConstantUpdate.result(of: operated, target.scope, takesDoubtful: takesDoubtful)
      case .addMissing: return try MissingConstraints.result(of: operated, target.scope).result
      case .clear, .reset: return ConstraintClearing.result(of: operated, target.scope)
      case .pin(let request):
        return try Self.adding(try operated.pinning(target.views, request), to: operated)
      case .align(let request):
        return try Self.adding(try operated.aligning(target.views, request), to: operated)
      case .add(let constraints): return try Self.adding(constraints, to: operated)
      case .change(let edits):
        var result = OperationResult()
        result.edits = edits
        result.count = edits.count
        return result
      }
    } catch {
      throw .impossible(error.message)
    }
  }

  /// What the first step does.
  fileprivate var deed: OperationAnswer.Deed {
    switch self {
    case .updateFrames: .updatedFrames
    case .updateConstants: .updatedConstants
    case .clear, .reset: .removedConstraints
    case .addMissing, .pin, .align, .add: .addedConstraints
    case .change: .changedAttributes
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
