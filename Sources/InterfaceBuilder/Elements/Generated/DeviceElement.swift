@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The device that a document is shown on: `<device>`.
package struct DeviceElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension DeviceElement {
  /// `appearance`.
  package var appearance: String? { element["appearance"] }
  /// `layout`.
  package var layout: String? { element["layout"] }
  /// `orientation`.
  package var orientation: String? { element["orientation"] }
}
