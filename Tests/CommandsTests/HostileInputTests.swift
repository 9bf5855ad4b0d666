import Foundation
import Testing

@testable import PlumbCommands

/// Inputs that would take more than they are worth are refused in a sentence, by every command alike, before anything is made
/// of them.
@Suite("Hostile input")
struct HostileInputTests {
  /// The command lines that read a document, with its path in them.
  static let readers: [[String]] = [
    ["layout"], ["layout", "--json"], ["render", "-o", "PICTURE"], ["report"], ["trace"], ["profile"],
    ["sweep"],
    ["fix", "--all", "--update-frames"], ["why", "r.width"], ["pin", "r", "--width", "10"],
  ]

  private static func document(_ subviews: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="r"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(subviews)</subviews></view></objects></document>
      """.utf8)
  }

  static let hostile: [(name: String, bytes: [UInt8], words: String)] = [
    (
      "views", document(String(repeating: "<view/>", count: 300_000)),
      "in which Interface Builder writes far fewer."
    ),
    (
      "elements", document(String(repeating: "<a/>", count: 500_000)),
      "more than the 400000 elements that are read."
    ),
    (
      "text", document("<label text=\"\(String(repeating: "a", count: 5_000_000))\"/>"),
      "the 100000 bytes that a text may have."
    ),
    ("depth", document(String(repeating: "<view><subviews>", count: 600)), "nested more than 1000 deep."),
    (
      "size", document(String(repeating: " ", count: 33 << 20)),
      "larger than the 33554432 bytes that are read."
    ),
    (
      "entities", Array("<!DOCTYPE a [<!ENTITY b \"c\">]><document>&b;</document>".utf8),
      "Document types are not read"
    ),
  ]

  @Test(arguments: hostile.map(\.name)) func everyCommandRefuses(_ name: String) throws {
    let input = try #require(Self.hostile.first { $0.name == name })
    try CommandRun.withFiles(["x.xib": input.bytes]) { folder in
      let path = folder + "/x.xib"
      for reader in Self.readers {
        var arguments = reader.map { $0 == "PICTURE" ? folder + "/x.svg" : $0 }
        arguments.insert(path, at: 1)
        let run = CommandRun(arguments)
        #expect(run.code == 2 && run.results == "", "\(reader)")
        #expect(run.messageLines.count == 1, "\(reader)")
        #expect(run.messages.contains(input.words), "\(reader): \(run.messages)")
        #expect(run.messages.contains(#/x\.xib:[12]:[0-9]+: [^\n]+\.\n/#), "\(reader): \(run.messages)")
      }
      let lint = CommandRun("lint", path)
      #expect(lint.code == 1 && lint.results.contains("unreadable-document"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["x.xib"])
    }
  }

  /// A document just below a limit is answered.
  @Test func whatIsBelowTheLimitsIsLaidOut() throws {
    let views = Self.document(String(repeating: "<view/>", count: 3_200))
    try CommandRun.withFiles(["x.xib": views]) { folder in
      let run = CommandRun("layout", folder + "/x.xib")
      #expect(run.code == 0 && run.messages == "" && run.resultLines.count > 3_200)
    }
  }

  private static func log(_ count: Int) -> String {
    let list = (0..<count).map {
      "    \"<NSLayoutConstraint:0x\(100 + $0) UIView:0x7.width == \($0 % 2)>\",\n"
    }
    return "Unable to simultaneously satisfy constraints.\n(\n\(list.joined()))\n\n"
  }

  @Test func listsThatAreTooLongAreSaidAndOthersExplained() throws {
    let files = [
      "long.log": Array(Self.log(201).utf8), "both.log": Array((Self.log(4000) + "\n\n" + Self.log(2)).utf8),
      "most.log": Array(Self.log(200).utf8),
    ]
    try CommandRun.withFiles(files) { folder in
      let sentence = " constraints, and at most 200 are explained. Leave those of one conflict.\n"
      for options in [[], ["--all"], ["--json"], ["--follow"]] {
        let long = CommandRun(["explain", folder + "/long.log"] + options)
        #expect(long.code == 2)
        #expect(long.messages == "plumb: \(folder)/long.log:1:1: The list has 201" + sentence)
        let both = CommandRun(["explain", folder + "/both.log"] + options)
        #expect(both.code == 2 && both.messages.hasSuffix(sentence))
        #expect(both.results.contains("UIView"), "\(options)")
        #expect(CommandRun(["explain", folder + "/most.log"] + options).code == 0)
      }
      #expect(CommandRun("explain", "--json", folder + "/long.log").results == "{\"logs\":[]}\n")
    }
  }

  @Test func capturesOfTooManyLogsAreSaid() throws {
    let capture = (0...LogLimits.logs).map { number in
      Self.log(2).replacing("0x7.width == 0", with: "0x7.width == \(number + 7)") + "\n\n"
    }
    try CommandRun.withFiles(["x.log": Array(capture.joined().utf8)]) { folder in
      let run = CommandRun("explain", folder + "/x.log", "--all")
      #expect(run.code == 2 && run.results == "")
      #expect(
        run.messages.contains("There are 1001 logs that differ, and at most 1000 are explained together."))
      let first = CommandRun("explain", folder + "/x.log")
      #expect(first.code == 0)
    }
  }

  @Test func visualFormatsAreBounded() {
    let row = "|" + String(repeating: "-[a]", count: 2_499)
    #expect(CommandRun("vfl", row).code == 0)
    let run = CommandRun("vfl", row, "|-[b]")
    #expect(run.code == 2 && run.results == "")
    #expect(
      run.messageLines.first
        == "plumb: The formats have 10002 bytes, and at most 10000 are read: give fewer at a time.")
  }

  /// Traces, configurations and baselines have bounds of their own.
  @Test func otherFilesAreBounded() throws {
    let size = RecordedTrace.longest + 1
    let files = [
      "x.json": Array("[".utf8) + [UInt8](repeating: 0x20, count: size),
      "x.yml": [UInt8](repeating: 0x23, count: 2 << 20),
      "x.tsv": [UInt8](repeating: 0x61, count: size),
    ]
    try CommandRun.withFiles(files) { folder in
      for (arguments, words) in [
        (["profile", folder + "/x.json"], "The trace is larger than the 33554432 bytes that are read."),
        (["lint", "--config", folder + "/x.yml", CommandRun.form], "it is larger than a mebibyte."),
        (
          ["lint", "--baseline", folder + "/x.tsv", CommandRun.form],
          "The baseline is larger than the 33554432 bytes"
        ),
      ] {
        let run = CommandRun(arguments)
        #expect(run.code == 2 && run.messageLines.count == 1, "\(arguments[0]): \(run.messages)")
        #expect(run.messages.contains(words), "\(run.messages)")
      }
    }
  }
}
