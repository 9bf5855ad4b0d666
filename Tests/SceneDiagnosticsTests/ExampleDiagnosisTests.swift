import AutoLayout
import InterfaceBuilder
import SceneDiagnostics
import TestSupport
import Testing

@Suite("Diagnosis of examples")
struct ExampleDiagnosisTests {
  @Test func aCleanFormHasNoTrouble() throws {
    let document = try InterfaceDocument(bytes: try FixtureFolder.examples.bytes(of: "Form.storyboard"))
    for layout in try document.sceneLayouts() {
      let diagnosis = try SceneDiagnosis(layout)
      #expect(diagnosis.conflicts.isEmpty)
      #expect(diagnosis.ambiguities.isEmpty)
      #expect(diagnosis.misplacements.isEmpty)
    }
  }
}
