import PlumbMarkup

/// Names of attributes, among which rules look for each attribute of a document: most are told apart from all of them at a glance.
struct AttributeNames: Sendable {
  private let names: [StaticString]
  /// Which shapes the names have.
  private let shapes: [Bool]

  init(_ names: [StaticString]) {
    self.names = names
    var shapes = Array(repeating: false, count: 1 << 10)
    for name in names { name.withUTF8Buffer { shapes[Self.shape(of: $0)] = true } }
    self.shapes = shapes
  }

  func contains(_ attribute: MarkupAttribute) -> Bool {
    attribute.withNameBytes { shapes[Self.shape(of: $0)] } && names.contains { attribute.isNamed($0) }
  }

  /// Five bits of a name's length, and five of its first letter.
  private static func shape(of name: UnsafeBufferPointer<UInt8>) -> Int {
    (name.count & 31) << 5 | Int(name.first ?? 0) & 31
  }
}
