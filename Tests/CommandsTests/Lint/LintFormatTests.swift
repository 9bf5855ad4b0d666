import Foundation
import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbCommands

/// The forms in which other programs read findings, looked at once and recorded, and judged by readers of theirs.
@Suite("Forms of plumb lint's output")
struct LintFormatTests {
  private static let forms = PlumbCommands.LintOutput.Form.allCases.filter {
    ![.text, .brief, .json].contains($0)
  }

  @Test(arguments: forms.map(\.rawValue))
  func isAsRecorded(_ form: String) throws {
    let run = CommandRun("lint", "Examples", "--output", form)
    #expect(run.code == 1 && run.messages == "")
    let path = "Tests/CommandsTests/Snapshots/Lint/Forms/\(form).txt"
    #expect(try Snapshot(path).difference(from: run.results) == nil)
  }

  /// A file has what standard output would, and several are written in one run.
  @Test func filesHaveTheSame() throws {
    try CommandRun.withFiles([:]) { folder in
      let outputs = Self.forms.flatMap { ["--output", "\($0)=\(folder)/\($0)"] }
      let run = CommandRun(["lint", "Examples"] + outputs + ["--output", "brief"])
      #expect(run.results == CommandRun("lint", "Examples", "--brief").results)
      for form in Self.forms {
        let text = try String(contentsOfFile: "\(folder)/\(form)", encoding: .utf8)
        #expect(text == CommandRun("lint", "Examples", "--output", form.rawValue).results)
      }
    }
  }

  // MARK: Readers

  @Test(arguments: ["junit", "checkstyle"])
  func xmlIsRead(_ form: String) throws {
    try Self.withHostileDocument { path in
      let text = CommandRun("lint", path, "--output", form).results
      let document = try MarkupDocument(bytes: Array(text.utf8))
      let name = form == "junit" ? "testcase" : "error"
      #expect((0..<document.elementCount).contains { document.element(at: Int32($0)).name == name })
    }
  }

  @Test(arguments: ["sarif", "gitlab"])
  func jsonIsRead(_ form: String) throws {
    try Self.withHostileDocument { path in
      let text = CommandRun("lint", path, "--output", form).results
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let runs = ((json as? [String: Any])?["runs"] as? [[String: Any]])?.first?["results"] as? [Any]
      #expect((runs ?? json as? [Any])?.isEmpty == false)
    }
  }

  /// GitHub reads a command up to the end of the line.
  @Test func annotationsAreALineEach() throws {
    try Self.withHostileDocument { path in
      let lines = CommandRun("lint", path, "--output", "github").resultLines
      #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("::") })
    }
  }

  /// What GitHub would drop in silence is counted.
  @Test func annotationsAreTenOfASeverityAtMost() throws {
    let views = (0..<14).map {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\($0)\">"
        + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/></view>"
    }
    let constraints = (0..<14).map {
      "<constraint firstItem=\"v\($0)\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" id=\"c\($0)\"/>"
    }
    try CommandRun.withFiles(["many.xib": Array(Self.xib(views.joined(), constraints.joined()).utf8)]) {
      folder in
      let lines = CommandRun("lint", folder, "--output", "github", "--only", "ambiguous-layout").resultLines
      #expect(lines.count { $0.hasPrefix("::error ") } == 10)
      #expect(lines.last == "plumb: 4 more errors, which annotations have no room for")
    }
  }

  /// An edit elsewhere moves a finding, and leaves it the same one.
  @Test func fingerprintsDoNotFollowLines() throws {
    let bytes = try FixtureFolder.examples.bytes(of: "Broken.storyboard")
    let moved = String(decoding: bytes, as: UTF8.self).replacing(
      "<scenes>", with: "<scenes>\n\n\n", maxReplacements: 1)
    try CommandRun.withFiles(["a.storyboard": bytes]) { folder in
      let path = folder + "/a.storyboard"
      let before = CommandRun("lint", path, "--output", "gitlab").results
      try Data(moved.utf8).write(to: URL(fileURLWithPath: path))
      let after = CommandRun("lint", path, "--output", "gitlab").results
      let prints = [before, after].map { text in
        text.matches(of: /"fingerprint":"([0-9a-f]{16})"/).map { String($0.1) }
      }
      #expect(before != after)
      #expect(prints[0] == prints[1] && Set(prints[0]).count == 3)
    }
  }

  @Test func sarifIsValid() throws {
    let schema = FixtureFolder.checkout.deletingLastPathComponent()
      .appendingPathComponent("shared/formats/sarif-schema-2.1.0.json")
    guard FileManager.default.fileExists(atPath: schema.path) else {
      sayAloud("not validated: SARIF; its schema does not lie beside the checkout")
      return
    }
    let python = URL(fileURLWithPath: "/usr/bin/python3")
    guard try PlumbProcess(program: python, ["-c", "import jsonschema"]).code == 0 else {
      sayAloud("not validated: SARIF; Python has no jsonschema")
      return
    }
    try CommandRun.withFiles([:]) { folder in
      _ = CommandRun("lint", "Examples", "Fixtures", "--output", "sarif=\(folder)/report")
      let script = """
        import json, sys, jsonschema
        jsonschema.validate(json.load(open(sys.argv[1])), json.load(open(sys.argv[2])))
        """
      let run = try PlumbProcess(program: python, ["-c", script, folder + "/report", schema.path])
      #expect(run.code == 0, "\(run.messages.suffix(2000))")
    }
  }

  // MARK: Fixes and pictures

