import Foundation
import PlumbLayoutDiagnostics
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb profile")
struct ProfileCommandTests {
  private static let pages: [(name: String, arguments: [String])] = [
    ("form", ["Examples/Form.storyboard"]),
    ("article", ["Examples/Article.storyboard", "--content", "measured"]),
    ("scenes", ["Examples/Tracks.storyboard"]),
    ("desktop", ["Examples/Preferences.xib"]),
    ("feed", ["Examples/feed-trace.json"]),
  ]

  @Test(arguments: pages.map(\.name))
  func pageIsAsRecorded(_ name: String) throws {
    let arguments = try #require(Self.pages.first { $0.name == name }).arguments
    let folder = "Tests/CommandsTests/Snapshots/Profile/" + name
    let run = CommandRun(["profile"] + arguments)
    #expect(run.code == 0 && run.messages == "")
    #expect(try Snapshot(folder + ".txt").difference(from: run.results) == nil)
    let json = CommandRun(["profile", "--json"] + arguments)
    #expect(json.code == 0 && json.resultLines.count == 1)
    #expect(try Snapshot(folder + ".json").difference(from: json.results) == nil)
    _ = try JSONSerialization.jsonObject(with: Data(json.results.utf8))
    let ascii = CommandRun(["profile", "--ascii"] + arguments)
    #expect(ascii.results.utf8.allSatisfy { $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0A) })
    #expect(CommandRun(["profile", "--color", "always"] + arguments).results.contains("\u{1B}["))
  }

  /// The trace of a document reads back as what was printed.
  @Test func theTraceOfADocumentIsRead() throws {
    try CommandRun.withFiles([:]) { folder in
      let trace = folder + "/trace.json"
      let written = CommandRun("profile", "Examples/Form.storyboard", "-o", trace)
      #expect(written.code == 0)
      #expect(written.results == CommandRun("profile", "Examples/Form.storyboard").results)
      let first = try Data(contentsOf: URL(fileURLWithPath: trace))
      #expect(CommandRun("profile", "Examples/Form.storyboard", "-o", trace).code == 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: trace)) == first)
      let read = try RecordedTrace.profile(Array(first))
      #expect(read.unit == .changedVariables)
      #expect(ChromeTrace(read).text == String(decoding: first, as: UTF8.self))
      #expect(CommandRun("profile", trace).code == 0)
    }
  }

  /// Reading and writing loses nothing.
  @Test func theExampleIsReadEventByEvent() throws {
    let bytes = Array(
      try Data(contentsOf: FixtureFolder.checkout.appendingPathComponent("Examples/feed-trace.json")))
    let profile = try RecordedTrace.profile(bytes)
    #expect(ChromeTrace(profile).text == String(decoding: bytes, as: UTF8.self))
  }

  private static let event =
    #"{"ts":1,"dur":2,"args":{"kind":"pass","subject":"View","depth":0,"round":1,"solves":0}}"#

  /// What is no trace, and what is said of it.
  private static let broken: [(text: String, sentence: String)] = [
    ("{", "This is no JSON that can be read: in line 1, column 2, a name in quotes is missing."),
    (
      "[1, 2",
      "This is no JSON that can be read: in line 1, column 6, a comma or the closing bracket is missing."
    ),
    ("{}", "This is JSON, and no trace: it has no “traceEvents”."),
    (#"{"traceEvents":7}"#, "This trace is damaged: “traceEvents” cannot be that."),
    (#"{"traceEvents":[]}"#, "There is nothing in this trace."),
    (#"[{"name":"x","ph":"X"},7,null]"#, "None of the 3 events in this trace tells of layout."),
    (
      "[" + event.replacingOccurrences(of: #""ts":1,"#, with: "") + "]",
      "This trace is damaged: “ts” is missing in event 1."
    ),
    (
      "[" + event + "," + event.replacingOccurrences(of: #""dur":2"#, with: #""dur":-2"#) + "]",
      "This trace is damaged: “dur” cannot be that in event 2."
    ),
    (
      "[" + event.replacingOccurrences(of: #""dur":2"#, with: #""dur":"long""#) + "]",
      "This trace is damaged: “dur” cannot be that in event 1."
    ),
    (
      "[" + event.replacingOccurrences(of: #""depth":0"#, with: #""depth":9"#) + "]",
      "This trace is damaged: event 1 lies in others that are not there."
    ),
    (
      "[" + event.replacingOccurrences(of: #""depth":0"#, with: #""depth":-1"#) + "]",
      "This trace is damaged: “depth” cannot be that in event 1."
    ),
    (
      "[" + event.replacingOccurrences(of: #""solves":0"#, with: #""solves":9223372036854775807"#) + "]",
      "This trace is damaged: “solves” cannot be that in event 1."
    ),
    (
      "[" + event.replacingOccurrences(of: #""solves":0"#, with: #""solves":1e400"#) + "]",
      "This"
    ),
    (
      String(repeating: "[", count: 100_000),
      "This is no JSON that can be read: in line 1, column 257, brackets are nested more than 256 deep."
    ),
    (
      "\u{FEFF}{\"traceEvents\":[" + event + "]",
      "This is no JSON that can be read: in line 1, column 1, a value is missing."
    ),
  ]

  @Test(arguments: broken.indices)
  func hostileTracesAreRefusedInASentence(_ place: Int) throws {
    let (text, sentence) = Self.broken[place]
    try CommandRun.withFiles(["trace.json": Array(text.utf8)]) { folder in
      let run = CommandRun("profile", folder + "/trace.json")
      #expect(run.code == 2)
      #expect(run.results == "")
      #expect(run.messages.hasPrefix("plumb: \(folder)/trace.json: \(sentence)"), "\(run.messages)")
      #expect(run.messageLines.count == 1)
    }
  }

  /// Others' events may lie between Plumb's, as where a viewer has joined two traces.
  @Test func eventsOfOthersArePassedOver() throws {
    let text = "\n [{\"name\":\"x\",\"args\":{\"kind\":1}}," + Self.event + ",{}]"
    try CommandRun.withFiles(["trace.json": Array(text.utf8)]) { folder in
      let run = CommandRun("profile", folder + "/trace.json")
      #expect(run.code == 0)
      #expect(run.results.hasPrefix("1 layout in 1 pass: 2 µs\n"))
    }
  }

  @Test(arguments: [["--rtl"], ["--device", "iPhone 8"], ["-o", "x.json"], ["--scene", "a"]])
  func optionsOfDocumentsDoNotGoWithTraces(_ options: [String]) {
    let run = CommandRun(["profile", "Examples/feed-trace.json"] + options)
    #expect(run.code == 2)
    #expect(run.messages.contains("This is a trace, and “--"))
  }

  @Test func whatCannotBeDoneIsSaid() {
    #expect(CommandRun("profile").messages.hasPrefix("plumb: Name a .storyboard or .xib file."))
    #expect(CommandRun("profile", "a", "b").messages.hasPrefix("plumb: Name one file"))
    #expect(CommandRun("profile", "Examples/Fom.storyboard").messages.contains("Examples/Form.storyboard"))
    #expect(CommandRun("profile", "Examples").messages.contains("This is a folder"))
    #expect(CommandRun("profile", "Examples/Form.storyboard", "--scene", "nope").code == 2)
    #expect(CommandRun("profile", "Examples/Form.storyboard", "-o", "/nowhere/x.json").code == 2)
  }
}
