@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What controls have.
public protocol ControlAttributes: VariedKind {}

extension ControlAttributes {
  /// `contentHorizontalAlignment`.
  public var contentHorizontalAlignment: String? { varied["contentHorizontalAlignment"] }
  /// `contentVerticalAlignment`.
  public var contentVerticalAlignment: String? { varied["contentVerticalAlignment"] }
  /// `controlSize`.
  public var controlSize: String? { varied["controlSize"] }
  /// `enabled`.
  public var enabled: Bool? { varied.bool("enabled") }
  /// `highlighted`.
  public var highlighted: Bool? { varied.bool("highlighted") }
  /// `selected`.
  public var selected: Bool? { varied.bool("selected") }
}
