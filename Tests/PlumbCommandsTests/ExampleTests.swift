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
    "Broken.storyboard": Findings(
      free: ["Zk2-Mv-7aJ": ["width"]], misplaced: ["M8p-Ez-6rH"],
      conflicts: [
        "R3u-Oy-9fA": [
          "6Xg-Nz-1wK", "Hq0-eU-8cR", "Lm5-Jf-0vH/guide.maxX", "Lm5-Jf-0vH/guide.minX",
          "yR2-8w-DcU/encapsulated.width",
        ]
      ]),
    "Cell.xib": Findings(),
    "Form.storyboard": Findings(),
    "Masks.xib": Findings(),
    "Planets.storyboard": Findings(free: ["Sa6-tU-n4H": ["x"]]),
    "Preferences.xib": Findings(),
    "StackForm.storyboard": Findings(),
  ]

  @Test func everyExampleIsExpected() {
    #expect(FixtureFolder.examples.names == Self.expected.keys.sorted())
  }

  @Test(arguments: FixtureFolder.examples.names)
  func exampleShowsWhatItIsThereFor(_ name: String) throws {
    let run = CommandRun("layout", "--json", "Examples/" + name)
    let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(run.results.utf8))
    var found = Findings()
    for view in document.views {
      if view.ambiguous { found.free[view.id] = view.free }
      if view.misplaced == true { found.misplaced.append(view.id) }
    }
    for conflict in document.conflicts {
      found.conflicts[conflict.broken] = conflict.constraints.filter { $0 != conflict.broken }.sorted()
    }
    let expected = try #require(Self.expected[name])
    #expect(found == expected)
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
    let folder = "Tests/PlumbCommandsTests/Snapshots/"
    let text = try Snapshot(folder + name + ".txt").difference(from: CommandRun("layout", path).results)
    #expect(text == nil)
    let json = try Snapshot(folder + name + ".json").difference(
      from: CommandRun("layout", "--json", path).results)
    #expect(json == nil)
  }

  @Test func everySnapshotHasItsExample() throws {
    let folder = FixtureFolder.checkout.appendingPathComponent("Tests/PlumbCommandsTests/Snapshots").path
    let recorded = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(recorded == FixtureFolder.examples.names.flatMap { [$0 + ".json", $0 + ".txt"] })
  }
}
