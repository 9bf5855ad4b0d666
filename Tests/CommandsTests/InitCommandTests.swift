import Foundation
import PlumbLayoutLint
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb init")
struct InitCommandTests {
  /// A folder with examples in folders of their own.
  private static func withProject(_ places: [String], _ body: (_ folder: String) throws -> Void) throws {
    try CommandRun.withFiles([:]) { folder in
      for place in places {
        let target = URL(fileURLWithPath: folder + "/" + place)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(FixtureFolder.examples.bytes(of: target.lastPathComponent)).write(to: target)
      }
      try body(folder)
    }
  }

  private static func text(_ folder: String) throws -> String {
    String(decoding: try FixtureFolder.read(folder + "/.plumb.yml"), as: UTF8.self)
  }

  @Test func whatIsWrittenFitsTheFolder() throws {
    let places = [
      "App/Broken.storyboard", "Kit A/Preferences.xib", "Pods/Broken.storyboard",
      "Kit A/build/Form.storyboard",
    ]
    try Self.withProject(places) { folder in
      try Data().write(to: URL(fileURLWithPath: folder + "/Cartfile"))
      let run = CommandRun("init", folder)
      #expect(run.code == 0 && run.results == "")
      #expect(
        run.messageLines.first == "\(folder)/.plumb.yml: written, for 2 documents: 1 of iOS and 1 of macOS")
      #expect(run.messageLines.last == "plumb: “plumb lint \(folder)” comes next.")
      let text = try Self.text(folder)
      #expect(
        try Snapshot("Tests/CommandsTests/Snapshots/Lint/first-configuration.txt").difference(from: text)
          == nil)
      let configuration = try LintConfiguration(Array(text.utf8))
      #expect(configuration.exclude.map(\.text) == ["Pods", "Carthage", "**/build"])
      #expect(
        configuration.checks("App/Broken.storyboard") && !configuration.checks("Kit A/build/Form.storyboard"))
    }
  }

  /// What stands behind “# ” is what may be written there.
  @Test func commentsAreAConfigurationThemselves() throws {
    try Self.withProject(["App/Broken.storyboard", "Pods/Broken.storyboard"]) { folder in
      let text = CommandRun("init", folder, "--dry-run").results
      #expect(!FileManager.default.fileExists(atPath: folder + "/.plumb.yml"))
      let lines = text.split(separator: "\n").compactMap { line -> Substring? in
        guard line.hasPrefix("# ") else { return line }
        let rest = line.dropFirst(2)
        return rest.prefix { !$0.isWhitespace }.hasSuffix(":") || rest.hasPrefix("  ") ? rest : nil
      }
      let configuration = try LintConfiguration(Array(lines.joined(separator: "\n").utf8))
      #expect(configuration.rules.map(\.rule) == Rule.all.map(\.name))
      #expect(configuration.include.map(\.text) == ["App"] && configuration.baseline == "plumb-baseline.txt")
      #expect(configuration.matrix != nil)
    }
  }

  @Test func whatIsThereStays() throws {
    try Self.withProject(["App/Broken.storyboard"]) { folder in
      try Data("# mine".utf8).write(to: URL(fileURLWithPath: folder + "/.plumb.yml"))
      let run = CommandRun("init", folder)
      #expect(run.code == 2 && run.messages.contains("There is a configuration already"))
      #expect(try Self.text(folder) == "# mine")
    }
  }

  /// The command that comes next does what it should.
  @Test func aBaselineMakesTheFirstRunClean() throws {
    try Self.withProject(["App/Broken.storyboard"]) { folder in
      #expect(
        CommandRun("init", folder, "--baseline").messages.contains(
          "--write-baseline \(folder)/plumb-baseline.txt"))
      #expect(CommandRun("lint", folder).code == 2)
      #expect(CommandRun("lint", folder, "--write-baseline", folder + "/plumb-baseline.txt").code == 0)
      #expect(CommandRun("lint", folder).code == 0)
    }
  }

  @Test(arguments: [(["nowhere"], "There is no such folder"), (["a", "b"], "one folder at most")])
  func wrongUsesAreRefused(_ arguments: [String], _ words: String) {
    let run = CommandRun(["init"] + arguments)
    #expect(run.code == 2 && run.results == "" && run.messages.contains(words))
  }
}
