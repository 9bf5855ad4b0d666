/// A change of a document, as data. Elements are named by their indices (`MarkupElement.index`) in the reading that the
/// edit is made for: edits that are applied together all speak of the document before any of them.
package enum DocumentEdit: Hashable, Sendable {
  /// Gives an attribute a value; what is not there yet goes where Xcode writes it.
  case setAttribute(Int32, name: String, value: String)
  /// Removes an attribute; nothing where there is none.
  case removeAttribute(Int32, name: String)
  /// Puts a new element into another one.
  case insert(ElementDraft, into: Int32, ChildPlace)
  /// Removes an element with all that is in it.
  case remove(Int32)
  /// Takes an element out of its parent and puts it into another, or the same one elsewhere, as it is.
  case move(Int32, into: Int32, ChildPlace)

  /// The element that is changed, or that something is put into.
  package var element: Int32 {
    switch self {
    case .setAttribute(let element, _, _), .removeAttribute(let element, _), .remove(let element): element
    case .insert(_, let parent, _), .move(_, let parent, _): parent
    }
  }
}

/// Where a child goes among others.
package enum ChildPlace: Hashable, Sendable {
  /// Where Xcode writes it: lists that are sorted stay so, other children have an order of kinds.
  case usual
  /// Before a child that is there already.
  case before(Int32)
  case last
}

/// An element that is not written yet.
package struct ElementDraft: Hashable, Sendable {
  package let name: String
  /// Written in Xcode's order, whatever theirs is.
  package var attributes: [Attribute]
  /// Written in this order.
  package var children: [ElementDraft]

  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(_ name: String, _ attributes: [Attribute] = [], _ children: [ElementDraft] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
