@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A colour: `<color>`.
package struct ColorElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ColorElement {
  /// `alpha`.
  package var alpha: Double? { element.number("alpha") }
  /// `black`.
  package var black: Double? { element.number("black") }
  /// `blue`.
  package var blue: Double? { element.number("blue") }
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `cocoaTouchSystemColor`.
  package var cocoaTouchSystemColor: String? { element["cocoaTouchSystemColor"] }
  /// `colorSpace`.
  package var colorSpace: String? { element["colorSpace"] }
  /// `customColorSpace`.
  package var customColorSpace: String? { element["customColorSpace"] }
  /// `cyan`.
  package var cyan: Double? { element.number("cyan") }
  /// `green`.
  package var green: Double? { element.number("green") }
  /// `magenta`.
  package var magenta: Double? { element.number("magenta") }
  /// `name`, as an attribute or a `<string>`.
  package var name: String? { element.string("name") }
  /// `patternImage`.
  package var patternImage: String? { element["patternImage"] }
  /// `red`.
  package var red: Double? { element.number("red") }
  /// `systemColor`.
  package var systemColor: String? { element["systemColor"] }
  /// `white`.
  package var white: Double? { element.number("white") }
  /// `xcode11CocoaTouchSystemColor`.
  package var xcode11CocoaTouchSystemColor: String? { element["xcode11CocoaTouchSystemColor"] }
  /// `yellow`.
  package var yellow: Double? { element.number("yellow") }
}
