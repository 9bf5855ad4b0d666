import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Files that cannot be laid out")
struct FileTests {
  private static let damaged = Array("<?xml version=\"1.0\"?>\n<document>\n  <objects>\n</document>\n".utf8)

  @Test func damagedDocumentDoesNotStopTheOthers() throws {
    try CommandRun.withFiles(["damaged.xib": Self.damaged]) { folder in
      let path = folder + "/damaged.xib"
      let others = ["Examples/Cell.xib", CommandRun.form]
      let run = CommandRun("layout", others[0], path, others[1])
      #expect(run.code == 2)
      #expect(run.results == CommandRun(["layout"] + others).results)
      #expect(run.messageLines.count == 1)
      let message = try #require(run.messageLines.first)
      // The end tag in line 4 is not that of <objects>.
      #expect(message.hasPrefix("plumb: \(path):4:"), "\(message)")
      let place = message.dropFirst("plumb: \(path):".count).split(separator: ":", maxSplits: 2)
      #expect(place.count == 3 && Int(place[1]).map { $0 >= 1 } == true, "\(message)")
      let json = CommandRun("layout", "--json", others[0], path, others[1])
      #expect(json.resultLines.count == 2)
      #expect(json.code == 2)
    }
  }

  @Test func eachFailureIsOneLineThatNamesTheFile() throws {
    let files: [String: [UInt8]] = [
      "empty.xib": [], "blank.xib": Array("\n\n".utf8), "damaged.xib": Self.damaged,
      "binary.xib": (0...255).map { UInt8($0) }, "nulls.xib": Array(repeating: 0, count: 64),
      "latin.xib": Array("<document><!-- ".utf8) + [0xE9, 0x20] + Array("--></document>".utf8),
      "wide.xib": [0xFF, 0xFE] + Array("<document/>".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      "text.xib": Array("Dear document,\n".utf8), "page.xib": Array("<html><body/></html>".utf8),
      "archive.xib": Array("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>".utf8),
    ]
    try CommandRun.withFiles(files) { folder in
      for name in files.keys.sorted() {
        let path = folder + "/" + name
        let run = CommandRun("layout", path)
        #expect(run.code == 2, "\(name)")
        #expect(run.results == "", "\(name)")
        #expect(run.messageLines.count == 1, "\(name): \(run.messages)")
        let message = try #require(run.messageLines.first)
        let rest = try #require(
          message.hasPrefix("plumb: \(path):") ? message.dropFirst(8 + path.utf8.count) : nil)
        let place = rest.split(separator: ":", maxSplits: 2)
        #expect(place.count == 3 && Int(place[0]) != nil && Int(place[1]) != nil, "\(message)")
      }
    }
  }

  @Test func whatIsNoFileIsSaid() throws {
    #expect(CommandRun("layout", "No/such.xib").messages == "plumb: No/such.xib: There is no such file.\n")
    let folder = CommandRun("layout", "Examples")
    #expect(folder.messages.hasPrefix("plumb: Examples: This is a folder"))
    #expect(folder.messageLines.count == 1)
    #expect(folder.code == 2)
    let empty = CommandRun("layout", "")
    #expect(empty.code == 2)
    #expect(empty.messageLines.count == 1)
    #expect(!empty.messages.contains("This is a folder"))
  }

  /// Numbers that no screen has end in a message or in numbers, never in a crash or in text that is no JSON.
  @Test func numbersBeyondReasonAreSurvived() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <view id="b"><rect key="frame" x="1e308" y="0" width="1e308" height="9"/></view></subviews></view>
      </objects></document>
      """
    try CommandRun.withFiles(["huge.xib": Array(text.utf8)]) { folder in
      let path = folder + "/huge.xib"
      let json = try PlumbProcess(["layout", "--json", path])
      #expect(!json.results.contains("inf") && !json.results.contains("nan"))
      let report = try PlumbProcess(["layout", path])
      #expect(report.code == 0 || report.code == 2)
    }
  }

  /// Messages that nobody can be told do not cost the exit code, and a document may come through a pipe.
  @Test(arguments: [
    ("layout nosuch.xib 2>&-", 2), ("layout nosuch.xib 2>/dev/full", 2), ("layout --frob >&- 2>&-", 2),
    ("layout /dev/stdin <'Examples/Cell.xib'", 0), ("layout /dev/zero", 2),
  ])
  func streamsMayBeClosedOrPipes(_ command: String, _ code: Int32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(PlumbProcess.url.path)' " + command]
    process.currentDirectoryURL = FixtureFolder.checkout
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == code, "\(command)")
  }

  @Test func fullDiskIsNoSuccess() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let process = Process()
    process.executableURL = PlumbProcess.url
    process.arguments = ["layout", FixtureFolder.examples.path(of: "Cell.xib")]
    process.standardOutput = full
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test func documentWithoutViewsIsNoFailure() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><placeholder id="-1"/></objects></document>
      """
    try CommandRun.withFiles(["nothing.xib": Array(text.utf8)]) { folder in
      let path = folder + "/nothing.xib"
      #expect(CommandRun("layout", path).code == 0)
      let json = CommandRun("layout", "--json", path)
      #expect(json.code == 0)
      #expect(json.results.hasSuffix("\"views\":[],\"conflicts\":[],\"keepsSize\":[]}\n"))
    }
  }

  /// Texts of a document reach the terminal: they may not steer it, nor break the table.
  @Test func textsDoNotSteerTheTerminal() throws {
    let escape = Data("\u{1B}[2Jgone\u{7}".utf8).base64EncodedString()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><label id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <string key="text" base64-UTF8="YES">\(escape)</string></label></objects></document>
      """
    try CommandRun.withFiles(["escape.xib": Array(text.utf8)]) { folder in
      let run = CommandRun("layout", folder + "/escape.xib")
      #expect(run.code == 0)
      #expect(!run.results.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      let json = CommandRun("layout", "--json", folder + "/escape.xib")
      #expect(json.results.contains("\\u001b[2Jgone\\u0007"))
    }
  }
}
