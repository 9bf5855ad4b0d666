import PlumbDocumentEditing
import PlumbFindings
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

extension ConflictingConstraints {
  /// The first of the repairs that the finding tells: somebody has to decide which constraint is the one too many.
  static func fixes(_ scene: SceneRepairs) -> [Fix] {
    let diagnosis = scene.diagnosis
    return diagnosis.conflicts.compactMap { conflict in
      for tried in conflict.repairs {
        let edits = scene.edits(for: [tried.repair])
        if edits.isEmpty { continue }
        return Fix(
          FindingKey(.conflictingConstraints, diagnosis.id(of: conflict.broken)),
          diagnosis.words.words(tried.repair), isSafe: false, edits)
      }
      return nil
    }
  }
}
