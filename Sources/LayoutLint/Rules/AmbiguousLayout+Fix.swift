import PlumbDocumentEditing
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutOperations
import PlumbSceneDiagnostics

extension AmbiguousLayout {
  /// The repairs that the finding tells, or Add Missing Constraints where it tells none or the document has no place for them.
  static func fixes(_ scene: SceneRepairs) -> [Fix] {
    let diagnosis = scene.diagnosis
    return diagnosis.ambiguities.compactMap { report in
      guard let element = diagnosis.element(of: report.node) else { return nil }
      let key = FindingKey(.ambiguousLayout, element.id)
      let words = diagnosis.ambiguityWords
      let edits = scene.edits(for: report.repairs)
      if !edits.isEmpty {
        var title: Message = ""
        for (place, repair) in report.repairs.enumerated() {
          title += (place == 0 ? "" : ", ") + words.words(repair)
        }
        return Fix(key, title, isSafe: false, edits)
      }
      guard let view = diagnosis.view(of: report.node) else { return nil }
      do throws(OperationError) {
        let missing = try MissingConstraints.result(of: scene.operated, .named([view])).result
        guard !missing.edits.isEmpty else { return nil }
        return Fix(
          key, "Add the constraints that \(item: words.name(of: report.node)) lacks", isSafe: false,
          missing.edits)
      } catch { return nil }
    }
  }
}
