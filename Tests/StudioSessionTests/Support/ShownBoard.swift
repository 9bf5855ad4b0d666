import PlumbTextOutput

/// A board as a page has it: what it was told, with the elements replaced that it was told to replace.
struct ShownBoard: Equatable {
  private(set) var members: [String: JSONValue]

  init(_ value: JSONValue) { members = value.members }

  var name: String { members["name"]?.string ?? "" }

  static let layers = ["back", "views", "front", "troubles"]

  func text(_ member: String) -> String { members[member]?.string ?? "" }
  func number(_ member: String) -> Double { members[member]?.number ?? .nan }

  /// Puts an element in the place of that with the same name; false where there is none.
  mutating func patch(_ name: String, _ svg: String) -> Bool {
    for layer in Self.layers {
      let text = text(layer)
      guard let range = Self.element(name, in: text) else { continue }
      members[layer] = .string(text.replacingCharacters(in: range, with: svg))
      return true
    }
    return false
  }

  /// The elements of views, in order.
  func view(_ position: Int) -> String? {
    let text = text("views")
    return Self.element(name + "v\(position)", in: text).map { String(text[$0]) }
  }

  /// Where the group with an id begins and ends.
  private static func element(_ id: String, in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: "<g id=\"\(id)\"")?.lowerBound else { return nil }
    var depth = 0
    var rest = text[start...]
    while let open = rest.firstIndex(of: "<") {
      guard let close = rest[open...].firstIndex(of: ">") else { return nil }
      let tag = rest[open...close]
      if tag == "</g>" {
        depth -= 1
      } else if tag.hasPrefix("<g ") || tag == "<g>", !tag.hasSuffix("/>") {
        depth += 1
      }
      rest = rest[text.index(after: close)...]
      if depth == 0 { return start..<rest.startIndex }
    }
    return nil
  }
}
