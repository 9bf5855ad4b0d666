import Foundation

/// A disk of 64 kilobytes in memory, where one may mount such a thing.
enum SmallDisk {
  static let isPossible: Bool = {
    do {
      try with { _ in }
      return true
    } catch { return false }
  }()

  private struct MountError: Error {}

  static func with(_ body: (_ folder: String) throws -> Void) throws {
    guard geteuid() == 0 else { throw MountError() }
    try CommandRun.withFiles([:]) { folder in
      guard run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder) else { throw MountError() }
      defer { _ = run("umount", folder) }
      try body(folder)
    }
  }

  /// Runs a program to its end; whether that was a good one.
  static func run(_ command: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
