@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A constraint: `<constraint>`.
public struct ConstraintElement: VariedKind {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension ConstraintElement {
  /// `constant`.
  public var constant: Double? { varied.number("constant") }
  /// `firstAttribute`.
  public var firstAttribute: String? { varied["firstAttribute"] }
  /// `firstItem`.
  public var firstItem: String? { varied["firstItem"] }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `multiplier`.
  public var multiplier: String? { varied["multiplier"] }
  /// `placeholder`.
  public var placeholder: Bool? { varied.bool("placeholder") }
  /// `priority`.
  public var priority: Double? { varied.number("priority") }
  /// `relation`.
  public var relation: String? { varied["relation"] }
  /// `secondAttribute`.
  public var secondAttribute: String? { varied["secondAttribute"] }
  /// `secondItem`.
  public var secondItem: String? { varied["secondItem"] }
  /// `symbolic`.
  public var symbolic: Bool? { varied.bool("symbolic") }
  /// `symbolType`.
  public var symbolType: String? { varied["symbolType"] }
  /// `type`.
  public var type: String? { varied["type"] }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    varied.element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) }
      ?? []
  }
}
