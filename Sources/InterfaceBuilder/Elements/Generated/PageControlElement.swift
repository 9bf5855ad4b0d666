@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A page control: `<pageControl>`.
package struct PageControlElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension PageControlElement {
  /// `currentPage`.
  package var currentPage: Int? { varied.integer("currentPage") }
  /// `<color key="currentPageIndicatorTintColor">`.
  package var currentPageIndicatorTintColor: ColorElement? {
    varied.firstChild("color", key: "currentPageIndicatorTintColor").map { ColorElement($0) }
  }
  /// `hidesForSinglePage`.
  package var hidesForSinglePage: Bool? { varied.bool("hidesForSinglePage") }
  /// `numberOfPages`.
  package var numberOfPages: Int? { varied.integer("numberOfPages") }
  /// `<color key="pageIndicatorTintColor">`.
  package var pageIndicatorTintColor: ColorElement? {
    varied.firstChild("color", key: "pageIndicatorTintColor").map { ColorElement($0) }
  }
}
