@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a document depends on: `<dependencies>`.
package struct DependenciesElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension DependenciesElement {
  /// All `<plugIn>`.
  package var plugIns: [PlugInElement] {
    element.children.filter { $0.isNamed("plugIn") }.map { PlugInElement($0) }
  }
}
