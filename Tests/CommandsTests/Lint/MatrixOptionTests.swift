import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Linting in many situations")
struct MatrixOptionTests {
  private static let file = "Examples/FixedWidth.storyboard"

  @Test func findingsSayInFewWordsWhereTheyHold() throws {
    let run = CommandRun(
      "lint", Self.file, "--matrix", "devices=iPhone 8,iPhone 8 Plus", "--matrix", "directions=ltr,rtl",
      "--matrix", "text-sizes=l,ax3")
    #expect(run.code == 1)
    let only = try #require(run.resultLines.first { $0.contains("only on") })
    #expect(only.trimmingCharacters(in: .whitespaces) == "only on      iPhone 8")
  }

  @Test func whatShipsTodayIsBuiltIn() throws {
    let run = CommandRun("lint", Self.file, "--matrix", "shipping", "--json")
    #expect(run.code == 1)
    #expect(run.results.contains(#""extent":"#))
  }

  @Test(arguments: [
    ("shiping", "Did you mean “shipping”?"), ("device=iPhone 8", "Did you mean “devices”?"),
    ("devices=iPhone 88", "There is no device “iPhone 88”."),
    ("directions=left", "“left” is no value for “directions”: it takes ltr or rtl."),
    ("widths=wide", "it takes “full” or a number from 1 to 10000."),
  ])
  func mistakesAreNamed(_ value: String, _ sentence: String) {
    let run = CommandRun("lint", Self.file, "--matrix", value)
    #expect(run.code == 2 && run.results == "")
    #expect(run.messages.contains(sentence), "\(run.messages)")
  }

  /// Recorded frames are judged where the document was saved, whatever else is asked for.
  @Test func whatIsMisplacedIsToldToo() {
    let run = CommandRun(
      "lint", "Examples/Broken.storyboard", "--matrix", "shipping", "--only", "misplaced-view")
    #expect(run.results.contains("only on      its own device"), "\(run.results)")
    #expect(run.code == 1)
  }

  @Test func whatTheMatrixSaysIsNotSaidTwice() {
    let run = CommandRun("lint", Self.file, "--matrix", "shipping", "--device", "iPhone 8")
    #expect(run.code == 2)
    #expect(run.messages == "plumb: “--matrix” and “--device” do not go together.\n")
  }
}
