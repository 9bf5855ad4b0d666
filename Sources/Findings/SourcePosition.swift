/// A place in a text: line and column, both counted from 1, the column in characters (Unicode scalars).
@frozen
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  @inlinable public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
