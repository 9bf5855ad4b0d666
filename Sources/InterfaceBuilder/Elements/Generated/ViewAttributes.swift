@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What views have.
package protocol ViewAttributes: VariedKind {}

extension ViewAttributes {
  /// `<accessibility key="accessibilityConfiguration">`.
  package var accessibilityConfiguration: AccessibilityElement? {
    varied.firstChild("accessibility", key: "accessibilityConfiguration").map { AccessibilityElement($0) }
  }
  /// `alpha`.
  package var alpha: Double? { varied.number("alpha") }
  /// `alphaValue`.
  package var alphaValue: Double? { varied.number("alphaValue") }
  /// `ambiguous`.
  package var ambiguous: Bool? { varied.bool("ambiguous") }
  /// `autoresizesSubviews`.
  package var autoresizesSubviews: Bool? { varied.bool("autoresizesSubviews") }
  /// `<autoresizingMask key="autoresizingMask">`.
  package var autoresizingMask: AutoresizingMaskElement? {
    varied.firstChild("autoresizingMask", key: "autoresizingMask").map { AutoresizingMaskElement($0) }
  }
  /// `<color key="backgroundColor">`.
  package var backgroundColor: ColorElement? {
    varied.firstChild("color", key: "backgroundColor").map { ColorElement($0) }
  }
  /// `clipsSubviews`.
  package var clipsSubviews: Bool? { varied.bool("clipsSubviews") }
  /// `<connections>`.
  package var connections: MarkupElement? { varied.element.firstChild("connections") }
  /// What `<constraints>` holds.
  package var constraints: [ConstraintElement] {
    varied.element.firstChild("constraints")?.children.map { ConstraintElement($0) } ?? []
  }
  /// `contentMode`.
  package var contentMode: String? { varied["contentMode"] }
  /// `<directionalEdgeInsets key="directionalLayoutMargins">`.
  package var directionalLayoutMargins: InsetsElement? {
    varied.firstChild("directionalEdgeInsets", key: "directionalLayoutMargins").map { InsetsElement($0) }
  }
  /// `fixedFrame`.
  package var fixedFrame: Bool? { varied.bool("fixedFrame") }
  /// `<rect key="frame">`.
  package var frame: RectElement? { varied.firstChild("rect", key: "frame").map { RectElement($0) } }
  /// `<frame key="frameInset">`.
  package var frameInset: FrameInsetElement? {
    varied.firstChild("frame", key: "frameInset").map { FrameInsetElement($0) }
  }
  /// `hidden`.
  package var hidden: Bool? { varied.bool("hidden") }
  /// `horizontalCompressionResistancePriority`.
  package var horizontalCompressionResistancePriority: Double? {
    varied.number("horizontalCompressionResistancePriority")
  }
  /// `horizontalHuggingPriority`.
  package var horizontalHuggingPriority: Double? { varied.number("horizontalHuggingPriority") }
  /// `insetsLayoutMarginsFromSafeArea`.
  package var insetsLayoutMarginsFromSafeArea: Bool? { varied.bool("insetsLayoutMarginsFromSafeArea") }
  /// `<edgeInsets key="layoutMargins">`.
  package var layoutMargins: InsetsElement? {
    varied.firstChild("edgeInsets", key: "layoutMargins").map { InsetsElement($0) }
  }
  /// `layoutMarginsFollowReadableWidth`.
  package var layoutMarginsFollowReadableWidth: Bool? { varied.bool("layoutMarginsFollowReadableWidth") }
  /// `misplaced`.
  package var misplaced: Bool? { varied.bool("misplaced") }
  /// `multipleTouchEnabled`.
  package var multipleTouchEnabled: Bool? { varied.bool("multipleTouchEnabled") }
  /// `opaque`.
  package var opaque: Bool? { varied.bool("opaque") }
  /// `placeholderIntrinsicHeight`.
  package var placeholderIntrinsicHeight: Double? { varied.number("placeholderIntrinsicHeight") }
  /// `placeholderIntrinsicWidth`.
  package var placeholderIntrinsicWidth: Double? { varied.number("placeholderIntrinsicWidth") }
  /// `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewLayoutMargins: Bool? { varied.bool("preservesSuperviewLayoutMargins") }
  /// `restorationIdentifier`.
  package var restorationIdentifier: String? { varied["restorationIdentifier"] }
  /// `reuseIdentifier`.
  package var reuseIdentifier: String? { varied["reuseIdentifier"] }
  /// `semanticContentAttribute`.
  package var semanticContentAttribute: String? { varied["semanticContentAttribute"] }
  /// `<subviews>`.
  package var subviews: MarkupElement? { varied.element.firstChild("subviews") }
  /// `tag`.
  package var tag: Int? { varied.integer("tag") }
  /// `<color key="tintColor">`.
  package var tintColor: ColorElement? {
    varied.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `translatesAutoresizingMaskIntoConstraints`.
  package var translatesAutoresizingMaskIntoConstraints: Bool? {
    varied.bool("translatesAutoresizingMaskIntoConstraints")
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    varied.element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) }
      ?? []
  }
  /// `userInteractionEnabled`.
  package var userInteractionEnabled: Bool? { varied.bool("userInteractionEnabled") }
  /// `verifyAmbiguity`.
  package var verifyAmbiguity: String? { varied["verifyAmbiguity"] }
  /// `verticalCompressionResistancePriority`.
  package var verticalCompressionResistancePriority: Double? {
    varied.number("verticalCompressionResistancePriority")
  }
  /// `verticalHuggingPriority`.
  package var verticalHuggingPriority: Double? { varied.number("verticalHuggingPriority") }
}
