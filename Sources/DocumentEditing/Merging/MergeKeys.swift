import PlumbMarkup

/// What tells the children of an element apart, so that the same ones are found in other versions of the document.
struct MergeKeys {
  /// A child's name and whichever of the attributes that name things it has first.
  struct Key: Hashable {
    let element: String
    let value: String
  }

  let keys: [Key]
  let children: [MarkupElement]
  /// Positions of children by their keys.
  let positions: [Key: Int]

  private static let naming = ["id", "sceneID", "key", "name", "identifier", "keyPath", "reference"]

  /// Nil where two children cannot be told apart, or text stands between them: then only the whole can be taken.
  ///
  /// - Complexity: Linear in the children and the bytes between them.
  init?(of element: MarkupElement) {
    let children = Array(element.children)
    var keys: [Key] = []
    var positions: [Key: Int] = [:]
    for (position, child) in children.enumerated() {
      let key = Self.key(of: child)
      guard positions.updateValue(position, forKey: key) == nil else { return nil }
      keys.append(key)
    }
    guard children.isEmpty || Self.hasNoText(element) else { return nil }
    self.keys = keys
    self.children = children
    self.positions = positions
  }

  static func key(of element: MarkupElement) -> Key {
    let attributes = element.attributes
    for name in naming {
      if let attribute = attributes.first(where: { $0.name == name }) {
        return Key(element: element.name, value: name + "=" + attribute.value)
      }
    }
    return Key(element: element.name, value: "")
  }

  /// The id of an element, or of the nearest around it that has one.
  static func id(of element: MarkupElement) -> String? {
    var next: MarkupElement? = element
    while let element = next {
      let attributes = element.attributes
      if let id = attributes.first(where: { $0.name == "id" || $0.name == "sceneID" }) { return id.value }
      next = element.parent
    }
    return nil
  }

  static func hasNoText(_ element: MarkupElement) -> Bool {
    element.text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }
}
