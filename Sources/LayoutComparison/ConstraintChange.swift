import PlumbFindings

/// A constraint that is another one in the two states of a scene.
package struct ConstraintChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case added, removed
    /// The items, attributes or the relation are others, or several of its numbers.
    case rewritten
    /// Only the constant is another one.
    case constant(from: Double, to: Double)
    /// Only the priority is another one.
    case priority(from: Double, to: Double)
    /// Only the multiplier is another one.
    case multiplier(from: Double, to: Double)
  }

  package let kind: Kind
  /// The document's id, the newer one where there are two.
  package let id: String
  /// What it demanded; nil for one that was added.
  package let old: Message?
  /// What it demands; nil for one that was removed.
  package let new: Message?
  /// Where it stands in the newer document, or stood in the older.
  package let line: Int
}
