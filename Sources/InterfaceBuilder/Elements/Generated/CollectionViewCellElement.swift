@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A cell or another view of a collection view: `<collectionViewCell>` or `<collectionReusableView>` or `<collectionViewCellContentView>`.
public struct CollectionViewCellElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension CollectionViewCellElement {
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<size key="customSize">`.
  public var customSize: SizeElement? { varied.firstChild("size", key: "customSize").map { SizeElement($0) } }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
}
