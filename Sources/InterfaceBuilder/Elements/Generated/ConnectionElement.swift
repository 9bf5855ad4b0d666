@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What an object is connected to: `<outlet>`, `<outletCollection>`, `<action>` and others.
public struct ConnectionElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ConnectionElement {
  /// `appends`.
  public var appends: Bool? { element.bool("appends") }
  /// `collectionClass`.
  public var collectionClass: String? { element["collectionClass"] }
  /// `destination`.
  public var destination: String? { element["destination"] }
  /// `eventType`.
  public var eventType: String? { element["eventType"] }
  /// `keyPath`, as an attribute or a `<string>`.
  public var keyPath: String? { element.string("keyPath") }
  /// `name`, as an attribute or a `<string>`.
  public var name: String? { element.string("name") }
  /// `previousBinding`.
  public var previousBinding: String? { element["previousBinding"] }
  /// `property`.
  public var property: String? { element["property"] }
  /// `selector`.
  public var selector: String? { element["selector"] }
  /// `target`.
  public var target: String? { element["target"] }
  /// `trigger`.
  public var trigger: String? { element["trigger"] }
}
