@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A constraint: `<constraint>`.
package struct ConstraintElement: VariedKind {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension ConstraintElement {
  /// `constant`.
  package var constant: Double? { varied.number("constant") }
  /// `firstAttribute`.
  package var firstAttribute: String? { varied["firstAttribute"] }
  /// `firstItem`.
  package var firstItem: String? { varied["firstItem"] }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `multiplier`.
  package var multiplier: String? { varied["multiplier"] }
  /// `placeholder`.
  package var placeholder: Bool? { varied.bool("placeholder") }
  /// `priority`.
  package var priority: Double? { varied.number("priority") }
  /// `relation`.
  package var relation: String? { varied["relation"] }
  /// `secondAttribute`.
  package var secondAttribute: String? { varied["secondAttribute"] }
  /// `secondItem`.
  package var secondItem: String? { varied["secondItem"] }
  /// `symbolic`.
  package var symbolic: Bool? { varied.bool("symbolic") }
  /// `symbolType`.
  package var symbolType: String? { varied["symbolType"] }
  /// `type`.
  package var type: String? { varied["type"] }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    varied.element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) }
      ?? []
  }
}
