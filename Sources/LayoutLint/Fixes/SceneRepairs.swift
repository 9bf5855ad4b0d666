import PlumbDocumentEditing
import PlumbLayoutDiagnostics
import PlumbLayoutOperations
import PlumbSceneDiagnostics

/// A scene in which something is to be settled: what is wrong with it, and what writes changes of it down.
package struct SceneRepairs {
  let diagnosis: SceneDiagnosis
  let operated: OperatedScene

  init(_ diagnosis: SceneDiagnosis) {
    self.diagnosis = diagnosis
    operated = OperatedScene(diagnosis.judgement)
  }

  /// The edits that make repairs; none where the document has no place for one of them.
  func edits(for repairs: [Repair]) -> [DocumentEdit] {
    do throws(OperationError) { return try operated.edits(for: repairs) ?? [] } catch { return [] }
  }
}
