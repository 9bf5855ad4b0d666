@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A segment of a segmented control: `<segment>`.
public struct SegmentElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension SegmentElement {
  /// `alignment`.
  public var alignment: String? { element["alignment"] }
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `enabled`.
  public var enabled: Bool? { element.bool("enabled") }
  /// `image`.
  public var image: String? { element["image"] }
  /// `imageScaling`.
  public var imageScaling: String? { element["imageScaling"] }
  /// `label`, as an attribute or a `<string>`.
  public var label: String? { element.string("label") }
  /// `selected`.
  public var selected: Bool? { element.bool("selected") }
  /// `tag`.
  public var tag: Int? { element.integer("tag") }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { element.string("toolTip") }
  /// `width`.
  public var width: Double? { element.number("width") }
}
