@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A page control: `<pageControl>`.
public struct PageControlElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension PageControlElement {
  /// `currentPage`.
  public var currentPage: Int? { varied.integer("currentPage") }
  /// `<color key="currentPageIndicatorTintColor">`.
  public var currentPageIndicatorTintColor: ColorElement? {
    varied.firstChild("color", key: "currentPageIndicatorTintColor").map { ColorElement($0) }
  }
  /// `hidesForSinglePage`.
  public var hidesForSinglePage: Bool? { varied.bool("hidesForSinglePage") }
  /// `numberOfPages`.
  public var numberOfPages: Int? { varied.integer("numberOfPages") }
  /// `<color key="pageIndicatorTintColor">`.
  public var pageIndicatorTintColor: ColorElement? {
    varied.firstChild("color", key: "pageIndicatorTintColor").map { ColorElement($0) }
  }
}
