import Foundation

/// A text that was looked at once, and must stay as it is until somebody looks again.
///
/// With `PLUMB_RECORD=1` in the environment the present text replaces the recorded one.
package struct Snapshot: Sendable {
  let url: URL

  /// - Parameter path: From the checkout's root.
  package init(_ path: String) {
    url = FixtureFolder.checkout.appendingPathComponent(path)
  }

  /// What is wrong with a text, byte for byte; nil where nothing is.
  package func difference(from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return nil
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      return
        "nothing is recorded in \(url.lastPathComponent): run the tests with PLUMB_RECORD=1 and look at it"
    }
    let recorded = try Data(contentsOf: url)
    if recorded == Data(text.utf8) { return nil }
    return Self.firstDifference(String(decoding: recorded, as: UTF8.self), text)
  }

  /// The first line in which two texts differ.
  static func firstDifference(_ recorded: String, _ present: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = present.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<max(old.count, new.count) {
      let before = line < old.count ? String(old[line]) : "(end)"
      let after = line < new.count ? String(new[line]) : "(end)"
      if Array(before.utf8) != Array(after.utf8) {
        return "line \(line + 1)\n  was \(before)\n  is  \(after)"
      }
    }
    return "the texts differ in their bytes only"
  }
}
