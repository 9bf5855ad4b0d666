@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A colour: `<color>`.
public struct ColorElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ColorElement {
  /// `alpha`.
  public var alpha: Double? { element.number("alpha") }
  /// `black`.
  public var black: Double? { element.number("black") }
  /// `blue`.
  public var blue: Double? { element.number("blue") }
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `cocoaTouchSystemColor`.
  public var cocoaTouchSystemColor: String? { element["cocoaTouchSystemColor"] }
  /// `colorSpace`.
  public var colorSpace: String? { element["colorSpace"] }
  /// `customColorSpace`.
  public var customColorSpace: String? { element["customColorSpace"] }
  /// `cyan`.
  public var cyan: Double? { element.number("cyan") }
  /// `green`.
  public var green: Double? { element.number("green") }
  /// `magenta`.
  public var magenta: Double? { element.number("magenta") }
  /// `name`, as an attribute or a `<string>`.
  public var name: String? { element.string("name") }
  /// `patternImage`.
  public var patternImage: String? { element["patternImage"] }
  /// `red`.
  public var red: Double? { element.number("red") }
  /// `systemColor`.
  public var systemColor: String? { element["systemColor"] }
  /// `white`.
  public var white: Double? { element.number("white") }
  /// `xcode11CocoaTouchSystemColor`.
  public var xcode11CocoaTouchSystemColor: String? { element["xcode11CocoaTouchSystemColor"] }
  /// `yellow`.
  public var yellow: Double? { element.number("yellow") }
}
