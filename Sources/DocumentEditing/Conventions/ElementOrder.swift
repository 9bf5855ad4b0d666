import PlumbAppleFacts
import PlumbMarkup

/// The order in which Xcode writes what an element has; see `Schema/elements.tsv` and `Schema/order.tsv`.
struct ElementOrder {
  /// Names, with `=` and a value where an attribute that has it stands elsewhere.
  private var attributes: [Substring]
  /// Names, with `@` and the key where there is one.
  private var children: [Substring]

  /// The order of an element's parts in an era; of an element that the table does not have, no order.
  ///
  /// - Complexity: O(log *elements*) and the number of its parts; once, the length of the table.
  static func of(_ element: String, _ era: WritingEra) -> ElementOrder {
    var order = ElementOrder(attributes: [], children: [])
    for row in ElementOrderRow.rows(of: element) where row.holds(in: era) {
      // A row has only what differs from those before it.
      if !row.attributes.isEmpty { order.attributes = row.attributes.split(separator: " ") }
      if !row.children.isEmpty { order.children = row.children.split(separator: " ") }
    }
    return order
  }

  /// The place of an attribute in the order; one that is not known comes last.
  func rank(ofAttribute name: String, _ value: String) -> Int { known(name, value) ?? .max }

  private func known(_ name: String, _ value: String) -> Int? {
    guard let place = attributes.firstIndex(where: { $0 == name }) else { return nil }
    let full = name + "=" + value
    return attributes.firstIndex { $0 == full } ?? place
  }

  /// The places of attributes that are written one after the other; one that is not known stays behind the one before it.
  func ranks(ofWritten attributes: [(name: String, value: String)]) -> [Int] {
    var last = -1
    return attributes.map { attribute in
      if let known = known(attribute.name, attribute.value) { last = known }
      return last
    }
  }

  /// The place of a child in the order; one that is not known comes last.
  func rank(ofChild name: String, key: String?) -> Int {
    if let key {
      let full = name + "@" + key
      if let rank = children.firstIndex(where: { $0 == full }) { return rank }
    }
    if let rank = children.firstIndex(where: { $0 == name }) { return rank }
    // Any object may have notes; they stand before what ends an element, in all eight elements that have been seen with them.
    let isNotes = name == "attributedString" && key == "userComments"
    let end = isNotes ? children.firstIndex { Self.ends.contains($0) } : nil
    return end.map { $0 - 1 } ?? .max
  }

  /// What elements end with, after all that is their own.
  private static let ends: [Substring] = [
    "userDefinedRuntimeAttributes", "accessibility", "variation", "connections", "point@canvasLocation",
  ]

  func rank(of child: MarkupElement) -> Int {
    rank(ofChild: child.name, key: child.attributes.first { $0.name == "key" }?.value)
  }
}
