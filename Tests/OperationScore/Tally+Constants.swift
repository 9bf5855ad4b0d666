import Foundation
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbSceneDiagnostics

/// Update Constants on all scenes of a document, and where views come to lie then.
extension Tally {
  /// Of scenes without conflict in documents that are changed: whether all views come out where the canvas has them. Where not:
  ///
  /// - *no constant*: all constraints that have a say in where such views come to lie hold for the recorded frames. What keeps
  ///   the views elsewhere has no constant: the rows of a stack or grid view, a content that is not as large as its view is
  ///   recorded, a margin.
  /// - *a variation*: a size class decides the constant; the operation leaves these alone and says so.
  /// - *a constant*: some constraint could have been changed.
  mutating func judgeConstants(
    _ document: InterfaceDocument, _ scenes: [OperatedScene], _ path: String
  ) throws {
    var result = OperationResult()
    for scene in scenes { result += try ConstantUpdate.result(of: scene, .all, takesDoubtful: true) }
    guard !result.edits.isEmpty else { return }
    let left = Set(result.left.filter { $0.reason == .variation }.map(\.id))
    let trial = try OperationTrial(result.edits, on: document)
    let platform = document.platform == .macOS ? "macOS" : "iOS"
    for (position, scene) in scenes.enumerated() where scene.judgement.found.isEmpty {
      let after = try trial.judgement(ofScene: position)
      let (outcome, text) = try after.outcomeOfConstants(left: left)
      note("Update Constants, then layout, \(platform)", outcome, text.isEmpty ? "" : path + " " + text)
    }
  }
}

extension SceneJudgement {
  fileprivate func outcomeOfConstants(left: Set<String>) throws -> (outcome: String, text: String) {
    let errors = try layout.errorsOnCanvas()
    var outcome = ("recorded frames", "")
    for (position, view) in solved.views.enumerated() where view.free.isEmpty {
      for axis in Axis.allCases {
        let distance = layout.distanceFromCanvas(ofView: position, axis)
        guard distance > 0.5 else { continue }
        let text = "\(view.id) \(axis) off by \(distance)"
        var isVaried = false
        for row in try layout.rows(behind: position, axis) where errors[row] != nil {
          guard case .constraint(let id) = row, let origin = layout.tree.constraint(id)?.origin,
            origin.kind == .document
          else { continue }
          guard left.contains(layout.scene.constraints[Int(origin.reference)].id) else {
            return ("others by a constant", text)
          }
          isVaried = true
        }
        if isVaried || outcome.1.isEmpty {
          outcome = (isVaried ? "others by a variation" : "others by no constant", text)
        }
      }
    }
    return outcome
  }
}
