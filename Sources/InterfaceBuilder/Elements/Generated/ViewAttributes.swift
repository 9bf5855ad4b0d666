@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What views have.
public protocol ViewAttributes: VariedKind {}

extension ViewAttributes {
  /// `<accessibility key="accessibilityConfiguration">`.
  public var accessibilityConfiguration: AccessibilityElement? {
    varied.firstChild("accessibility", key: "accessibilityConfiguration").map { AccessibilityElement($0) }
  }
  /// `alpha`.
  public var alpha: Double? { varied.number("alpha") }
  /// `alphaValue`.
  public var alphaValue: Double? { varied.number("alphaValue") }
  /// `ambiguous`.
  public var ambiguous: Bool? { varied.bool("ambiguous") }
  /// `autoresizesSubviews`.
  public var autoresizesSubviews: Bool? { varied.bool("autoresizesSubviews") }
  /// `<autoresizingMask key="autoresizingMask">`.
  public var autoresizingMask: AutoresizingMaskElement? {
    varied.firstChild("autoresizingMask", key: "autoresizingMask").map { AutoresizingMaskElement($0) }
  }
  /// `<color key="backgroundColor">`.
  public var backgroundColor: ColorElement? {
    varied.firstChild("color", key: "backgroundColor").map { ColorElement($0) }
  }
  /// `clipsSubviews`.
  public var clipsSubviews: Bool? { varied.bool("clipsSubviews") }
  /// `<connections>`.
  public var connections: MarkupElement? { varied.element.firstChild("connections") }
  /// What `<constraints>` holds.
  public var constraints: [ConstraintElement] {
    varied.element.firstChild("constraints")?.children.map { ConstraintElement($0) } ?? []
  }
  /// `contentMode`.
  public var contentMode: String? { varied["contentMode"] }
  /// `<directionalEdgeInsets key="directionalLayoutMargins">`.
  public var directionalLayoutMargins: InsetsElement? {
    varied.firstChild("directionalEdgeInsets", key: "directionalLayoutMargins").map { InsetsElement($0) }
  }
  /// `fixedFrame`.
  public var fixedFrame: Bool? { varied.bool("fixedFrame") }
  /// `<rect key="frame">`.
  public var frame: RectElement? { varied.firstChild("rect", key: "frame").map { RectElement($0) } }
  /// `<frame key="frameInset">`.
  public var frameInset: FrameInsetElement? {
    varied.firstChild("frame", key: "frameInset").map { FrameInsetElement($0) }
  }
  /// `hidden`.
  public var hidden: Bool? { varied.bool("hidden") }
  /// `horizontalCompressionResistancePriority`.
  public var horizontalCompressionResistancePriority: Double? {
    varied.number("horizontalCompressionResistancePriority")
  }
  /// `horizontalHuggingPriority`.
  public var horizontalHuggingPriority: Double? { varied.number("horizontalHuggingPriority") }
  /// `insetsLayoutMarginsFromSafeArea`.
  public var insetsLayoutMarginsFromSafeArea: Bool? { varied.bool("insetsLayoutMarginsFromSafeArea") }
  /// `<edgeInsets key="layoutMargins">`.
  public var layoutMargins: InsetsElement? {
    varied.firstChild("edgeInsets", key: "layoutMargins").map { InsetsElement($0) }
  }
  /// `layoutMarginsFollowReadableWidth`.
  public var layoutMarginsFollowReadableWidth: Bool? { varied.bool("layoutMarginsFollowReadableWidth") }
  /// `misplaced`.
  public var misplaced: Bool? { varied.bool("misplaced") }
  /// `multipleTouchEnabled`.
  public var multipleTouchEnabled: Bool? { varied.bool("multipleTouchEnabled") }
  /// `opaque`.
  public var opaque: Bool? { varied.bool("opaque") }
  /// `placeholderIntrinsicHeight`.
  public var placeholderIntrinsicHeight: Double? { varied.number("placeholderIntrinsicHeight") }
  /// `placeholderIntrinsicWidth`.
  public var placeholderIntrinsicWidth: Double? { varied.number("placeholderIntrinsicWidth") }
  /// `preservesSuperviewLayoutMargins`.
  public var preservesSuperviewLayoutMargins: Bool? { varied.bool("preservesSuperviewLayoutMargins") }
  /// `restorationIdentifier`.
  public var restorationIdentifier: String? { varied["restorationIdentifier"] }
  /// `reuseIdentifier`.
  public var reuseIdentifier: String? { varied["reuseIdentifier"] }
  /// `semanticContentAttribute`.
  public var semanticContentAttribute: String? { varied["semanticContentAttribute"] }
  /// `<subviews>`.
  public var subviews: MarkupElement? { varied.element.firstChild("subviews") }
  /// `tag`.
  public var tag: Int? { varied.integer("tag") }
  /// `<color key="tintColor">`.
  public var tintColor: ColorElement? {
    varied.firstChild("color", key: "tintColor").map { ColorElement($0) }
  }
  /// `translatesAutoresizingMaskIntoConstraints`.
  public var translatesAutoresizingMaskIntoConstraints: Bool? {
    varied.bool("translatesAutoresizingMaskIntoConstraints")
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    varied.element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) }
      ?? []
  }
  /// `userInteractionEnabled`.
  public var userInteractionEnabled: Bool? { varied.bool("userInteractionEnabled") }
  /// `verifyAmbiguity`.
  public var verifyAmbiguity: String? { varied["verifyAmbiguity"] }
  /// `verticalCompressionResistancePriority`.
  public var verticalCompressionResistancePriority: Double? {
    varied.number("verticalCompressionResistancePriority")
  }
  /// `verticalHuggingPriority`.
  public var verticalHuggingPriority: Double? { varied.number("verticalHuggingPriority") }
}
