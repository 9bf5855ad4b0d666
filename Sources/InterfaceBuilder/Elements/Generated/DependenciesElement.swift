@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a document depends on: `<dependencies>`.
public struct DependenciesElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension DependenciesElement {
  /// All `<plugIn>`.
  public var plugIns: [PlugInElement] {
    element.children.filter { $0.isNamed("plugIn") }.map { PlugInElement($0) }
  }
}
