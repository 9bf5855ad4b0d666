/// The parts of Plumb's model that a document's recorded frames disprove in the document's own surroundings.
///
/// Plumb would be as wrong about them in other surroundings, so that no finding there may rest on them.
package struct Doubts: Hashable, Sendable {
  /// The gap of the conflict that breaks each row, in points; infinite where the gap is not known.
  ///
  /// The document's own recorded frames do not bear out these conflicts. Keys are the names that `RowNames`
  /// gives.
  var rows: [String: Double] = [:]
  /// The names of edges of safe areas and margins on which no constraint holds for the recorded frames.
  var edges: Set<String> = []

  /// No doubts.
  package static let none = Doubts()

  /// Whether the doubt about a row explains a conflict that breaks this row.
  ///
  /// It does if the conflict's gap, in points, is hardly larger than the doubted one.
  func cover(_ row: String, gap: Double?) -> Bool {
    guard let doubted = rows[row] else { return false }
    return gap ?? 0 <= doubted * 1.5 + 1
  }

  package var isEmpty: Bool { rows.isEmpty && edges.isEmpty }

  /// Adds the doubts about another scene, and keeps the larger gap of a row that both have.
  package mutating func formUnion(_ other: Doubts) {
    for (row, gap) in other.rows { rows[row] = max(rows[row] ?? 0, gap) }
    edges.formUnion(other.edges)
  }
}
