@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A frame as the first releases of Xcode 8 wrote it: `<frame>`.
public struct FrameInsetElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension FrameInsetElement {
  /// `height`.
  public var height: Double? { element.number("height") }
  /// `minX`.
  public var minX: Double? { element.number("minX") }
  /// `minY`.
  public var minY: Double? { element.number("minY") }
  /// `width`.
  public var width: Double? { element.number("width") }
}
