import PlumbAppleFacts
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import TestSupport
import Testing

/// The examples show people one kind of trouble each, and most of them none.
@Suite("Diagnosis of examples")
struct ExampleDiagnosisTests {
  private static let troubles: [String: [String]] = [
    "Broken.storyboard": [
      "conflict Oja-BS-4NY", "free gNH-5D-Gt9 y", "misplaced WIN-3v-lva: aF7-op-EFH",
    ],
    "MisplacedLabel.storyboard": ["misplaced GyD-aO-jfh: 7PY-4m-2F3"],
    "Planets.storyboard": ["free Sa6-tU-n4H x"],
    "TwoLabels.storyboard": ["free cf5-bV-7ki width: 6G7-b7-CQ0"],
  ]

  @Test(arguments: FixtureFolder.examples.names)
  func example(_ name: String) throws {
    #expect(try brief(name, in: PlumbInterfaceBuilder.Environment()) == Self.troubles[name] ?? [])
  }

  @Test func troublesAreThoseOfExamples() {
    #expect(Set(Self.troubles.keys).isSubset(of: FixtureFolder.examples.names))
  }

  /// A width that fits between two edges on the device of the document alone.
  @Test func aFixedWidthClashesOnAnotherDevice() throws {
    let wider = PlumbInterfaceBuilder.Environment(device: Device.named("retina6_7"))
    let found = try brief("FixedWidth.storyboard", in: wider)
    #expect(found.count == 1 && found.first?.hasPrefix("conflict ") == true, "\(found)")
  }

  private func brief(_ name: String, in environment: PlumbInterfaceBuilder.Environment) throws -> [String] {
    let document = try InterfaceDocument(bytes: try FixtureFolder.examples.bytes(of: name))
    var found: [String] = []
    for layout in try document.sceneLayouts(in: environment) {
      found += try SceneDiagnosis(layout).brief
    }
    return found
  }
}
