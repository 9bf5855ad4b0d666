/// Terms to be given to a solver, of which a few need no memory of their own.
///
/// Rows of layouts mostly have two or three; somebody who makes thousands would otherwise make as many arrays.
@frozen
public struct TermList: Sendable {
  /// How many fit in without an array.
  @usableFromInline static var room: Int { 4 }

  /// The terms, as long as they fit.
  @usableFromInline var few: InlineArray<4, Term>
  /// All terms, as soon as they do not.
  @usableFromInline var many: [Term] = []
  @usableFromInline var length = 0

  @inlinable public var count: Int { length }

  @inlinable public init() { few = InlineArray(repeating: Term(Variable(index: -1), 0)) }

  @inlinable public subscript(place: Int) -> Term { count <= Self.room ? few[place] : many[place] }

  @inlinable public mutating func append(_ variable: Variable, _ coefficient: Double) {
    if count < Self.room {
      few[count] = Term(variable, coefficient)
      length += 1
    } else {
      appendToMany(Term(variable, coefficient))
    }
  }

  @usableFromInline mutating func appendToMany(_ term: Term) {
    if count == Self.room { for place in 0..<count { many.append(few[place]) } }
    many.append(term)
    length += 1
  }

  /// The terms in one piece.
  @inlinable public func withSpan<Result, Failure>(
    _ body: (Span<Term>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if count > Self.room { return try body(many.span) }
    return try body(few.span.extracting(first: count))
  }
}
