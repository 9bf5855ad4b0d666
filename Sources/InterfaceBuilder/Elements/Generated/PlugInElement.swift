@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The part of Xcode that wrote a document: `<plugIn>`.
public struct PlugInElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension PlugInElement {
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `version`.
  public var version: String? { element["version"] }
}
