/// Where somebody wrote something: a document's element, a line of code.
public struct SourcePlace: Hashable, Sendable {
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1; nil where only the line is known.
  public var column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `Form.storyboard:31:25`.
  public var text: String {
    file + ":" + String(line) + (column.map { ":" + String($0) } ?? "")
  }
}
