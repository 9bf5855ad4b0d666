import Foundation
import PlumbConsoleLog
import TestSupport

/// Which constraint of a conflict the system breaks, as published console logs say it.
///
/// A line a constraint: its log, what tells the log's app, the place in the list, `1` for what the log says is broken and `0`
/// for others, the kind, and what decides within the kind. Logs that do not say what is broken are left out.
enum BrokenConstraints {
  enum Fault: Error { case noLogs }

  static func lines() throws -> [String] {
    let folder = FixtureFolder.checkout.deletingLastPathComponent().appendingPathComponent(
      "shared/logs/whole")
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw Fault.noLogs
    }
    return try names.filter { $0.hasSuffix(".log") }.sorted().flatMap { name in
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      return ConsoleLogReader.logs(in: bytes).flatMap { lines(of: $0, name, bytes) }
    }
  }

  private static func lines(of log: ConflictLog, _ name: String, _ bytes: [UInt8]) -> [String] {
    guard let broken = log.broken else { return [] }
    let order = BreakingOrder(log)
    let app = app(of: String(decoding: bytes, as: UTF8.self))
    return order.keys.enumerated().map { place, key in
      let rank = order.places.firstIndex(of: place) ?? 0
      return "\(name)\t\(app)\t\(place)\t\(place == broken ? 1 : 0)\t\(key.kind)\t\(key.preference)\t\(rank)"
    }
  }

  /// The process that a log line names, else the first module of a class.
  private static func app(of text: String) -> String {
    if let found = text.firstMatch(of: /([\w.]+)\[\d+:[0-9a-fx]+\]/) { return String(found.1) }
    return text.firstMatch(of: /\b([A-Z]\w+)\.[A-Z]\w+:0x/).map { String($0.1) } ?? ""
  }
}
