import PlumbMarkup

/// Names of attributes, among which rules look for each attribute of a document: most are told apart from all of them at a glance.
struct AttributeNames: Sendable {
  private let names: [StaticString]
  /// The first name of each shape, and behind each name the next one of its shape; -1 where there is none.
  private let first: [Int8]
  private let next: [Int8]

  /// - Precondition: At most 127 names.
  init(_ names: [StaticString]) {
    self.names = names
    var first: [Int8] = Array(repeating: -1, count: 1 << 10)
    var next: [Int8] = []
    for (place, name) in names.enumerated() {
      let shape = name.withUTF8Buffer { Self.shape(of: $0) }
      next.append(first[shape])
      first[shape] = Int8(place)
    }
    self.first = first
    self.next = next
  }

  /// The names of several.
  init(_ others: [AttributeNames]) { self.init(others.flatMap { $0.names }) }

  func contains(_ attribute: MarkupAttribute) -> Bool {
    var place = attribute.withNameBytes { first[Self.shape(of: $0)] }
    while place >= 0 {
      if attribute.isNamed(names[Int(place)]) { return true }
      place = next[Int(place)]
    }
    return false
  }

  /// Five bits of a name's length, and five of its first letter.
  private static func shape(of name: UnsafeBufferPointer<UInt8>) -> Int {
    (name.count & 31) << 5 | Int(name.first ?? 0) & 31
  }
}
