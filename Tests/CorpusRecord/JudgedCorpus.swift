import Foundation
import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbTextMetrics
import TestSupport

/// Documents of the collection, judged now.
package struct JudgedCorpus: Sendable {
  /// A document and where it lies; the record knows no more of it than its hash.
  package struct Entry: Sendable {
    package var path: String
    package var row: DocumentRow

    package init(path: String, row: DocumentRow) { (self.path, self.row) = (path, row) }

    package var project: String { MarkupCorpus.project(of: path) }
  }

  /// By path.
  package private(set) var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  /// - Complexity: That of six layouts and a lint of each document, on all cores.
  package init(judging paths: [String]) async throws {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    entries = try await withThrowingTaskGroup(of: [Entry].self) { group in
      for share in 0..<cores {
        group.addTask {
          try stride(from: share, to: paths.count, by: cores).map { index in
            let path = paths[index]
            let bytes = try MarkupCorpus.bytes(of: path)
            do {
              return Entry(
                path: path, row: try DocumentRow(judging: bytes, texts: TextWidth.byDocument[path] ?? []))
            } catch {
              throw JudgingError(path: path, reason: "\(error)")
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.path < $1.path }
    }
  }

  /// What differs from a record, worst first; a document that the record lacks is in `unrecorded`.
  package func changes(since record: CorpusRecord) -> [(entry: Entry, change: RecordChange)] {
    entries.compactMap { entry in
      guard let before = record.rows[entry.row.document] else { return nil }
      return RecordChange(from: before, to: entry.row).map { (entry, $0) }
    }
  }

  package func unrecorded(in record: CorpusRecord) -> [Entry] {
    entries.filter { record.rows[$0.row.document] == nil }
  }

  /// Shares of judged views that are matched, of all views and as the mean over projects of five views and more.
  package func score(_ content: ContentMode, onDesktop: Bool) -> Score {
    var projects: [String: (matched: Int, judged: Int)] = [:]
    for entry in entries where (entry.row.platform == .macOS) == onDesktop {
      projects[entry.project, default: (0, 0)].matched += entry.row.judged - entry.row.missed(content).count
      projects[entry.project, default: (0, 0)].judged += entry.row.judged
    }
    let shares = projects.keys.sorted().compactMap { name -> Double? in
      guard let (matched, judged) = projects[name], judged >= 5 else { return nil }
      return Double(matched) / Double(judged)
    }
    return Score(
      matched: projects.values.reduce(0) { $0 + $1.matched },
      judged: projects.values.reduce(0) { $0 + $1.judged },
      meanOfProjects: shares.reduce(0, +) / Double(max(shares.count, 1)), projects: shares.count)
  }

  package struct Score: Sendable {
    package var matched: Int
    package var judged: Int
    package var meanOfProjects: Double
    package var projects: Int

    package var share: Double { Double(matched) / Double(max(judged, 1)) }
  }
}

/// A document that cannot be judged.
package struct JudgingError: Error, CustomStringConvertible {
  package var path: String
  package var reason: String

  package var description: String { "\(path) cannot be judged: \(reason)" }
}
