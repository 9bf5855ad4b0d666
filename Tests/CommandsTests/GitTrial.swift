import Foundation
import TestSupport

@testable import PlumbCommands

/// A repository in a folder that goes away with the test.
struct GitTrial {
  let folder: String

  /// - Parameter files: What the first commit, on the branch `main`, has.
  static func with(_ files: [String: [UInt8]], _ body: (GitTrial) throws -> Void) throws {
    try CommandRun.withFiles(files) { folder in
      let trial = GitTrial(folder: folder)
      try trial.git("init", "--quiet", "--initial-branch=main")
      try trial.commit()
      try body(trial)
    }
  }

  /// What git writes; nothing of the machine's settings counts.
  @discardableResult func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@localhost", "-c",
        "commit.gpgsign=false",
      ] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw TrialError.gitFailed(arguments) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "State")
  }

  func path(_ name: String) -> String { folder + "/" + name }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// Changes a text in a file.
  func change(_ name: String, _ old: String, to new: String) throws {
    let text = try String(contentsOfFile: path(name), encoding: .utf8)
    try text.replacing(old, with: new).write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  enum TrialError: Error {
    case gitFailed([String])
  }
}
