@_spi(Lookup) import PlumbMarkup

// Attributes as they stand in a document, for findings that point at them.

extension MarkupElement {
  /// Where the element's id is written.
  package var idAttribute: MarkupAttribute? { attribute("id") }
  /// Where it is written what the element is to the one around it.
  package var keyAttribute: MarkupAttribute? { attribute("key") }
}

extension ConstraintElement {
  /// Where the constant is written, which variations may override.
  package var constantPlace: MarkupAttribute? { element.attribute("constant") }
  /// Where the priority is written, which variations may override.
  package var priorityPlace: MarkupAttribute? { element.attribute("priority") }
  /// Where the attribute of the first item is written.
  package var firstAttributePlace: MarkupAttribute? { element.attribute("firstAttribute") }
}
