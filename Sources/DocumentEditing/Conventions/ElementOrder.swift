import PlumbMarkup

/// The order in which Xcode writes what an element has; see `Schema/elements.tsv`.
struct ElementOrder {
  private let attributes: [Substring]
  /// Names, with `@` and the key where there is one.
  private let children: [Substring]

  /// The order of an element's parts; of an element that the table does not have, no order.
  ///
  /// - Complexity: O(log *elements*) and the number of its parts.
  static func of(_ element: String) -> ElementOrder {
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
    guard low < table.count, table[low].element.description == element else {
      return ElementOrder(attributes: [], children: [])
    }
    return ElementOrder(
      attributes: table[low].attributes.description.split(separator: " "),
      children: table[low].children.description.split(separator: " "))
  }

  /// The place of an attribute in the order; one that is not known comes last.
  func rank(ofAttribute name: String) -> Int { attributes.firstIndex { $0 == name } ?? .max }

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

  init(_ element: StaticString, _ attributes: StaticString, _ children: StaticString) {
    self.element = element
    self.attributes = attributes
    self.children = children
  }
}
