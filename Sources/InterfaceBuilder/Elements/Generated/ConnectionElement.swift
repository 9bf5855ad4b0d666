@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What an object is connected to: `<outlet>`, `<outletCollection>`, `<action>` and others.
package struct ConnectionElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ConnectionElement {
  /// `appends`.
  package var appends: Bool? { element.bool("appends") }
  /// `collectionClass`.
  package var collectionClass: String? { element["collectionClass"] }
  /// `destination`.
  package var destination: String? { element["destination"] }
  /// `eventType`.
  package var eventType: String? { element["eventType"] }
  /// `keyPath`, as an attribute or a `<string>`.
  package var keyPath: String? { element.string("keyPath") }
  /// `name`, as an attribute or a `<string>`.
  package var name: String? { element.string("name") }
  /// `previousBinding`.
  package var previousBinding: String? { element["previousBinding"] }
  /// `property`.
  package var property: String? { element["property"] }
  /// `selector`.
  package var selector: String? { element["selector"] }
  /// `target`.
  package var target: String? { element["target"] }
  /// `trigger`.
  package var trigger: String? { element["trigger"] }
}
