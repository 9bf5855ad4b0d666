import Foundation
import PlumbTextOutput
import TestSupport

/// Many differences as one patch, which another program applies.
struct PatchTrial {
  /// The patch's file.
  static let patch = "all.patch"

  private var before: [String: [UInt8]] = [:]
  private var after: [String: [UInt8]] = [:]

  init(seed: UInt64, effort: Int?, name: (Int) -> String) {
    var generator = SeededGenerator(seed: seed)
    var patch: [UInt8] = []
    for number in 0..<300 {
      let name = name(number)
      let (from, to) = EditedText.pair(&generator, lines: [3, 12, 60].pick(&generator))
      before[name] = from
      after[name] = to
      patch += UnifiedDiff(from: from, to: to, name: name, effort: effort).bytes
    }
    before[Self.patch] = patch
  }

  /// Whether a program is there.
  static func has(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// The files that are not as they should be after a program has run, and what it said.
  func failures(of command: [String]) throws -> [String] {
    try CommandRun.withFiles(before) { folder in
      let messages = Pipe()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      // Nobody's repository around the folder is concerned.
      process.environment = ProcessInfo.processInfo.environment.merging([
        "GIT_CEILING_DIRECTORIES": (folder as NSString).deletingLastPathComponent
      ]) { $1 }
      process.standardError = messages
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let said = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      var failures = process.terminationStatus == 0 ? [] : [said]
      for (name, bytes) in after.sorted(by: { $0.key < $1.key }) {
        // Programs may take an empty file for none.
        let data = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
        if Array(data) != bytes { failures.append(name) }
      }
      return failures
    }
  }
}
