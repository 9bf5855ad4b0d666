@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A cell or another view of a collection view: `<collectionViewCell>` or `<collectionReusableView>` or `<collectionViewCellContentView>`.
package struct CollectionViewCellElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension CollectionViewCellElement {
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<size key="customSize">`.
  package var customSize: SizeElement? {
    varied.firstChild("size", key: "customSize").map { SizeElement($0) }
  }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
}
