import Foundation
import PlumbConsoleLog
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb explain")
struct ExplainCommandTests {
  private static let capture = "Examples/Conflict.log"
  private static let folder = "Tests/CommandsTests/Snapshots/Explain/"

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
      #expect(
        run.results.replacing("\n", with: " ").contains(
          "all but one ask for “Order total”.width = 280, that one for 300: 20 apart"))
      #expect(run.resultLines.contains("    “Order total”  UILabel 0x7f03 in UIView, frame (0 0; 280 21)"))
      #expect(
        run.resultLines.contains("    UIView         UIView 0x7f02 in 0x7f01, frame (20 91; 280 200), hidden")
      )
    }
  }

  /// People paste the one line that they wonder about.
  @Test func aConstraintAloneIsExplained() throws {
    let line = "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == - 16   (active)>\n"
    try CommandRun.withFiles(["line.txt": Array(line.utf8)]) { folder in
      let run = CommandRun("explain", folder + "/line.txt")
      #expect(run.code == 0 && run.results.contains("negative-size"))
      #expect(run.results.contains("not known: yes if an action sheet comes up at that moment"))
    }
  }

  /// A line a conflict, of every log, as compilers print them.
  @Test func brief() throws {
    let run = CommandRun("explain", Self.capture, "--brief")
    #expect(run.code == 0 && run.messages == "")
    #expect(
      run.resultLines == [
        "Examples/Conflict.log:2: fixed-content: UIView.width needs 20 + 20 + 280 = 320 and gets 390: 70 too "
          + "much; Remove UIImageView.width = 280, and let the others decide, or make it 350 (2 times)",
        "Examples/Conflict.log:20: mask-left-on: all but one ask for “On loan”.centerY − BookCell.centerY = "
          + "−0.5 × 64 = −32, that one for 0: 32 apart; Set translatesAutoresizingMaskIntoConstraints of “On loan” "
          + "to false",
      ])
    let followed = CommandRun("explain", Self.capture, "--brief", "--follow").resultLines
    #expect(followed.count == 3 && followed.last == "3 times, 2 distinct")
    #expect(CommandRun("explain", Self.capture, "--brief", "--json").code == 2)
    #expect(CommandRun("explain", Self.capture, "--brief", "-o", "x.svg").code == 2)
  }

  /// What AppKit lists for a click on a line is said to be that.
  @Test func listsThatAreNoConflicts() throws {
    let text = """
      2013-02-03 11:01:24.997 Shop[853:303] Clicked on overlapping visualized constraints: (
      "<NSLayoutConstraint:0x1060 H:[Shop.Badge:0x1010(90)]> (Actual Distance - pixels):90",
      "<NSLayoutConstraint:0x1061 V:|-(>=0)-[Shop.Badge:0x1010] (Names: '|':NSView:0x1020 )> (Actual Distance - pixels):70"
      )

      """
    try CommandRun.withFiles(["clicked.log": Array(text.utf8)]) { folder in
      let run = CommandRun("explain", folder + "/clicked.log")
      #expect(run.code == 0)
      #expect(
        run.resultLines.contains { $0.hasPrefix("No conflict: AppKit lists 2 constraints for a click") })
      #expect(run.resultLines.contains("    Badge.top ≥ NSView.top  in fact 70"))
      #expect(!run.results.contains("Harmless") && !run.results.contains("What helps"))
      let brief = CommandRun("explain", folder + "/clicked.log", "--brief")
      #expect(brief.results == folder + "/clicked.log:2: no conflict\n")
    }
  }

  /// A sum that takes margins for granted says for what.
  @Test func assumedMarginsAreSaid() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 UILabel:0x7f10.leading == UIView:0x7f20.leadingMargin   (active)>",
          "<NSLayoutConstraint:0x600002 UILabel:0x7f10.trailing == UIView:0x7f20.trailingMargin   (active)>",
          "<NSLayoutConstraint:0x600003 UILabel:0x7f10.width == 100   (active)>",
          "<NSLayoutConstraint:0x600004 UIView:0x7f20.width == 110   (active)>"
      )

      """
    try CommandRun.withFiles(["margins.log": Array(text.utf8)]) { folder in
      let words = CommandRun("explain", folder + "/margins.log").results.replacing("\n", with: " ")
      #expect(
        words.contains("layout margins, which the log does not print, taken for the usual 8: "), "\(words)")
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

  /// A picture is as large as what there is to see in it, whatever the numbers are.
  @Test(arguments: ["1000000", "100000000", "2147483647", "99999999999999", "1e300", "nan", "-1e300"])
  func hugeNumbers(_ number: String) throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x1 UIView:0xa1.width == \(number)   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(20)-[UIView:0xa1]   (active, names: '|':UIView:0xb1 )>",
        "<NSLayoutConstraint:0x3 H:[UIView:0xa1]-(20)-|   (active, names: '|':UIView:0xb1 )>",
        "<NSLayoutConstraint:0x4 UIView:0xb1.width == 390   (active)>",
        "<NSLayoutConstraint:0x5 UIView:0xb1.width == 300   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0xa1.width == \(number)   (active)>

      """
    try CommandRun.withFiles(["huge.log": Array(text.utf8)]) { folder in
      for ending in ["svg", "html"] {
        let run = CommandRun("explain", folder + "/huge.log", "-o", folder + "/huge." + ending)
        #expect(run.code == 0)
        let size = try Data(contentsOf: URL(fileURLWithPath: folder + "/huge." + ending)).count
        #expect(size < 40_000, "\(ending): \(size)")
      }
      #expect(CommandRun("explain", folder + "/huge.log").results.utf8.count < 4000)
    }
  }

  /// A log that can hold as printed has nothing to draw.
  @Test func whatDoesNotClashIsNotDrawn() throws {
    let text = "\"<NSLayoutConstraint:0x1 UIView:0x2.width == 20   (active)>\"\n"
    try CommandRun.withFiles(["holds.log": Array(text.utf8)]) { folder in
      let run = CommandRun("explain", folder + "/holds.log", "-o", folder + "/x.svg")
      #expect(run.code == 2 && run.messages.contains("nothing to draw"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/x.svg"))
      let words = CommandRun("explain", folder + "/holds.log")
      #expect(words.code == 0 && words.results.contains("No conflict, as far as one sees"))
    }
  }
}