  /// Whoever applies a fix by the standard's words has one finding less.
  @Test(arguments: ["Broken", "LeftRight", "TwoLabels", "MisplacedLabel"])
  func fixesInSARIFSettle(_ name: String) throws {
    let bytes = try FixtureFolder.examples.bytes(of: name + ".storyboard")
    // A document on one line has no line behind the changed one.
    let joined = Array(bytes.filter { $0 != UInt8(ascii: "\n") })
    for text in [bytes, joined] {
      try CommandRun.withFiles(["a.storyboard": text]) { folder in
        let path = folder + "/a.storyboard"
        let before = try Self.sarifResults(path)
        let fixable = before.filter { $0["fixes"] != nil }
        #expect(!fixable.isEmpty)
        for result in fixable {
          let fixed = try Self.applying(result, to: String(decoding: text, as: UTF8.self))
          try Data(fixed.utf8).write(to: URL(fileURLWithPath: path))
          // Where nothing else is wrong, a tie comes to light that was there before.
          let after = try Self.sarifResults(path).compactMap { $0["ruleId"] as? String }.filter {
            $0 != "priority-tie"
          }
          var expected = before.compactMap { $0["ruleId"] as? String }
          expected.remove(at: try #require(expected.firstIndex(of: result["ruleId"] as? String ?? "")))
          #expect(after == expected)
          try Data(text).write(to: URL(fileURLWithPath: path))
        }
      }
    }
  }

  private static func sarifResults(_ path: String) throws -> [[String: Any]] {
    let text = CommandRun("lint", path, "--output", "sarif").results
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((json?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
  }

  /// The replacements of a result's fix made from the last to the first, by lines and columns alone.
  private static func applying(_ result: [String: Any], to text: String) throws -> String {
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacements = try #require(change["replacements"] as? [[String: Any]])
    var scalars = Array(text.unicodeScalars)
    let starts = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
    for replacement in replacements.reversed() {
      let region = try #require(replacement["deletedRegion"] as? [String: Int])
      let first = try #require(region["startLine"])
      let last = region["endLine"] ?? first
      let start = starts[first - 1] + (region["startColumn"] ?? 1) - 1
      let lineEnd = last < starts.count ? starts[last] - 1 : scalars.count
      let end = try region["endColumn"].map {
        try #require(last <= starts.count ? starts[last - 1] : nil) + $0 - 1
      }
      let new = (replacement["insertedContent"] as? [String: String])?["text"] ?? ""
      scalars.replaceSubrange(start..<(end ?? lineEnd), with: Array(new.unicodeScalars))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// What git accepts is not tried, and what is no UTF-8 has no text to insert.
  @Test func fixesAreOfWhatIsTold() throws {
    let text = String(decoding: try FixtureFolder.examples.bytes(of: "LeftRight.storyboard"), as: UTF8.self)
    let wide = Array(
      ("\u{FEFF}" + text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")).utf16
    ).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    try CommandRun.withFiles(["a.storyboard": Array(text.utf8), "b.storyboard": wide]) { folder in
      let results = try Self.sarifResults(folder)
      #expect(results.count == 2 || results.count == 1)
      #expect(results[0]["fixes"] != nil)
      #expect(results.dropFirst().allSatisfy { $0["fixes"] == nil })
    }
  }

  /// A view far outside and one without end are no reason for a picture without end.
  @Test func picturesStaySmall() throws {
    let views = [("far", "90000"), ("near", "20")].map { id, x in
      "<label text=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
        + "<rect key=\"frame\" x=\"\(x)\" y=\"-40\" width=\"1e9\" height=\"10\"/></label>"
    }
    try CommandRun.withFiles(["a.xib": Array(Self.xib(views.joined(), "").utf8)]) { folder in
      let text = CommandRun("lint", folder, "--output", "markdown").results
      let picture = text.split(separator: "\n").drop { !$0.hasPrefix("```text") }
      #expect(picture.count > 4 && picture.count < 90)
      #expect(picture.allSatisfy { $0.count < 80 })
    }
  }

  // MARK: Options

  @Test(arguments: [
    (["--output", "sarif", "--output", "gitlab"], "Standard output takes one form"),
    (["--output", "sarf"], "Did you mean “sarif”?"), (["--output", "sarif="], "it takes text"),
    (["--output", "sarif", "--json"], "Standard output takes one form"),
    (["--fail-level", "fatal"], "it takes note, warning or error"),
  ])
  func wrongOptionsAreRefused(_ options: [String], _ words: String) {
    let run = CommandRun(["lint", "Examples"] + options)
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words), "\(run.messages)")
  }

  @Test(arguments: [("note", 1), ("warning", 1), ("error", 0)])
  func failLevelDecidesTheExitCode(_ level: String, _ code: Int32) {
    let arguments = ["lint", "Examples/Broken.storyboard", "--only", "misplaced-view", "--fail-level", level]
    #expect(CommandRun(arguments).code == code)
  }

  // MARK: Documents

  /// A document whose names and path have what each form has to escape.
  private static func withHostileDocument(_ body: (String) throws -> Void) throws {
    let view =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\" userLabel=\"&lt;a&gt; &amp; &quot;b&quot; % , : | ]]&gt;&#10;c\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/></view>"
    let constraint =
      "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"c\"/>"
    let name = "a %,:&\"'<b>.xib"
    try CommandRun.withFiles([name: Array(xib(view, constraint).utf8)]) { folder in
      try body(folder + "/" + name)
    }
  }

  private static func xib(_ views: String, _ constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints></view></objects></document>
    """
  }
}
