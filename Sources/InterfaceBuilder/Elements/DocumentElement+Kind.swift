import PlumbMarkup

extension DocumentElement {
  /// Whether the document has scenes, and not the objects of a nib.
  package var isStoryboard: Bool { element.children.contains { $0.isNamed(.scenes) } }
}
