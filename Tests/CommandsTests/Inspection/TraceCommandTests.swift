import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb trace")
struct TraceCommandTests {
  private static let planets = "Examples/Planets.storyboard"

  @Test(arguments: [
    ("Planets", ["Examples/Planets.storyboard"]),
    ("Planets-bars", ["Examples/Planets.storyboard", "--form", "bars"]),
    ("TwoLabels-early", ["Examples/TwoLabels.storyboard", "--form", "early"]),
    ("Broken-troubled", ["Examples/Broken.storyboard", "--troubled"]),
    ("Masks", ["Examples/Masks.xib"]), ("Tracks", ["Examples/Tracks.storyboard"]),
    ("StackForm-description", ["Examples/StackForm.storyboard", "--description"]),
  ])
  func isAsRecorded(_ name: String, _ arguments: [String]) throws {
    let run = CommandRun(["trace"] + arguments)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(
      try Snapshot("Tests/CommandsTests/Snapshots/Trace/\(name).txt").difference(from: run.results)
        == nil)
  }

  /// A trace calls ambiguous what `plumb layout` does, in every example.
  @Test(arguments: FixtureFolder.examples.names)
  func agreesWithLayout(_ name: String) throws {
    let path = "Examples/" + name
    let layout = try JSONDecoder().decode(
      DocumentOutput.self, from: Data(CommandRun("layout", "--json", path).results.utf8))
    let trace = try JSONDecoder().decode(
      TraceOutput.self, from: Data(CommandRun("trace", "--json", path).results.utf8))
    let views = trace.views.filter { $0.kind == "view" }
    #expect(views.map(\.id).sorted() == layout.views.map(\.id).sorted())
    let free = Dictionary(uniqueKeysWithValues: layout.views.map { ($0.id, $0.free) })
    for view in views {
      #expect(free[view.id] == view.free)
      #expect(view.ambiguous == !view.free.isEmpty)
      #expect(view.description?.hasPrefix("<") == true)
    }
    let lines = CommandRun("trace", path, "--form", "early").resultLines.filter { !$0.hasPrefix("scene ") }
    #expect(lines.count == trace.views.count)
  }

  @Test func nothingTroubledIsSaid() {
    let run = CommandRun("trace", CommandRun.form, "--troubled")
    #expect(run.results == "Examples/Form.storyboard: Nothing is ambiguous, and nothing conflicts.\n")
    #expect(run.code == 0)
  }

  @Test func asciiHasNoBullets() {
    let run = CommandRun("trace", Self.planets, "--ascii")
    #expect(run.results.utf8.allSatisfy { $0 < 0x80 })
    #expect(run.resultLines.first == "oUIView:0x7f0100")
  }

  @Test func coloursSayNothingElse() {
    let colored = CommandRun("trace", Self.planets, "--color", "always").results
    #expect(colored.contains("\u{1B}[33m- AMBIGUOUS LAYOUT for "))
    #expect(ColorTests.plain(colored) == CommandRun("trace", Self.planets).results)
  }

  @Test(arguments: [
    (["trace"], "Name a .storyboard or .xib file."),
    (["trace", "a.xib", "b.xib"], "Name one file: a trace is that of one document."),
    (
      ["trace", "a.xib", "--description", "--troubled"],
      "“--description” and “--troubled” do not go together."
    ),
    (["trace", "a.xib", "--form", "late"], "Did you mean “later”?"),
    (["trace", "Examples/Planet.storyboard"], "Did you mean “Examples/Planets.storyboard”?"),
  ])
  func mistakesAreSaid(_ arguments: [String], _ message: String) {
    let run = CommandRun(arguments)
    #expect(run.code == 2)
    #expect(run.results == "")
    #expect(run.messages.contains(message), "\(run.messages)")
  }
}

/// The object of `plumb trace --json`.
struct TraceOutput: Decodable {
  struct Item: Decodable {
    let id: String
    let scene: String?
    let parent: String?
    let kind: String
    let mark: String?
    let ambiguous: Bool
    let free: [String]
    let conflicting: Bool
    let description: String?
  }

  let document: String
  let views: [Item]
}
