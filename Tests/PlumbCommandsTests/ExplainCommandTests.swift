import ConsoleLog
import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb explain")
struct ExplainCommandTests {
  private static let capture = "Examples/Conflict.log"
  private static let folder = "Tests/PlumbCommandsTests/Snapshots/Explain/"

  private static func text() throws -> String {
    try String(contentsOf: FixtureFolder.checkout.appendingPathComponent(capture), encoding: .utf8)
  }

  // MARK: Answers

  private static let pages: [(name: String, arguments: [String])] = [
    ("first", [capture]), ("all", [capture, "--all"]), ("hidden", [capture, "--hide-broken"]),
    ("follow", [capture, "--follow"]),
  ]

  @Test(arguments: pages.map(\.name))
  func pageIsAsRecorded(_ name: String) throws {
    let arguments = try #require(Self.pages.first { $0.name == name }).arguments
    let run = CommandRun(["explain"] + arguments)
    #expect(run.code == 0 && run.messages == "")
    #expect(try Snapshot(Self.folder + name + ".txt").difference(from: run.results) == nil)
    let ascii = CommandRun(["explain", "--ascii"] + arguments)
    #expect(ascii.results.utf8.allSatisfy { $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A) })
    #expect(CommandRun(["explain", "--color", "always"] + arguments).results.contains("\u{1B}["))
  }

  /// An answer is one screen: a cause's example, with what is in it twice, in fewer lines than a terminal has.
  @Test(arguments: Cause.allCases)
  func causesAreExplained(_ cause: Cause) throws {
    try CommandRun.withFiles(["example.log": Array(cause.page.example.log.utf8)]) { folder in
      let run = CommandRun("explain", folder + "/example.log")
      #expect(run.code == 0 && run.messages == "")
      let text = run.results.replacing(folder + "/", with: "")
      let difference = try Snapshot(Self.folder + "Causes/\(cause.name).txt").difference(from: text)
      #expect(difference == nil)
      #expect(run.resultLines.allSatisfy { $0.count <= 110 })
      #expect(text.contains(cause.name.description + ":"))
      #expect(run.resultLines.count <= 40)
    }
  }

