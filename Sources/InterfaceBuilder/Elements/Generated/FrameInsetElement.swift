@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A frame as the first releases of Xcode 8 wrote it: `<frame>`.
package struct FrameInsetElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension FrameInsetElement {
  /// `height`.
  package var height: Double? { element.number("height") }
  /// `minX`.
  package var minX: Double? { element.number("minX") }
  /// `minY`.
  package var minY: Double? { element.number("minY") }
  /// `width`.
  package var width: Double? { element.number("width") }
}
