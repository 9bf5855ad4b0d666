import CorpusRecord
import Foundation
import PlumbInterfaceBuilder
import TestSupport

/// Judges the collection of real documents against the record of the checkout, and writes the record anew.
///
/// Ends with 0 where nothing differs or the record was written, with 1 where something does, with 2 where nothing could
/// be judged.
@main
enum Score {
  static func main() async {
    do {
      exit(try await run(ScoreOptions(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("score: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: ScoreOptions) async throws -> Int32 {
    var record = try CorpusRecord.ofCheckout()
    guard MarkupCorpus.isPresent else {
      print(
        "Not judged: the \(record.rows.count) documents of the record. There is no collection beside the checkout."
      )
      return options.writes ? 2 : 0
    }
    let paths = MarkupCorpus.allPaths.filter(options.isWanted)
    guard !paths.isEmpty else { throw ScoreOptions.Fault.nothingChosen }
    let corpus = try await JudgedCorpus(judging: paths)
    printScores(corpus)
    let report = ChangeReport(corpus, since: record, longest: options.longest)
    print("\nAgainst the record:\n\(report)")
    guard options.writes else { return report.isEmpty ? 0 : 1 }
    let isWhole = paths.count == MarkupCorpus.allPaths.count
    if isWhole { record.rows = [:] }
    for entry in corpus.entries { record.rows[entry.row.document] = entry.row }
    try Data(record.text.utf8).write(to: CorpusRecord.url, options: .atomic)
    print("\nThe record has \(record.rows.count) documents now.")
    return 0
  }

  private static func printScores(_ corpus: JudgedCorpus) {
    print("\(corpus.entries.count) documents of \(Set(corpus.entries.map(\.project)).count) projects")
    for isDesktop in [false, true] {
      for content in ContentMode.allCases {
        let score = corpus.score(content, onDesktop: isDesktop)
        guard score.judged > 0 else { continue }
        let name = (isDesktop ? "macOS, " : "iOS and tvOS, ") + content.rawValue
        print(
          name.padding(toLength: 24, withPad: " ", startingAt: 0)
            + String(
              format: "%6d of %6d views %5.1f %%, mean of %3d projects %5.1f %%", score.matched, score.judged,
              score.share * 100, score.projects, score.meanOfProjects * 100))
      }
    }
    var rules: [String: Int] = [:]
    for finding in corpus.entries.flatMap(\.row.findings) {
      rules[String(finding.prefix { $0 != ":" }), default: 0] += 1
    }
    print(
      "findings: "
        + rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    let digits = corpus.entries.flatMap { Array($0.row.texts) }
    let near = digits.count { $0 == "0" }
    print("texts: \(near) of \(digits.count) within half a point")
  }
}
