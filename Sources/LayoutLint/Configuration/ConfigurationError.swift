import PlumbFindings

/// Why a text is no configuration.
package struct ConfigurationError: Error, Hashable, Sendable {
  package let position: SourcePosition
  /// One sentence, or two: what is wrong, and what to write.
  package let message: String

  package init(_ position: SourcePosition, _ message: String) {
    self.position = position
    self.message = message
  }
}
