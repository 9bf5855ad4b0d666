import PlumbConsoleLog

/// What the conflicts that a console logged come to.
public struct LogAnswer: Sendable {
  package let explanations: [LogExplanation]

  /// Explains what was read of a capture.
  package init(_ explanations: [LogExplanation]) { self.explanations = explanations }

  /// Explains every log of a layout conflict in a text, whatever surrounds them.
  ///
  /// - Complexity: Linear in the text, and some solutions for each log.
  public init(explaining text: String) {
    var reader = ConsoleLogReader()
    let bytes = Array(text.utf8)
    let logs = reader.read(bytes[...]) + reader.finish()
    let views = reader.views
    explanations = logs.map { LogExplanation($0.told(of: views)) }
  }
}
