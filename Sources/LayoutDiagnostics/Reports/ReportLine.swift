/// A line of a view report.
package struct ReportLine: Sendable {
  /// What a line is about, for those who show it in colours.
  package enum Kind: Sendable {
    case header
    /// Something about the view.
    case fact
    /// Something that is open.
    case opening
    case constraint
    /// How the constraint of the line before fares, and whose it is.
    case fate(ConstraintFate)
  }

  package var kind: Kind
  /// Without a line feed.
  package var text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
