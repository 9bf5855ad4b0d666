import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb report")
struct ReportCommandTests {
  private static let planets = "Examples/Planets.storyboard"

  @Test(arguments: [
    ("Planets", ["Examples/Planets.storyboard"]),
    ("Saturn-long", ["Examples/Planets.storyboard", "Sa6-tU-n4H", "--long"]),
    ("Broken-long", ["Examples/Broken.storyboard", "--long"]),
    ("StackForm", ["Examples/StackForm.storyboard"]),
    ("Masks", ["Examples/Masks.xib"]), ("Preferences-long", ["Examples/Preferences.xib", "--long"]),
  ])
  func isAsRecorded(_ name: String, _ arguments: [String]) throws {
    let run = CommandRun(["report"] + arguments)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(
      try Snapshot("Tests/CommandsTests/Snapshots/Report/\(name).txt").difference(from: run.results)
        == nil)
  }

  /// By id, label, text, class, in whatever case, and by the address that traces show.
  @Test(arguments: [
    ("dBw-UW-kWH", "Mars picture:"), ("Mars picture", "Mars picture:"), ("mars picture", "Mars picture:"),
    ("Mars", "UILabel:"), ("UIView", "UIView:"), ("uiview", "UIView:"), ("0x7f0100", "UIView:"),
  ])
  func viewsHaveManyNames(_ name: String, _ beginning: String) {
    let run = CommandRun("report", Self.planets, name)
    #expect(run.results.hasPrefix("<" + beginning))
    #expect(run.results.split(separator: "\n\n").count == 1)
    #expect(run.code == 0)
  }

  @Test(arguments: [
    ("Marz", "There is no view “Marz”. Did you mean Ma4-rS-2dF “Mars”"),
    ("UILabel", "Several views are called “UILabel”: vlo-56-lBJ “Planets”, "),
    ("xyzzyplugh", "There is no view “xyzzyplugh”. “plumb layout” lists the views."),
  ])
  func mistakenViewsAreSaid(_ name: String, _ message: String) {
    let run = CommandRun("report", Self.planets, name)
    #expect(run.code == 2)
    #expect(run.results == "")
    #expect(run.messages.hasPrefix("plumb: Examples/Planets.storyboard: " + message), "\(run.messages)")
  }

  @Test func moreThanOneViewIsTooMany() {
    let run = CommandRun("report", Self.planets, "Mars", "picture")
    #expect(run.code == 2)
    #expect(run.messages.contains("Names with spaces need quotes."))
  }

  /// What the reports list as installed on a view, and what it brings itself, is all there is: each of the
  /// document's constraints is in a report of each of its items.
  @Test func jsonHasEveryConstraint() throws {
    let run = CommandRun("report", "--json", "Examples/Broken.storyboard", "--all")
    let output = try JSONDecoder().decode(ReportOutput.self, from: Data(run.results.utf8))
    let layout = try JSONDecoder().decode(
      DocumentOutput.self,
      from: Data(CommandRun("layout", "--json", "Examples/Broken.storyboard").results.utf8))
    #expect(output.views.map(\.id).sorted() == layout.views.map(\.id).sorted())
    for view in output.views {
      let frame = try #require(layout.views.first { $0.id == view.id }).frame
      #expect(view.frame == frame)
    }
    let constraints = output.views.flatMap(\.constraints)
    let broken = Set(constraints.filter { $0.state == "broken" }.map(\.id))
    #expect(broken == Set(layout.conflicts.map(\.broken)))
    let places = Set(constraints.compactMap(\.place))
    let source = String(
      decoding: try Data(
        contentsOf: FixtureFolder.checkout.appendingPathComponent("Examples/Broken.storyboard")),
      as: UTF8.self)
    #expect(places.count == source.components(separatedBy: "<constraint ").count - 1)
  }

  @Test func longReportsFitTheirColours() {
    let arguments = ["report", "Examples/Broken.storyboard", "--long"]
    let colored = CommandRun(arguments + ["--color", "always"]).results
    #expect(colored.contains("\u{1B}[31m         broken by a conflict"))
    #expect(ColorTests.plain(colored) == CommandRun(arguments).results)
    #expect(CommandRun(arguments + ["--ascii"]).results.utf8.allSatisfy { $0 < 0x80 })
  }
}

/// The object of `plumb report --json`.
struct ReportOutput: Decodable {
  struct Constraint: Decodable {
    let id: String
    let `class`: String
    let equation: String
    let priority: Double?
    let installedOn: String?
    let place: String?
    let state: String
    let error: Double?
  }

  struct View: Decodable {
    let id: String
    let frame: [Double]
    let constraints: [Constraint]
  }

  let document: String
  let views: [View]
}