  @Test func jsonKeepsTheContract() throws {
    let run = CommandRun("explain", "--json", Self.capture)
    #expect(run.code == 0 && run.resultLines.count == 1)
    #expect(try Snapshot(Self.folder + "capture.json").difference(from: run.results) == nil)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any])
    let logs = try #require(object["logs"] as? [[String: Any]])
    #expect(logs.map { $0["line"] as? Int } == [2, 20, 37])
    #expect(logs.map { $0["broken"] as? Int } == [0, 1, 0])
    for log in logs {
      #expect(
        Set(log.keys).isSuperset(of: [
          "line", "verdict", "constraints", "core", "broken", "predicted", "assuming", "cause", "harmless",
          "repairs",
        ]))
    }
    let hidden = CommandRun("explain", "--json", "--hide-broken", Self.capture)
    #expect(hidden.results.contains(#""broken":null"#) || hidden.results.contains(#""broken": null"#))
  }

  // MARK: Sources

  @Test func standardInputIsRead() throws {
    let text = try Self.text()
    let named = CommandRun("explain", Self.capture).results
    for arguments in [["explain"], ["explain", "-"]] {
      let run = try PlumbProcess(arguments, input: text)
      #expect(run.code == 0 && run.messages == "")
      #expect(run.results == named.replacing(Self.capture, with: "standard input"))
    }
  }

  @Test func aStreamIsExplainedOnce() throws {
    let text = try Self.text()
    let run = try PlumbProcess(["explain", "--follow"], input: text + text)
    #expect(run.code == 0)
    #expect(run.results.hasSuffix("6 times, 2 distinct\n"))
    #expect(run.results.components(separatedBy: "What clashes").count == 3)
  }

  @Test(arguments: [["explain"], ["explain", "--all"], ["explain", "--follow"], ["explain", "--json"]])
  func withoutALogTheCodeIsOne(_ arguments: [String]) throws {
    try CommandRun.withFiles(["other.log": Array("Nothing of interest\n".utf8), "empty.log": []]) { folder in
      for name in ["other.log", "empty.log"] {
        let run = CommandRun(arguments + [folder + "/" + name])
        #expect(run.code == 1)
        if arguments.contains("--json") {
          #expect(run.results == "{\"logs\":[]}\n" && run.messages == "")
        } else {
          #expect(run.results == "" && run.messageLines.count == 2)
          #expect(run.messages.contains("There is no log of a layout conflict here."))
        }
      }
    }
  }

  @Test func whatCannotBeReadIsSaid() {
    let missing = CommandRun("explain", "Examples/Conflict.lgo")
    #expect(missing.code == 2 && missing.results == "")
    #expect(missing.messages.contains("There is no such file."))
    let folder = CommandRun("explain", "Examples")
    #expect(folder.code == 2 && folder.messages.contains("name a console log"))
    #expect(CommandRun("explain", "a", "b").code == 2)
    #expect(CommandRun("explain", Self.capture, "--json", "-o", "x.svg").code == 2)
    #expect(CommandRun("explain", Self.capture, "--follow", "-o", "x.svg").code == 2)
    let picture = CommandRun("explain", Self.capture, "-o", "conflict.gif")
    #expect(picture.code == 2 && picture.messages.contains(".html"))
  }

  /// What a debugger printed before tells names, frames and what is in what.
  @Test func whatElseACaptureSaysCounts() throws {
    let capture = """
      (lldb) po [view recursiveDescription]
      <UIView: 0x7f01; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600000>>
         | <UIView: 0x7f02; frame = (20 91; 280 200); hidden = YES; layer = <CALayer: 0x600001>>
         |    | <UILabel: 0x7f03; frame = (0 0; 280 21); text = 'Order total'; layer = <CALayer: 0x600002>>
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600010 UILabel:0x7f03.width == 300   (active)>",
          "<NSLayoutConstraint:0x600011 UILabel:0x7f03.leading == UIView:0x7f02.leading   (active)>",
          "<NSLayoutConstraint:0x600012 UILabel:0x7f03.trailing == UIView:0x7f02.trailing   (active)>",
          "<NSLayoutConstraint:0x600013 UIView:0x7f02.width == 280   (active)>"
      )

      """
    try CommandRun.withFiles(["capture.log": Array(capture.utf8)]) { folder in
      let run = CommandRun("explain", folder + "/capture.log")
      #expect(run.code == 0)
      #expect(run.results.contains("“Order total”.width must be 280, and is\n300: 20 too much"))
      #expect(run.resultLines.contains("    “Order total”  UILabel 0x7f03 in View, frame (0 0; 280 21)"))
      #expect(
        run.resultLines.contains("    View           UIView 0x7f02 in 0x7f01, frame (20 91; 280 200), hidden")
      )
    }
  }

  /// People paste the one line that they wonder about.
  @Test func aConstraintAloneIsExplained() throws {
    let line = "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == - 16   (active)>\n"
    try CommandRun.withFiles(["line.txt": Array(line.utf8)]) { folder in
      let run = CommandRun("explain", folder + "/line.txt")
      #expect(run.code == 0 && run.results.contains("system-only"))
    }
  }

  // MARK: Pictures

  @Test func picturesAreWritten() throws {
    try CommandRun.withFiles([:]) { folder in
      for ending in ["svg", "html"] {
        let path = folder + "/conflict." + ending
        let run = CommandRun("explain", Self.capture, "-o", path, "--all")
        #expect(run.code == 0 && run.results == "" && run.messages == "")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let difference = try Snapshot(Self.folder + "conflict." + ending).difference(from: text)
        #expect(difference == nil)
        #expect(text.contains("ImageView"))
        let names = XMLCheck.values(of: "id", in: ending == "svg" ? text : Self.picture(in: text))
        #expect(Set(names).count == names.count)
        if ending == "html" {
          #expect(text.components(separatedBy: "id=\"f1-clip1\"").count == 2)
          #expect(text.components(separatedBy: "id=\"f2-clip1\"").count == 2)
        }
        #expect(XMLCheck.objection(to: ending == "svg" ? text : Self.picture(in: text)) == nil)
      }
    }
  }

  private static func picture(in page: String) -> String {
    guard let start = page.range(of: "<svg"), let end = page.range(of: "</svg>") else { return "" }
    return String(page[start.lowerBound..<end.upperBound])
  }

  /// A log that can hold as printed has nothing to draw.
  @Test func whatDoesNotClashIsNotDrawn() throws {
    let text = "\"<NSLayoutConstraint:0x1 UIView:0x2.width == 20   (active)>\"\n"
    try CommandRun.withFiles(["holds.log": Array(text.utf8)]) { folder in
      let run = CommandRun("explain", folder + "/holds.log", "-o", folder + "/x.svg")
      #expect(run.code == 2 && run.messages.contains("nothing to draw"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/x.svg"))
      let words = CommandRun("explain", folder + "/holds.log")
      #expect(words.code == 0 && words.results.contains("hidden-value"))
    }
  }
}
