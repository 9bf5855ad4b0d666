import Foundation
import PlumbLayoutLint
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Files and folders for plumb lint")
struct LintFileTests {
  private static let clean = Array(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects><view id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></objects></document>

    """.utf8)
  private static let damaged = Array("<?xml version=\"1.0\"?>\n<document>\n  <objects>\n</document>\n".utf8)

  /// Files in folders; a folder that goes away with the test.
  private func withTree<Result>(
    _ files: [String: [UInt8]], _ body: (_ folder: String) throws -> Result
  ) throws -> Result {
    try CommandRun.withFiles([:]) { folder throws in
      for (path, bytes) in files {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
      }
      return try body(folder)
    }
  }

  /// What was checked, by the lines of the JSON, without the folder before it.
  private func checked(_ folder: String, _ paths: [String]) throws -> [String] {
    try CommandRun(["lint", "--json"] + paths).resultLines.map { line in
      let document = try JSONDecoder().decode(LintOutput.self, from: Data(line.utf8)).document
      return document.hasPrefix(folder + "/") ? String(document.dropFirst(folder.count + 1)) : document
    }
  }

  // MARK: Folders

  @Test func folderIsSearchedInOrder() throws {
    let names = ["b.xib", "a/z.storyboard", "a/B.XIB", "a/b/c.xib", "C.xib", "é.xib", "a.xib"]
    let others = ["notes.txt", "a/xib", "a.xib.orig", ".hidden.xib", ".git/x.xib", "a/.b/x.storyboard"]
    let files = Dictionary(uniqueKeysWithValues: (names + others).map { ($0, Self.clean) })
    try withTree(files) { folder throws in
      let expected = ["C.xib", "a/B.XIB", "a/b/c.xib", "a/z.storyboard", "a.xib", "b.xib", "é.xib"]
      #expect(try checked(folder, [folder]) == expected)
      #expect(try checked(folder, [folder + "/"]) == expected)
      // Hidden is what nobody named.
      #expect(try checked(folder, [folder + "/.git/x.xib"]) == [".git/x.xib"])
      #expect(try checked(folder, [folder + "/notes.txt"]) == ["notes.txt"])
    }
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    try withTree(["a/b.xib": Self.clean, "c/d.xib": Self.clean]) { folder throws in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: folder + "/a/up", withDestinationPath: "..")
      try manager.createSymbolicLink(atPath: folder + "/a/file.xib", withDestinationPath: "../c/d.xib")
      try manager.createSymbolicLink(atPath: folder + "/a/gone.xib", withDestinationPath: "nowhere.xib")
      let found = try checked(folder, [folder])
      #expect(found == ["a/b.xib", "a/file.xib", "a/gone.xib", "c/d.xib"])
      // Of a link that leads nowhere, it is said that it cannot be read.
      let run = CommandRun("lint", folder + "/a")
      #expect(run.code == 1)
      #expect(
        run.resultLines.first?.hasPrefix("\(folder)/a/gone.xib:1:1: error: There is no such file") == true)
      // A link that somebody names is followed.
      #expect(try checked(folder, [folder + "/a/up/c"]) == ["a/up/c/d.xib"])
    }
  }

  @Test func pathsThatMeetAreCheckedOnce() throws {
    try withTree(["a/b.xib": Self.clean, "a/c.xib": Self.clean]) { folder throws in
      let (a, b) = (folder + "/a", folder + "/a/b.xib")
      #expect(try checked(folder, [a, b, b]) == ["a/b.xib", "a/c.xib"])
      #expect(try checked(folder, [b, a]) == ["a/b.xib", "a/c.xib"])
      #expect(try checked(folder, [a, a + "/", folder]) == ["a/b.xib", "a/c.xib"])
      #expect(try checked(folder, [folder + "//a", folder + "/./a/b.xib"]).count == 2)
    }
  }

  /// A check of nothing must not pass for one that found nothing.
  @Test func folderWithoutDocumentsIsNotDone() throws {
    try withTree(["notes.txt": []]) { folder throws in
      let run = CommandRun("lint", folder)
      #expect(run.code == 2)
      #expect(run.results == "nothing to check\n")
      #expect(run.messages.contains("There is no .storyboard or .xib file in this folder."))
      #expect(CommandRun("lint", "--json", folder).results == "")
    }
  }

  // MARK: What cannot be read

  @Test(.enabled(if: getuid() != 0, "nothing is kept from root"))
  func whatMayNotBeReadIsTold() throws {
    try withTree(["a/b.xib": Self.clean, "c.xib": Self.clean, "d.xib": Self.clean]) { folder throws in
      chmod(folder + "/a", 0)
      chmod(folder + "/c.xib", 0)
      defer { chmod(folder + "/a", 0o755) }
      let run = CommandRun("lint", folder)
      #expect(run.code == 2)
      #expect(run.messages == "plumb: \(folder)/a: This folder cannot be read.\n")
      #expect(
        run.resultLines.first?.contains("c.xib:1:1: error: You may not read this file [unreadable-") == true)
      #expect(run.resultLines.last == "2 files, 1 error")
    }
  }

  @Test func fileThatIsNoDocumentIsOneFindingWithAPlace() throws {
    let wide: [UInt8] = "<document/>".utf8.flatMap { [$0, 0] }
    let files: [String: [UInt8]] = [
      "empty.xib": [], "blank.xib": Array("\n\n".utf8), "damaged.xib": Self.damaged,
      "wide.xib": [0xFF, 0xFE] + wide,
      "binary.xib": (0...255).map { UInt8($0) }, "nulls.xib": Array(repeating: 0, count: 64),
      "text.xib": Array("Dear document,\n".utf8), "page.xib": Array("<html><body/></html>".utf8),
      "merge.xib": Array("<document>\n<<<<<<< HEAD\n<a/>\n=======\n>>>>>>> b\n</document>".utf8),
    ]
    try CommandRun.withFiles(files) { folder throws in
      for name in files.keys.sorted() {
        let run = CommandRun("lint", folder + "/" + name)
        #expect(run.code == 1, "\(name)")
        #expect(run.messages == "", "\(name)")
        let first = try #require(run.resultLines.first)
        #expect(
          first.hasPrefix("\(folder)/\(name):") && first.hasSuffix(" [unreadable-document]"), "\(first)")
        #expect(run.resultLines.last == "1 file, 1 error")
        #expect(run.results.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }, "\(name)")
      }
    }
  }

  @Test func aByteOrderMarkIsNoTrouble() throws {
    try CommandRun.withFiles(["a.xib": [0xEF, 0xBB, 0xBF] + Self.clean]) { folder throws in
      #expect(CommandRun("lint", folder).results == "✓ 1 file, no findings\n")
    }
  }

  @Test func whatIsNoRegularFileIsRead() throws {
    #expect(CommandRun("lint", "/dev/null").code == 1)
    let script = "cat Examples/Planets.storyboard | '\(PlumbProcess.url.path)' lint --json /dev/stdin"
    let run = try PlumbProcess(program: URL(fileURLWithPath: "/bin/sh"), ["-c", script])
    let planets = CommandRun("lint", "--json", "Examples/Planets.storyboard").results
    #expect(run.code == 1)
    #expect(run.results == planets.replacing("Examples/Planets.storyboard", with: "/dev/stdin"))
  }

  // MARK: Many

  /// One file of a thousand is damaged: that is one finding, and all the others are checked.
  @Test func oneDamagedDocumentAmongAThousandIsOneFinding() throws {
    var files: [String: [UInt8]] = [:]
    for number in 0..<1000 { files["\(number / 100)/\(number).xib"] = Self.clean }
    files["5/555.xib"] = Self.damaged
    try withTree(files) { folder throws in
      let run = CommandRun("lint", folder)
      #expect(run.code == 1)
      #expect(run.messages == "")
      #expect(run.resultLines.first?.hasPrefix("\(folder)/5/555.xib:4:1: error: ") == true)
      #expect(run.resultLines.count { $0.contains(" [") } == 1)
      #expect(run.resultLines.last == "1000 files, 1 error")
      let json = CommandRun("lint", "--json", folder)
      #expect(json.resultLines.count == 1000)
      #expect(
        json.resultLines.count {
          $0.contains(
            #""findings":[],"suppressed":[],"unverified":0,"doubts":{"misplaced":0,"ambiguous":0,"conflicts":0}"#
          )
        } == 999)
    }
  }

  @Test func documentsKeepTheOrderOfTheirPaths() throws {
    let names = FixtureFolder.fixtures.names.map { "Fixtures/" + $0 }
    let backwards = Array(names.reversed())
    let run = CommandRun(["lint", "--json"] + backwards)
    #expect(run.results == backwards.map { CommandRun("lint", "--json", $0).results }.joined())
  }

  /// A pipe in a folder would keep everything waiting.
  @Test func pipesInFoldersAreNoDocuments() throws {
    try withTree(["a.xib": Array("<a/>".utf8)]) { folder throws in
      #expect(mkfifo(folder + "/p.xib", 0o600) == 0)
      #expect(try checked(folder, [folder]) == ["a.xib"])
    }
  }

  @Test func linksThatLeadNowhereAreNamed() throws {
    try withTree(["a.xib": []]) { folder throws in
      #expect(symlink("gone", folder + "/link.xib") == 0)
      let run = CommandRun("lint", folder + "/link.xib")
      #expect(run.code == 2)
      #expect(run.messages.contains("This link leads nowhere."))
    }
  }

  /// What lies beside a document under the name for another device is looked at along with it.
  @Test func variantsLieBesideEachOther() throws {
    let example = try #require(Rule.named("differing-variants")).example
    let files = [
      "Login.xib": Array(example.badDocument.utf8), "Login~ipad.xib": Array(example.goodDocument.utf8),
    ]
    try CommandRun.withFiles(files) { folder in
      for arguments in [[folder], [folder + "/Login.xib"], ["--fix", folder]] {
        let run = CommandRun(["lint", "--brief"] + arguments)
        let text = run.results + run.messages
        #expect(
          run.code == 1 && text.contains("/Login.xib:8:") && text.contains("has no outlet hint"), "\(text)")
      }
      #expect(CommandRun("lint", folder, "--disable", "differing-variants").code == 0)
      #expect(CommandRun("lint", folder + "/Login~ipad.xib").code == 0)
    }
  }
}
