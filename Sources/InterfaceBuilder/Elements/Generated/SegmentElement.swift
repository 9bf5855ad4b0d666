@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A segment of a segmented control: `<segment>`.
package struct SegmentElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension SegmentElement {
  /// `alignment`.
  package var alignment: String? { element["alignment"] }
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `enabled`.
  package var enabled: Bool? { element.bool("enabled") }
  /// `image`.
  package var image: String? { element["image"] }
  /// `imageScaling`.
  package var imageScaling: String? { element["imageScaling"] }
  /// `label`, as an attribute or a `<string>`.
  package var label: String? { element.string("label") }
  /// `selected`.
  package var selected: Bool? { element.bool("selected") }
  /// `tag`.
  package var tag: Int? { element.integer("tag") }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { element.string("toolTip") }
  /// `width`.
  package var width: Double? { element.number("width") }
}
