/// Where somebody wrote something: a document's element, a line of code.
package struct SourcePlace: Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1; nil where only the line is known.
  package var column: Int?

  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `Form.storyboard:31:25`.
  package var text: String {
    file + ":" + String(line) + (column.map { ":" + String($0) } ?? "")
  }
}
