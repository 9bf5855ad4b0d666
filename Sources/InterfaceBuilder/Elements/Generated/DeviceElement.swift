@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The device that a document is shown on: `<device>`.
public struct DeviceElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension DeviceElement {
  /// `appearance`.
  public var appearance: String? { element["appearance"] }
  /// `layout`.
  public var layout: String? { element["layout"] }
  /// `orientation`.
  public var orientation: String? { element["orientation"] }
}
