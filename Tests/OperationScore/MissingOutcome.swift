import Foundation
import PlumbAutoLayout
import PlumbLayoutOperations

/// What became of a view whose constraints were taken out.
struct MissingOutcome: Sendable {
  let fold: Int
  let platform: String
  let name: String
  let had: Int
  let made: Int
  let shared: Int
  let baseline: Int
  let sharedWithBaseline: Int
  let faults: [String]
  let misses: [String]
  let extras: [String]
  let hadTrouble: Bool
  let isLeft: Bool
  let words: String

  /// The attributes of a constraint, whatever its items.
  static func words(_ key: MissingTrial.Key) -> String {
    key.sides.map { "\($0.attribute)" }.sorted().joined(separator: "–")
      + (key.sides.count > 1 && Set(key.sides.map(\.item)).count == 1 ? " own" : "")
  }

  static func print(_ outcomes: [MissingOutcome]) {
    for platform in ["iOS", "macOS"] {
      let own = outcomes.filter { $0.platform == platform }
      row(platform, own)
      var figures: [(Double, Double)] = []
      for fold in 1...5 {
        let part = own.filter { $0.fold == fold }
        row("  fold \(fold)", part)
        figures.append(Self.figures(part))
      }
      Swift.print(
        String(
          format: "  mean over folds: precision %.1f %%, recall %.1f %%", figures.map(\.0).reduce(0, +) / 5,
          figures.map(\.1).reduce(0, +) / 5))
      for isClean in [true, false] {
        let part = own.filter { $0.hadTrouble != isClean }
        var counts: [String: Int] = [:]
        for outcome in part {
          for fault in outcome.faults { counts[String(fault.prefix { $0 != ":" }), default: 0] += 1 }
        }
        let good = part.count { $0.faults.allSatisfy { $0.hasPrefix("contradicted") } }
        Swift.print(
          "  \(isClean ? "no conflict before" : "with conflicts before"): \(good) of \(part.count) without fault; \(counts.sorted { $0.key < $1.key })"
        )
      }
      if ProcessInfo.processInfo.environment["FAULTS"] != nil {
        for outcome in own where !outcome.faults.isEmpty {
          Swift.print(
            "    \(outcome.name.split(separator: "/").last ?? ""): \(outcome.faults)\(outcome.isLeft ? " left" : "")\(outcome.hadTrouble ? " trouble" : "") \(outcome.words)"
          )
        }
      }
      if ProcessInfo.processInfo.environment["MISSES"] != nil {
        tally("misses", own.flatMap(\.misses))
        tally("extras", own.flatMap(\.extras))
      }
    }
  }

  private static func tally(_ title: String, _ words: [String]) {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    Swift.print(
      "  \(title): "
        + counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(24).map { "\($0.key) \($0.value)" }
        .joined(separator: ", "))
  }

  private static func figures(_ outcomes: [MissingOutcome]) -> (Double, Double) {
    let shared = Double(outcomes.map(\.shared).reduce(0, +))
    return (
      100 * shared / Double(max(1, outcomes.map(\.made).reduce(0, +))),
      100 * shared / Double(max(1, outcomes.map(\.had).reduce(0, +)))
    )
  }

  private static func row(_ title: String, _ outcomes: [MissingOutcome]) {
    let (precision, recall) = figures(outcomes)
    let had = Double(max(1, outcomes.map(\.had).reduce(0, +)))
    let shared = Double(outcomes.map(\.sharedWithBaseline).reduce(0, +))
    let same = outcomes.count { $0.misses.isEmpty && $0.extras.isEmpty }
    Swift.print(
      String(
        format:
          "%@: %d views, precision %.1f %%, recall %.1f %%, all the same %.1f %%; baseline %.1f %%, %.1f %%",
        title,
        outcomes.count, precision, recall, 100 * Double(same) / Double(max(1, outcomes.count)),
        100 * shared / Double(max(1, outcomes.map(\.baseline).reduce(0, +))), 100 * shared / had))
  }
}
