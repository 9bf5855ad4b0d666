/// What Plumb may have wrong about a document, by what its recorded frames give the lie to in its own
/// surroundings: it would be as wrong elsewhere.
package struct Doubts: Hashable, Sendable {
  /// Rows that conflicts break though the recorded frames keep to all that is written, and by how much, in
  /// points.
  var rows: [String: Double] = [:]
  /// Edges of safe areas and margins on which no constraint holds for the recorded frames.
  var edges: Set<String> = []

  /// Nothing is doubted.
  package static let none = Doubts()

  /// Whether a conflict that breaks a row is no larger than what was doubted would explain.
  func cover(_ row: String, gap: Double?) -> Bool {
    guard let doubted = rows[row] else { return false }
    return gap ?? 0 <= doubted * 1.5 + 1
  }

  package var isEmpty: Bool { rows.isEmpty && edges.isEmpty }

  /// Adds those of another scene.
  package mutating func formUnion(_ other: Doubts) {
    for (row, gap) in other.rows { rows[row] = max(rows[row] ?? 0, gap) }
    edges.formUnion(other.edges)
  }
}
