/// An unknown of a `Solver`: a handle, meaningful only in the solver that made it and in that solver's
/// copies.
@frozen
public struct Variable: Hashable, Sendable {
  /// Place in the solver's list of values; used again after `removeVariable`.
  public let index: Int32

  @inlinable init(index: Int32) { self.index = index }
}
