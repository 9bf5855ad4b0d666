@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The part of Xcode that wrote a document: `<plugIn>`.
package struct PlugInElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension PlugInElement {
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `version`.
  package var version: String? { element["version"] }
}
