/// Two changes of one thing, of which a merge can take only one.
package struct MergeConflict: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Both changed an attribute, to other values; nil where there is none.
    case attribute(String, base: String?, ours: String?, theirs: String?)
    /// Both changed the text in an element.
    case text
    /// Ours changed something in an element that theirs removed.
    case removedThere
    /// Theirs changed something in an element that ours removed.
    case removedHere
    /// Both added an element of the same id, and it is not the same.
    case bothAdded
    /// Both put the children of an element into other orders.
    case order
    /// What is in the element can only be taken as a whole, and both changed it.
    case whole
    /// What one side still speaks of, the other removed: the id.
    case missing(String)
    /// An id would be there twice.
    case twice(String)
  }

  package let kind: Kind
  /// What it is about: the element's name, and its id or, where it has none, that of what it is in.
  package let element: String
  package let id: String?
  /// The line in what is merged into; in the other document of what is only there.
  package let line: Int

  /// A sentence without its place.
  package var message: String {
    let subject = "<" + element + ">" + (id.map { " " + $0 } ?? "")
    switch kind {
    case .attribute(let name, let base, let ours, let theirs):
      return subject + ": “" + name + "” is " + Self.value(ours) + " here and " + Self.value(theirs)
        + " there; it was " + Self.value(base) + "."
    case .text: return subject + ": Both have changed its text."
    case .removedThere: return subject + ": It was changed here and removed there."
    case .removedHere: return subject + ": It was removed here and changed there."
    case .bothAdded: return subject + ": Both have added it, and differently."
    case .order: return subject + ": Both have put what is in it into another order."
    case .whole: return subject + ": Both have changed it, and nothing in it has an id of its own."
    case .missing(let id): return subject + ": It speaks of " + id + ", which the other side has removed."
    case .twice(let id): return subject + ": There would be two with the id " + id + "."
    }
  }

  private static func value(_ value: String?) -> String { value.map { "“" + $0 + "”" } ?? "absent" }
}
