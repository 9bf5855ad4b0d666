import PlumbFindings

/// A part of a configuration as it is written, with its place.
package struct ConfigurationValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A key, or a dash, with nothing behind it.
    case nothing
    case text(String)
    case list([ConfigurationValue])
    case map([ConfigurationEntry])
  }

  package let position: SourcePosition
  package let content: Content
}

/// A key and what stands behind it.
package struct ConfigurationEntry: Hashable, Sendable {
  package let key: String
  package let position: SourcePosition
  package let value: ConfigurationValue
}
