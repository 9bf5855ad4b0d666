import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import TestSupport
import Testing

/// The documents of the checkout have the trouble that they are there to show, and no other.
@Suite("Diagnosis of the checkout's documents")
struct FixtureDiagnosisTests {
  /// Their comments say which views are free or misplaced and what conflicts.
  @Test(arguments: FixtureFolder.fixtures.names)
  func aFixtureWithoutTroubleHasNone(_ name: String) throws {
    let bytes = try FixtureFolder.fixtures.bytes(of: name)
    guard let expected = try FixtureLayout.all(in: bytes).first(where: { $0.isAsRecorded }) else { return }
    let document = try InterfaceDocument(bytes: bytes)
    let found = try document.sceneLayouts().map { try SceneDiagnosis($0) }
    let brief = found.flatMap(\.brief)
    if expected.conflicts.isEmpty {
      #expect(found.allSatisfy { $0.conflicts.isEmpty }, "\(brief)")
    }
    if expected.views.allSatisfy({ $0.free.isEmpty }) {
      #expect(found.allSatisfy { $0.ambiguities.isEmpty }, "\(brief)")
    }
    if expected.views.allSatisfy({ $0.isMisplaced != true }) {
      #expect(found.allSatisfy { $0.misplacements.isEmpty }, "\(brief)")
    }
  }

  @Test(arguments: [
    ("Ambiguity.xib", ["free box x: beside", "free loose x,y,width,height", "free flat width"]),
    ("Misplaced.xib", ["misplaced off", "misplaced size"]), ("WidthConflict.xib", ["conflict right"]),
    ("MaskConflict.xib", ["conflict indent"]),
    ("ContentConflict.xib", ["conflict image"]),
  ])
  func fixturesWithTrouble(_ name: String, _ expected: [String]) throws {
    let document = try InterfaceDocument(bytes: try FixtureFolder.fixtures.bytes(of: name))
    #expect(try document.sceneLayouts().flatMap { try SceneDiagnosis($0).brief } == expected)
  }
}
