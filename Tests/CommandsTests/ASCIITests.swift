import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbCommands

/// What each command writes where there is nothing but ASCII to write with; those of `lint` stand with its own tests.
@Suite("ASCII")
struct ASCIITests {
  @Test(arguments: [
    ("layout", ["layout", "Examples/Broken.storyboard"]),
    ("layout-stack", ["layout", "Examples/StackForm.storyboard"]),
    ("devices", ["devices", "iphone"]), ("rules", ["rules"]), ("rule", ["rules", "misplaced-view"]),
  ])
  func isAsRecorded(_ name: String, _ arguments: [String]) throws {
    let run = CommandRun(arguments + ["--ascii"])
    #expect(run.code == 0)
    #expect(run.results.utf8.allSatisfy { $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A) })
    #expect(
      try Snapshot("Tests/CommandsTests/Snapshots/ASCII/\(name).txt").difference(from: run.results)
        == nil)
  }

  /// Columns are the same as in Unicode, but where a character needs several.
  @Test func treesKeepTheirShape() {
    let unicode = CommandRun("layout", "Examples/Form.storyboard").resultLines
    let ascii = CommandRun("layout", "--ascii", "Examples/Form.storyboard").resultLines
    #expect(unicode.map(\.columns) == ascii.map(\.columns))
    #expect(ascii.contains { $0.hasPrefix("|- UIImageView \"Portrait\"") })
    #expect(ascii.contains { $0.hasPrefix("`- UIToolbar") })
  }
}
