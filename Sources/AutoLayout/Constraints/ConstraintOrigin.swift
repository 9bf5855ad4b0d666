/// Where a constraint that somebody wrote comes from.
///
/// The tree knows no documents and no files: `reference` is an index into a table of whoever built the tree.
public struct ConstraintOrigin: Hashable, Sendable {
  /// Who wrote it.
  public enum Kind: UInt8, Sendable {
    case unknown
    /// A constraint of a document; `reference` finds its element.
    case document
    /// A container view that lays out what it contains, such as a grid.
    case container
    /// A line of code; `reference` finds file and line.
    case code
  }

  public var kind: Kind
  public var reference: Int32

  public static let unknown = ConstraintOrigin(kind: .unknown, reference: -1)

  public init(kind: Kind, reference: Int32) {
    self.kind = kind
    self.reference = reference
  }
}
