@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A gesture recogniser of iOS: `<tapGestureRecognizer>`, `<panGestureRecognizer>`, `<swipeGestureRecognizer>` and others.
package struct GestureRecognizerElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension GestureRecognizerElement {
  /// `allowableMovement`.
  package var allowableMovement: Double? { element.number("allowableMovement") }
  /// `cancelsTouchesInView`.
  package var cancelsTouchesInView: Bool? { element.bool("cancelsTouchesInView") }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `direction`.
  package var direction: String? { element["direction"] }
  /// `maximumNumberOfTouches`.
  package var maximumNumberOfTouches: Double? { element.number("maximumNumberOfTouches") }
  /// `minimumNumberOfTouches`.
  package var minimumNumberOfTouches: Double? { element.number("minimumNumberOfTouches") }
  /// `minimumPressDuration`.
  package var minimumPressDuration: Double? { element.number("minimumPressDuration") }
  /// `numberOfTapsRequired`.
  package var numberOfTapsRequired: Double? { element.number("numberOfTapsRequired") }
  /// `numberOfTouchesRequired`.
  package var numberOfTouchesRequired: Double? { element.number("numberOfTouchesRequired") }
}
