@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a view follows its superview: `<autoresizingMask>`.
public struct AutoresizingMaskElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension AutoresizingMaskElement {
  /// `flexibleMaxX`.
  public var flexibleMaxX: Bool? { element.bool("flexibleMaxX") }
  /// `flexibleMaxY`.
  public var flexibleMaxY: Bool? { element.bool("flexibleMaxY") }
  /// `flexibleMinX`.
  public var flexibleMinX: Bool? { element.bool("flexibleMinX") }
  /// `flexibleMinY`.
  public var flexibleMinY: Bool? { element.bool("flexibleMinY") }
  /// `heightSizable`.
  public var heightSizable: Bool? { element.bool("heightSizable") }
  /// `widthSizable`.
  public var widthSizable: Bool? { element.bool("widthSizable") }
}
