import PlumbFindings
import PlumbMarkup

extension DocumentError {
  /// The place in the text as a stretch: a tag's name, a word, or one character.
  ///
  /// - Parameter bytes: What could not be read.
  /// - Complexity: O(*bytes*).
  package func span(in bytes: [UInt8]) -> SourceSpan { SourceSpan(at: position, inText: bytes) }
}
