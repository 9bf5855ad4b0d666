import PlumbMarkup

/// Why edits cannot be made.
package enum EditError: Error, Sendable {
  /// The document has no element with this index.
  case noElement(Int32)
  /// The element around all others can be neither removed nor moved.
  case isRoot
  /// An element is changed or moved into, and leaves its place itself, or something leaves what is moved.
  case contradictory(Int32)
  /// The sibling to stand before is none.
  case noSibling(Int32)
  /// A name or a value has a character that XML cannot have.
  case unwritable(String)
  /// The edited document does not read back.
  case unreadable(MarkupError)

  /// One sentence.
  package var message: String {
    switch self {
    case .noElement(let index): "The document has no element \(index)."
    case .isRoot: "The document's own element cannot be removed or moved."
    case .contradictory(let index): "Element \(index) is to be changed in two ways that exclude each other."
    case .noSibling(let index):
      "Element \(index) is no child of the element that something is to be put into."
    case .unwritable(let text): "XML cannot have “\(text)” here."
    case .unreadable(let error): "The changed document could not be read back: \(error.message)"
    }
  }
}
