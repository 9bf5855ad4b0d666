import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutOperations
import PlumbSceneDiagnostics

extension MisplacedView {
  /// Update Frames, of the view and of those that are off only because it is.
  static func fixes(_ scene: SceneRepairs) -> [Fix] {
    let diagnosis = scene.diagnosis
    return diagnosis.misplacements.compactMap { report in
      guard let element = diagnosis.element(of: report.node) else { return nil }
      let views = ([report.node] + report.followers).compactMap { diagnosis.view(of: $0) }
      let result = FrameUpdate.result(of: scene.operated, .named(Set(views)))
      guard !result.edits.isEmpty else { return nil }
      return Fix(
        FindingKey(.misplacedView, element.id),
        "Record the frame that the constraints give \(item: diagnosis.name(of: report.node))",
        isSafe: true, result.edits)
    }
  }
}
