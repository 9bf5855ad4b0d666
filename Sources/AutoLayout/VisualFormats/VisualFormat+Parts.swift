import PlumbConstraintSolver

extension VisualFormat {
  /// A view between brackets.
  public struct View: Hashable, Sendable {
    public internal(set) var name: String
    public internal(set) var nameSpan: Range<Int>
    /// What is said of its width, or in a vertical format of its height.
    public internal(set) var predicates: [Predicate] = []
    /// From the opening to the closing bracket.
    public internal(set) var span: Range<Int>
  }

  /// What stands between two neighbours.
  public struct Connection: Hashable, Sendable {
    public internal(set) var space: Space
    /// Empty where the neighbours touch.
    public internal(set) var span: Range<Int>
  }

  /// How far two neighbours are apart.
  public enum Space: Hashable, Sendable {
    /// They touch.
    case flush
    /// As far as the platform's guidelines say: a single hyphen.
    case standard
    case predicates([Predicate])
  }

  /// A condition on a length.
  public struct Predicate: Hashable, Sendable {
    public internal(set) var relation: Relation
    public internal(set) var operand: Operand
    /// Required where there is none.
    public internal(set) var priority: Operand?
    public internal(set) var span: Range<Int>
  }

  /// A number, or the name of a metric or view.
  public struct Operand: Hashable, Sendable {
    /// As written.
    public internal(set) var text: String
    /// Nil where the text is a name.
    public internal(set) var number: Double?
    public internal(set) var span: Range<Int>
  }
}
