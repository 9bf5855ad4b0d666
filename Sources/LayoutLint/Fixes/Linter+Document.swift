import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension Linter {
  /// What is wrong with a document that was read already, with every diagnosis shown: fixes look at the layouts themselves, so
  /// that none may stand for another.
  ///
  /// - Parameter each: Called with each diagnosis and the place of its surroundings.
  func check(
    _ document: InterfaceDocument, _ checks: inout DocumentChecks, only: String?,
    each: (Int, SceneDiagnosis) -> Void = { _, _ in }
  ) -> (findings: [Finding], omissions: Omissions) {
    check(&checks, only: only) { (environments, body) throws(LayoutError) in
      for (place, environment) in environments.enumerated() {
        try document.forEachDiagnosis(in: environment, only: only) { diagnosis in
          body(place, diagnosis)
          each(place, diagnosis)
        }
      }
    }
  }
}
