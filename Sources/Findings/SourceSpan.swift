/// A stretch of one line of a text, with as much of the line as a person needs to find it.
public struct SourceSpan: Hashable, Sendable {
  /// Where the stretch begins.
  public var position: SourcePosition
  /// The line that has it, without its end; long lines are cut at both sides.
  public var line: String
  /// The stretch, in characters (Unicode scalars) of `line`.
  public var marked: Range<Int>

  public init(position: SourcePosition, line: String, marked: Range<Int>) {
    self.position = position
    self.line = line
    self.marked = marked
  }
}
