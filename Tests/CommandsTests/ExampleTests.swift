import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

/// What each example is there to show.
@Suite("Examples")
struct ExampleTests {
  /// What is worth a remark in an example: state by id.
  private struct Findings: Equatable {
    var free: [String: [String]] = [:]
    var misplaced: [String] = []
    var conflicts: [String: [String]] = [:]
  }

  private static let expected: [String: Findings] = [
    "Article.storyboard": Findings(),
    // The newsletter's label is at no height, and the last order's two labels were moved by hand.
    "Broken.storyboard": Findings(
      free: ["gNH-5D-Gt9": ["y"]], misplaced: ["WIN-3v-lva", "aF7-op-EFH"], conflicts: promoCard),
    "Cell.xib": Findings(),
    "CutText.storyboard": Findings(),
    "FixedWidth.storyboard": Findings(),
    "Form.storyboard": Findings(),
    "LeftRight.storyboard": Findings(),
    "Masks.xib": Findings(),
    "MisplacedLabel.storyboard": Findings(misplaced: ["GyD-aO-jfh", "7PY-4m-2F3"]),
    "OffScreen.storyboard": Findings(),
    "Planets.storyboard": Findings(free: ["Sa6-tU-n4H": ["x"]]),
    "Preferences.xib": Findings(),
    "Riddle.xib": Findings(),
    "Specimen.xib": Findings(),
    "StackForm.storyboard": Findings(),
    "Tracks.storyboard": Findings(),
    "TwoLabels.storyboard": Findings(free: ["cf5-bV-7ki": ["width"], "6G7-b7-CQ0": ["x", "width"]]),
  ]

  /// The card is 335 points wide, 20 from both sides of the screen: that makes 375.
  private static let promoCard = [
    "Oja-BS-4NY": [
      "IAa-2U-EVj/guide.maxX", "IAa-2U-EVj/guide.minX", "d1a-lb-MGK", "lCm-l8-8lK",
      "wfV-6H-pe3/encapsulated.width",
    ]
  ]

  /// The button is 374 points wide, 20 from both sides of the screen: that makes 414.
  private static let callButton = [
    "ynt-W5-6o2": [
      "Bq9-Cw-e5J/guide.maxX", "Bq9-Cw-e5J/guide.minX", "Qs5-YX-Kcm", "Rk4-7e-tPw/encapsulated.width",
      "S7M-LF-MtO",
    ]
  ]

  @Test func everyExampleIsExpected() {
    #expect(FixtureFolder.examples.names == Self.expected.keys.sorted())
  }

  @Test(arguments: FixtureFolder.examples.names)
  func exampleShowsWhatItIsThereFor(_ name: String) throws {
    #expect(try findings(name) == Self.expected[name])
  }

  /// A fixed width between two edges holds on a screen of one width only.
  @Test(arguments: [
    ("FixedWidth.storyboard", "retina6_7", callButton), ("FixedWidth.storyboard", "retina4_7", callButton),
    ("FixedWidth.storyboard", "retina5_5", [:]), ("Broken.storyboard", "retina6_7", promoCard),
    ("Broken.storyboard", "retina4_7", [:]),
  ])
  func widthIsThatOfOneScreen(_ name: String, _ device: String, _ conflicts: [String: [String]]) throws {
    let found = try findings(name, "--device", device)
    #expect(found.conflicts == conflicts)
    #expect(found.free == Self.expected[name]?.free)
  }

  /// Wherever there is room to spare, nothing says which of the two labels takes it.
  @Test(arguments: [
    ["--device", "retina4_0"], ["--device", "ipad9_7"], ["--landscape"], ["--content", "measured"],
  ])
  func eitherLabelMayBeTheWider(_ options: [String]) throws {
    #expect(try findings("TwoLabels.storyboard", options) == Self.expected["TwoLabels.storyboard"])
  }

  private func findings(_ name: String, _ options: String...) throws -> Findings {
    try findings(name, options)
  }

  private func findings(_ name: String, _ options: [String]) throws -> Findings {
    let run = CommandRun(["layout", "--json", "Examples/" + name] + options)
    let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(run.results.utf8))
    var found = Findings()
    for view in document.views {
      if view.ambiguous { found.free[view.id] = view.free }
      if view.misplaced == true { found.misplaced.append(view.id) }
    }
    for conflict in document.conflicts {
      found.conflicts[conflict.broken] = conflict.constraints.filter { $0 != conflict.broken }.sorted()
    }
    return found
  }

  /// The frames that an example records are right, but where they are wrong on purpose.
  @Test(arguments: FixtureFolder.examples.names)
  func recordedFramesAreRight(_ name: String) throws {
    for content in ["recorded", "measured"] {
      let run = CommandRun("layout", "--json", "--content", content, "Examples/" + name)
      let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(run.results.utf8))
      let expected = try #require(Self.expected[name]).misplaced
      let misplaced = document.views.filter { $0.misplaced == true }.map(\.id)
      #expect(misplaced == expected, "content \(content)")
    }
  }

  @Test(arguments: FixtureFolder.examples.names)
  func outputIsAsRecorded(_ name: String) throws {
    let path = "Examples/" + name
    let folder = "Tests/CommandsTests/Snapshots/"
    let text = try Snapshot(folder + name + ".txt").difference(from: CommandRun("layout", path).results)
    #expect(text == nil)
    let json = try Snapshot(folder + name + ".json").difference(
      from: CommandRun("layout", "--json", path).results)
    #expect(json == nil)
  }

  @Test func everySnapshotHasItsExample() throws {
    let folder = FixtureFolder.checkout.appendingPathComponent("Tests/CommandsTests/Snapshots").path
    // Those of other commands belong to no example of layouts.
    let recorded = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { !$0.hasPrefix("rules") && $0.contains(".") }
    #expect(recorded == FixtureFolder.examples.names.flatMap { [$0 + ".json", $0 + ".txt"] })
  }
}
