@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What controls have.
package protocol ControlAttributes: VariedKind {}

extension ControlAttributes {
  /// `contentHorizontalAlignment`.
  package var contentHorizontalAlignment: String? { varied["contentHorizontalAlignment"] }
  /// `contentVerticalAlignment`.
  package var contentVerticalAlignment: String? { varied["contentVerticalAlignment"] }
  /// `controlSize`.
  package var controlSize: String? { varied["controlSize"] }
  /// `enabled`.
  package var enabled: Bool? { varied.bool("enabled") }
  /// `highlighted`.
  package var highlighted: Bool? { varied.bool("highlighted") }
  /// `selected`.
  package var selected: Bool? { varied.bool("selected") }
}
