import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb why")
struct WhyCommandTests {
  private static let pages: [(name: String, arguments: [String])] = [
    ("chain", ["Examples/Form.storyboard", "Full name.width"]),
    ("frame", ["Examples/Form.storyboard", "Full name"]),
    ("baseline", ["Examples/Form.storyboard", "Name.top"]),
    ("right-to-left", ["Examples/Form.storyboard", "Full name.leading", "--rtl"]),
    ("conflict", ["Examples/FixedWidth.storyboard", "Call.width", "--device", "iPhone 8"]),
    ("ambiguous", ["Examples/Planets.storyboard", "Saturn.minX"]),
    ("tie", ["Examples/TwoLabels.storyboard", "Called 12 times.width"]),
    ("stack", ["Examples/StackForm.storyboard", "Cancel.width"]),
    ("desktop", ["Examples/Preferences.xib", "OK"]),
    ("desktop-y", ["Examples/Preferences.xib", "OK.y"]),
    ("guide", ["Examples/Form.storyboard", "Safe Area.top"]),
  ]

  @Test(arguments: pages.map(\.name))
  func pageIsAsRecorded(_ name: String) throws {
    let arguments = try #require(Self.pages.first { $0.name == name }).arguments
    let folder = "Tests/CommandsTests/Snapshots/Why/" + name
    let run = CommandRun(["why"] + arguments)
    #expect(run.code == 0 && run.messages == "")
    #expect(try Snapshot(folder + ".txt").difference(from: run.results) == nil)
    let json = CommandRun(["why", "--json"] + arguments)
    #expect(json.code == 0 && json.resultLines.count == 1)
    #expect(try Snapshot(folder + ".json").difference(from: json.results) == nil)
    _ = try JSONSerialization.jsonObject(with: Data(json.results.utf8))
    let ascii = CommandRun(["why", "--ascii"] + arguments)
    #expect(ascii.results.utf8.allSatisfy { $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A) })
    #expect(CommandRun(["why", "--color", "always"] + arguments).results.contains("\u{1B}[1m"))
  }

  /// The same number has the same value as in the layout.
  @Test(arguments: FixtureFolder.examples.names)
  func valuesAreThoseOfTheLayout(_ name: String) throws {
    let path = "Examples/" + name
    let layout = CommandRun("layout", "--json", path)
    let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(layout.results.utf8))
    for view in document.views.prefix(8) {
      let run = CommandRun("why", "--json", path, view.id)
      #expect(run.code == 0, "\(run.messages)")
      let answer = try JSONDecoder().decode(Answer.self, from: Data(run.results.utf8))
      for (number, value) in zip(answer.numbers, view.frame) {
        // Layouts are rounded to pixels, of which there may be one a point.
        #expect(abs((number.documentValue ?? number.value) - value) <= 0.51, "\(view.id) \(number.number)")
      }
    }
  }

  private struct Answer: Decodable {
    struct Number: Decodable {
      let number: String
      let value: Double
      let documentValue: Double?
    }
    let numbers: [Number]
  }

  @Test(arguments: [
    "Full name.top", "xT1-8P-wVg.top", "full name.TOP", "nameField.minY", "xT1-8P-wVg.y",
  ])
  func namesAreForgiving(_ name: String) {
    let run = CommandRun("why", CommandRun.form, name)
    #expect(run.code == 0)
    #expect(run.results.contains("“Full name”.top is 212 from the top of UIView"), "\(run.messages)")
  }

  @Test func attributesMayHaveSpaces() {
    let run = CommandRun("why", CommandRun.form, "Full name.leading margin")
    #expect(run.results.contains("“Full name”.leadingMargin is 120"), "\(run.results)")
  }

  @Test(arguments: [
    ([], "Name a .storyboard or .xib file."), ([CommandRun.form], "a view in it"),
    ([CommandRun.form, "Full name.widht"], "Did you mean “width”?"),
    ([CommandRun.form, "Full name.blah"], "There are x, y, minX"),
    ([CommandRun.form, "Ful name.top"], "Did you mean"), ([CommandRun.form, "Nobody"], "There is no view"),
    (["No/such.xib", "OK"], "There is no such file."),
    ([CommandRun.form, "Full name", "--scene", "Contct"], "Did you mean"),
  ])
  func mistakesAreExplained(_ arguments: [String], _ words: String) {
    let run = CommandRun(["why"] + arguments)
    #expect(run.code == 2)
    #expect(run.results == "")
    #expect(run.messages.contains(words), "\(run.messages)")
  }
}
