@_spi(Lookup) import PlumbMarkup

/// An element of a kind whose attributes have names and types, and that size classes do not vary.
///
/// Making one does not look at the element's name: many kinds have the same attributes.
package protocol PlainKind: Hashable, Sendable {
  var element: MarkupElement { get }
  init(_ element: MarkupElement)
}

/// An element of a kind whose attributes have names and types, as it is under some traits.
///
/// Making one does not look at the element's name: many kinds have the same attributes.
package protocol VariedKind: Sendable {
  var varied: VariedElement { get }
  init(_ varied: VariedElement)
}

extension VariedKind {
  package var element: MarkupElement { varied.element }

  /// The element as it is written, whatever variations it has.
  package init(_ element: MarkupElement) { self.init(VariedElement(unvaried: element)) }
}

extension ElementName {
  /// The root of documents of Xcode 3, which has nothing in common with those that the table is of.
  static var archive: ElementName { ElementName(text: "archive") }
}

extension MarkupElement {
  /// What references to the element say.
  package var id: String? { self["id"] }
  /// What the element is to the one around it.
  package var key: String? { self["key"] }
  /// The name that a person gave it in Interface Builder.
  package var userLabel: String? { self["userLabel"] }
  package var customClass: String? { self["customClass"] }
  package var customModule: String? { self["customModule"] }

  /// Whether it is called so, in the document's own bytes.
  package func isNamed(_ name: ElementName) -> Bool { isNamed(name.text) }
}
