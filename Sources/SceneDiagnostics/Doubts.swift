/// What Plumb may have wrong about a document, by what its recorded frames give the lie to in its own surroundings: it would
/// be as wrong elsewhere.
public struct Doubts: Hashable, Sendable {
  /// Rows that conflicts break though the recorded frames keep to all that is written.
  var rows: Set<String> = []
  /// Edges of safe areas and margins on which no constraint holds for the recorded frames.
  var edges: Set<String> = []

  /// Nothing is doubted.
  public static let none = Doubts()

  /// Adds those of another scene.
  public mutating func formUnion(_ other: Doubts) {
    rows.formUnion(other.rows)
    edges.formUnion(other.edges)
  }
}
