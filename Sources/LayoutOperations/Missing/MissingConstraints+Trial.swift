import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension MissingConstraints {
  /// The views that are still open, or elsewhere than on the canvas, in the document with the constraints in it: the copy on
  /// which they were tried is the same but for what reading a document again finds out.
  func leftOpen(_ positions: [Int], after edits: [DocumentEdit]) throws(OperationError) -> [LeftAlone] {
    let document = operated.document
    let scene = document.scenes.firstIndex { $0.id == operated.scene.id } ?? 0
    let solved: [SolvedView]
    if edits.isEmpty {
      solved = operated.judgement.solved.views
    } else {
      let trial = try OperationTrial(edits, on: document, in: operated.layout.environment)
      solved = try trial.judgement(ofScene: scene).solved.views
    }
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
}
