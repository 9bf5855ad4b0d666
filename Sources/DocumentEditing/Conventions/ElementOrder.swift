import PlumbAppleFacts
import PlumbMarkup

/// The order in which Xcode writes what an element has; see `Schema/elements.tsv` and `Schema/order.tsv`.
struct ElementOrder {
  /// Names, with `=` and a value where an attribute that has it stands elsewhere.
  private let attributes: [Substring]
  /// Names, with `@` and the key where there is one.
  private let children: [Substring]

  /// The order of an element's parts in an era; of an element that the table does not have, no order.
  ///
  /// - Complexity: O(log *elements*) and the number of its parts.
  static func of(_ element: String, _ era: WritingEra) -> ElementOrder {
    let table = ElementOrderTable.rows
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) >> 1
      if table[middle].element.description.isBytewiseBefore(element) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var attributes: StaticString = ""
    var children: StaticString = ""
    while low < table.count, table[low].element.description == element {
      let row = table[low]
      if row.holds(in: era) {
        // A row has only what differs from those before it.
        if row.attributes.utf8CodeUnitCount > 0 { attributes = row.attributes }
        if row.children.utf8CodeUnitCount > 0 { children = row.children }
      }
      low += 1
    }
    return ElementOrder(
      attributes: attributes.description.split(separator: " "),
      children: children.description.split(separator: " "))
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
    return children.firstIndex { $0 == name } ?? .max
  }

  func rank(of child: MarkupElement) -> Int {
    rank(ofChild: child.name, key: child.attributes.first { $0.name == "key" }?.value)
  }
}

/// A row of the generated table: an element's attributes and children, in order, with spaces between them.
struct ElementOrderRow {
  let element: StaticString
  let attributes: StaticString
  let children: StaticString
  /// Nil for the order of both.
  private let platform: WritingEra.Platform?
  private let since: Release

  init(_ element: StaticString, _ attributes: StaticString, _ children: StaticString) {
    self.element = element
    self.attributes = attributes
    self.children = children
    platform = nil
    since = .earliest
  }

  init(
    _ element: StaticString, _ platform: WritingEra.Platform, from since: Release, _ attributes: StaticString,
    _ children: StaticString
  ) {
    self.element = element
    self.attributes = attributes
    self.children = children
    self.platform = platform
    self.since = since
  }

  func holds(in era: WritingEra) -> Bool {
    guard let platform else { return true }
    return platform == era.platform && since <= era.release
  }
}
