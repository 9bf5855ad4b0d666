import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

/// What the README tells people to put into their projects, tried in one.
@Suite("Plumb in somebody's project")
struct IntegrationTests {
  private static let readme = FixtureFolder.checkout.appendingPathComponent("README.md")

  /// The blocks of the section on builds that are marked with a language.
  private static func blocks(_ language: String) throws -> [String] {
    let page = try String(contentsOf: readme, encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("In your CI") })
    return section.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  private static func shell(_ script: String, _ environment: [String: String?] = [:]) throws -> PlumbProcess {
    try PlumbProcess(program: URL(fileURLWithPath: "/bin/bash"), ["-c", script], environment: environment)
  }

  @Test func firstStepsAcceptWhatIsThere() throws {
    let bytes = try FixtureFolder.examples.bytes(of: "Broken.storyboard")
    try CommandRun.withFiles(["Broken.storyboard": bytes]) { folder in
      let steps = try #require(try Self.blocks("sh").first)
      let prelude = "set -e; cd '\(folder)'; plumb() { '\(PlumbProcess.url.path)' \"$@\"; }\n"
      let run = try Self.shell(prelude + steps)
      #expect(run.code == 0, "\(run.messages)")
      #expect(run.results.hasSuffix("✓ 1 file, no findings\n"))
      // What is new fails.
      let other = try FixtureFolder.examples.bytes(of: "CutText.storyboard")
      try Data(other).write(to: URL(fileURLWithPath: folder + "/CutText.storyboard"))
      #expect(try Self.shell(prelude + "plumb lint .").code == 1)
    }
  }

  /// Inputs of the action and ids of hooks are those that there are, and the options of `plumb lint` are understood.
  @Test func snippetsNameWhatThereIs() throws {
    let (workflow, job, hooks) = try {
      let blocks = try Self.blocks("yaml")
      try #require(blocks.count == 3)
      return (blocks[0], blocks[1], blocks[2])
    }()
    let action = try Self.text("action.yml")
    let inputs = try #require(
      workflow.components(separatedBy: "OWNER/plumb@main\n        with:\n").last?
        .components(separatedBy: "      - ").first)
    for line in inputs.split(separator: "\n") {
      let name = line.split(separator: ":")[0].trimmingCharacters(in: .whitespaces)
      #expect(action.contains("\n  \(name):\n"), "\(name)")
    }
    let options = try #require(inputs.components(separatedBy: "arguments: ").last)
    #expect(
      options.hasPrefix("--changed-since=")
        && CommandRun("lint", "--help").results.contains("--changed-since"))
    let id = try #require(hooks.components(separatedBy: "- id: ").last).trimmingCharacters(in: .newlines)
    #expect(try Self.text(".pre-commit-hooks.yaml").contains("- id: \(id)\n"))
    let command = try #require(job.split(separator: "\n").first { $0.contains("- plumb ") })
      .trimmingCharacters(in: .whitespaces).dropFirst("- plumb ".count)
    try CommandRun.withFiles([:]) { folder in
      let words = command.split(separator: " ").map { word -> String in
        let parts = word.split(separator: "=")
        return word == "."
          ? "Examples" : parts.count == 2 ? "\(parts[0])=\(folder)/\(parts[1])" : String(word)
      }
      #expect(CommandRun(words).code == 1)
      for file in ["plumb.json", "plumb.xml"] {
        #expect(FileManager.default.fileExists(atPath: folder + "/" + file))
      }
    }
  }

  /// The action's script hands paths and options on as they are, one a line, and asks for a summary where there is room for one.
  @Test func actionHandsWordsOn() throws {
    let action = try Self.text("action.yml")
    let script = try #require(action.components(separatedBy: "run: |\n").last)
    try CommandRun.withFiles([
      "plumb": Array("#!/bin/sh\nprintf '%s\\n' \"$@\"\n".utf8)
    ]) { folder in
      _ = try Self.shell("chmod +x '\(folder)/plumb'")
      let environment: [String: String?] = [
        "PLUMB": folder + "/plumb", "PATHS": "App\nMore of it\n", "ARGUMENTS": "--device=iPhone 16\n\n--rtl",
        "SARIF": "a b.sarif", "GITHUB_STEP_SUMMARY": "/tmp/summary",
      ]
      let run = try Self.shell(script, environment)
      #expect(
        run.results.split(separator: "\n") == [
          "lint", "--device=iPhone 16", "--rtl", "--output=sarif=a b.sarif",
          "--output=markdown=/tmp/summary", "--output=github", "--", "App", "More of it",
        ], "\(run.messages)")
      let plain = try Self.shell(
        script, environment.merging(["SARIF": "", "GITHUB_STEP_SUMMARY": nil, "ARGUMENTS": ""]) { $1 })
      #expect(plain.results.split(separator: "\n") == ["lint", "--output=github", "--", "App", "More of it"])
    }
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: FixtureFolder.checkout.appendingPathComponent(name), encoding: .utf8)
  }
}
