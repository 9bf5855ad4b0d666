import PlumbConstraintSolver

extension VisualFormat {
  /// A view between brackets.
  package struct View: Hashable, Sendable {
    package internal(set) var name: String
    package internal(set) var nameSpan: Range<Int>
    /// What is said of its width, or in a vertical format of its height.
    package internal(set) var predicates: [Predicate] = []
    /// From the opening to the closing bracket.
    package internal(set) var span: Range<Int>
  }

  /// What stands between two neighbours.
  package struct Connection: Hashable, Sendable {
    package internal(set) var space: Space
    /// Empty where the neighbours touch.
    package internal(set) var span: Range<Int>
  }

  /// How far two neighbours are apart.
  package enum Space: Hashable, Sendable {
    /// They touch.
    case flush
    /// As far as the platform's guidelines say: a single hyphen.
    case standard
    case predicates([Predicate])
  }

  /// A condition on a length.
  package struct Predicate: Hashable, Sendable {
    package internal(set) var relation: Relation
    package internal(set) var operand: Operand
    /// Required where there is none.
    package internal(set) var priority: Operand?
    package internal(set) var span: Range<Int>
  }

  /// A number, or the name of a metric or view.
  package struct Operand: Hashable, Sendable {
    /// As written.
    package internal(set) var text: String
    /// Nil where the text is a name.
    package internal(set) var number: Double?
    package internal(set) var span: Range<Int>
  }
}
