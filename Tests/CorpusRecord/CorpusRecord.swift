import Foundation
import TestSupport

/// What Plumb makes of each document that Xcode saved and that was judged: the file `documents.tsv`.
///
/// A share of all views hides what a change loses behind what it wins, so there is none: a row differs, or not.
package struct CorpusRecord: Hashable, Sendable {
  package var rows: [ContentHash: DocumentRow]

  package init(rows: [ContentHash: DocumentRow] = [:]) { self.rows = rows }

  /// - Throws: `RecordError.malformed` with the line.
  package init(_ text: String) throws(RecordError) {
    rows = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard let row = DocumentRow(line: line) else { throw .malformed(line: number + 1) }
      rows[row.document] = row
    }
  }

  /// Sorted by document, so that a change of one is a change of one line.
  package var text: String {
    let lines = rows.keys.sorted().map { rows[$0]!.description }
    return ([Self.heading, "#", "# " + DocumentRow.columns.joined(separator: "\t")] + lines).joined(
      separator: "\n")
      + "\n"
  }

  private static let heading = """
    # What Plumb makes of documents that Xcode saved, a document a line, by a hash of its bytes. Written by
    # `Scripts/score --write`, which prints what a change wins and loses. Views are told by their place among all of
    # a document's views; findings by rule and line; texts by how far off their width is: 0 within half a point,
    # 1 within one, 2 within two, 9 by more.
    """

  /// Where it lies in the checkout.
  package static var url: URL {
    FixtureFolder.checkout.appendingPathComponent("Tests/CorpusRecordTests/documents.tsv")
  }

  /// The record of the checkout; empty where there is none yet.
  package static func ofCheckout() throws -> CorpusRecord {
    guard FileManager.default.fileExists(atPath: url.path) else { return CorpusRecord() }
    return try CorpusRecord(String(contentsOf: url, encoding: .utf8))
  }
}

package enum RecordError: Error, Equatable, CustomStringConvertible {
  case malformed(line: Int)

  package var description: String {
    switch self {
    case .malformed(let line):
      "documents.tsv:\(line): this is no line of the record; Scripts/score --write makes it anew."
    }
  }
}
