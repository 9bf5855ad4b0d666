@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A gesture recogniser: `<tapGestureRecognizer>`, `<clickGestureRecognizer>`, `<panGestureRecognizer>` and others.
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
  /// `delaysPrimaryMouseButtonEvents`.
  package var delaysPrimaryMouseButtonEvents: Bool? { element.bool("delaysPrimaryMouseButtonEvents") }
  /// `direction`.
  package var direction: String? { element["direction"] }
  /// `maximumNumberOfTouches`.
  package var maximumNumberOfTouches: Double? { element.number("maximumNumberOfTouches") }
  /// `minimumNumberOfTouches`.
  package var minimumNumberOfTouches: Double? { element.number("minimumNumberOfTouches") }
  /// `minimumPressDuration`.
  package var minimumPressDuration: Double? { element.number("minimumPressDuration") }
  /// `numberOfClicksRequired`.
  package var numberOfClicksRequired: Double? { element.number("numberOfClicksRequired") }
  /// `numberOfTapsRequired`.
  package var numberOfTapsRequired: Double? { element.number("numberOfTapsRequired") }
  /// `numberOfTouchesRequired`.
  package var numberOfTouchesRequired: Double? { element.number("numberOfTouchesRequired") }
}
