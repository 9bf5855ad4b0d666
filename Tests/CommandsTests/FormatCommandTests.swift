import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb vfl")
struct FormatCommandTests {
  private static let pages: [(name: String, arguments: [String])] = [
    ("line", ["H:|-[name(80)]-[field]-|", "V:|-[name(22)]", "--align", "centerY"]),
    ("metric", ["|-inset-[card(<=400@750)]-inset-|", "--metric", "inset=12", "--size", "500x120"]),
    (
      "content",
      ["|-[cancel]-(>=8)-[ok(==cancel)]-|", "--view", "cancel=64x30", "--view", "ok=40x30", "--margin", "16"]
    ),
    ("conflict", ["H:|-[a(100)]-[b(300)]-|", "V:[a]-[b]", "--baselines"]),
    ("right-to-left", ["[a(40)]-[b(60)]-|", "--rtl"]),
    ("left-to-right", ["|-[a(40)]", "--rtl", "--direction", "left-to-right"]),
  ]

  @Test(arguments: pages.map(\.name))
  func pageIsAsRecorded(_ name: String) throws {
    let arguments = try #require(Self.pages.first { $0.name == name }).arguments
    let folder = "Tests/CommandsTests/Snapshots/Formats/" + name
    let run = CommandRun(["vfl"] + arguments)
    #expect(run.code == 0 && run.messages == "")
    #expect(try Snapshot(folder + ".txt").difference(from: run.results) == nil)
    let json = CommandRun(["vfl", "--json"] + arguments)
    #expect(json.code == 0 && json.resultLines.count == 1)
    #expect(try Snapshot(folder + ".json").difference(from: json.results) == nil)
    _ = try JSONSerialization.jsonObject(with: Data(json.results.utf8))
  }

  @Test func pictureIsWritten() throws {
    try CommandRun.withFiles([:]) { folder in
      let path = folder + "/formats.svg"
      let run = CommandRun("vfl", "|-[a(40)]-[b]-|", "-o", path)
      #expect(run.code == 0)
      let picture = try String(contentsOfFile: path, encoding: .utf8)
      #expect(picture.hasPrefix("<svg ") && picture.contains(">b<"))
    }
  }

  /// A mistake is shown as UIKit's exception shows it.
  @Test(arguments: [
    ("H:|-[a]-(foo)-[b]|", "There is no metric with the name “foo”.", 12), ("H:|-[a", "Expected", 6),
    ("[a]-[b(==c)]", "There is no metric with the name “c”.", 10),
  ])
  func mistakesHaveACaret(_ format: String, _ words: String, _ caret: Int) {
    let run = CommandRun("vfl", format)
    #expect(run.code == 2 && run.results == "")
    #expect(run.messageLines.first?.hasPrefix("plumb: " + words) == true)
    let pointer = String(repeating: " ", count: caret) + "^"
    #expect(run.messageLines.suffix(2).map { $0 } == [format + " ", pointer])
  }

  @Test(arguments: [
    (["vfl"], "Give a visual format"), (["vfl", "[a]", "--metric", "a"], "“a” is no value for “--metric”"),
    (["vfl", "[a]", "--view", "a=1"], "“a=1” is no value for “--view”"),
    (["vfl", "[a]", "--margin", "-1"], "“-1” is no value for “--margin”"),
    (["vfl", "V:[a]-[b]", "--align", "top"], "No horizontal format has two views"),
    (["vfl", "[a]", "--align", "topp"], "it takes"),
  ])
  func argumentsAreRefusedWithAReason(_ arguments: [String], _ words: String) {
    let run = CommandRun(arguments)
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words), "\(run.messages)")
  }
}
