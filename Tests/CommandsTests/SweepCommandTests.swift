import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb sweep")
struct SweepCommandTests {
  private static let pages: [(name: String, arguments: [String])] = [
    ("conflict", ["Examples/FixedWidth.storyboard"]),
    ("cut", ["Examples/CutText.storyboard", "--width", "320..480", "--double-strings"]),
    ("heights", ["Examples/Form.storyboard", "--height", "400..900"]),
    ("form", ["Examples/Article.storyboard", "--device", "iPad (A16)"]),
    ("clear", ["Examples/StackForm.storyboard", "--width", "375", "--ascii"]),
    ("ascii", ["Examples/Broken.storyboard", "--ascii", "--scene", "Account"]),
  ]

  @Test(arguments: pages.map(\.name))
  func pageIsAsRecorded(_ name: String) throws {
    let arguments = try #require(Self.pages.first { $0.name == name }).arguments
    let folder = "Tests/CommandsTests/Snapshots/Sweeps/" + name
    let run = CommandRun(["sweep"] + arguments)
    #expect(run.code == 0 && run.messages == "")
    #expect(try Snapshot(folder + ".txt").difference(from: run.results) == nil)
    let json = CommandRun(["sweep", "--json"] + arguments)
    #expect(json.code == 0 && json.resultLines.count == 1)
    #expect(try Snapshot(folder + ".json").difference(from: json.results) == nil)
    _ = try JSONSerialization.jsonObject(with: Data(json.results.utf8))
  }

  @Test func pictureHasBarsAndLayouts() throws {
    try CommandRun.withFiles([:]) { folder in
      let path = folder + "/sweep.svg"
      let run = CommandRun("sweep", "Examples/Form.storyboard", "--height", "400..900", "-o", path)
      #expect(run.code == 0)
      let picture = try String(contentsOfFile: path, encoding: .utf8)
      #expect(picture.hasPrefix("<svg ") && picture.contains("heights from 400 to 900"))
      #expect(picture.contains("421 high") && picture.contains("all is well"))
    }
  }

  @Test(arguments: [
    (["sweep"], "Name a .storyboard or .xib file."),
    (["sweep", "Examples/Form.storyboard", "Examples/Cell.xib"], "Name one file"),
    (["sweep", "Examples/Form.storyboard", "--width", "wide"], "“wide” is no value for “--width”"),
    (["sweep", "Examples/Form.storyboard", "--width", "500..400"], "“500..400” is no value"),
    (["sweep", "Examples/Form.storyboard", "--height", "1..2..3"], "“1..2..3” is no value"),
    (["sweep", "Examples/Form.storyboard", "--height", "0..inf"], "“0..inf” is no value"),
    (["sweep", "Examples/Form.storyboard", "--text-size", "huge"], "it takes"),
    (["sweep", "Examples/Form.storyboard", "--scene", "Nowhere"], "There is no scene “Nowhere”"),
    (["sweep", "Examples/Form.storyboard", "-o", "sweep.txt"], "the file's name ends in"),
    (["sweep", "Nowhere.xib"], "Nowhere.xib"),
  ])
  func argumentsAreRefusedWithAReason(_ arguments: [String], _ words: String) {
    let run = CommandRun(arguments)
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words), "\(run.messages)")
  }
}
