import Foundation
import PlumbConsoleLog
import TestSupport
import Testing

/// Published logs, against causes that a reader gave them before there were rules.
///
/// `labels.tsv` has, by the logs' numbers, the cause, others that are right as well, whether the conflict is harmless,
/// and what shows it.
@Suite(.enabled(if: !LogCorpus.files.isEmpty))
struct LabelledLogTests {
  private struct Label {
    var cause: String
    var also: [String]
    var harmless: String
  }

  private static func labels() throws -> [String: Label] {
    let path = FixtureFolder.checkout.appendingPathComponent("Tests/ConsoleLogTests/Causes/labels.tsv")
    let text = try String(contentsOf: path, encoding: .utf8)
    var labels: [String: Label] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      labels[cells[0]] = Label(
        cause: cells[1], also: cells[2].split(separator: ",").map { String($0) }, harmless: cells[3])
    }
    return labels
  }

  /// The first log of each file, by number.
  private static let logs: [(number: String, log: ConflictLog)] = LogCorpus.files.compactMap { file in
    guard let log = ConsoleLogReader.logs(in: file.bytes).first else { return nil }
    return (String(file.name.prefix { $0 != "." }), log)
  }

  @Test func labelsNameCauses() throws {
    let labels = try Self.labels()
    #expect(labels.count == LogCorpus.files.count)
    for (number, label) in labels {
      for name in [label.cause] + label.also { #expect(Cause(name: name) != nil, "\(number): \(name)") }
    }
  }

  @Test func everyLogIsReadAndAlmostEveryConstraintUnderstood() {
    let logs = Self.logs.filter { !$0.log.constraints.isEmpty }
    let understood = logs.filter { $0.log.constraints.allSatisfy { $0.isUnderstood } }
    print("\(logs.count) of \(LogCorpus.files.count) logs read, \(understood.count) understood")
    #expect(logs.count == LogCorpus.files.count)
    #expect(understood.count >= logs.count - 2)
  }

  @Test func causes() throws {
    let labels = try Self.labels()
    var agreed = 0
    for (number, log) in Self.logs {
      let label = try #require(labels[number])
      let explanation = LogExplanation(log)
      let name = explanation.cause?.name.description ?? "none"
      if ([label.cause] + label.also).contains(name) {
        agreed += 1
      } else {
        print("\(number): \(name), where a reader says \(label.cause)")
      }
    }
    print("\(agreed) of \(labels.count) causes agree")
    #expect(Double(agreed) >= 0.85 * Double(labels.count))
  }

  /// What is said to be harmless is so to a reader too.
  @Test func allClears() throws {
    let labels = try Self.labels()
    var counts: [String: Int] = [:]
    for (number, log) in Self.logs {
      let explanation = LogExplanation(log)
      guard explanation.isHarmless, let cause = explanation.cause else { continue }
      counts[cause.name.description, default: 0] += 1
      #expect(try #require(labels[number]).harmless == "yes", "\(number): \(cause.name)")
    }
    print(counts.map { "\($0.key) \($0.value)" }.sorted())
    #expect(counts["system-only", default: 0] <= 3)
  }

  @Test func brokenConstraints() {
    var (first, second, third, count) = (0, 0, 0, 0)
    for (_, log) in Self.logs {
      guard let broken = log.broken else { continue }
      var hidden = log
      hidden.broken = nil
      hidden.brokenElsewhere = nil
      let predicted = LogExplanation(hidden).predicted
      count += 1
      first += predicted.first == broken ? 1 : 0
      second += predicted.prefix(2).contains(broken) ? 1 : 0
      third += predicted.prefix(3).contains(broken) ? 1 : 0
    }
    print("\(first), \(second), \(third) of \(count) broken constraints within one, two and three")
    #expect(count > LogCorpus.files.count / 2)
    #expect(Double(first) >= 0.88 * Double(count))
    #expect(Double(third) >= 0.97 * Double(count))
  }

  @Test func coresAreIrreducibleAndRepairsSettle() throws {
    var counts: [Verdict: Int] = [:]
    for (number, log) in Self.logs {
      let explanation = LogExplanation(log)
      counts[explanation.verdict, default: 0] += 1
      try explanation.expectIrreducibleCore("\(number)")
      try explanation.expectSettlingRepairs("\(number)")
    }
    print(counts.map { "\($0.key.name) \($0.value)" }.sorted())
    #expect(counts[.unreadable] == nil)
  }
}
