import PlumbMarkup

/// The start tag of an element of which two sides have changed attributes.
struct MergedTag {
  /// Without the closing bracket.
  private(set) var bytes: [UInt8]
  private(set) var conflicts: [MergeConflict.Kind] = []

  /// - Complexity: O(*attributes*²), of which there are few.
  init(base: MarkupElement, ours: MarkupElement, theirs: MarkupElement) {
    let (before, here, there) = (Self.values(base), Self.values(ours), Self.values(theirs))
    func value(_ name: String, _ values: [(name: String, value: String)]) -> String? {
      values.first { $0.name == name }?.value
    }
    // Which side an attribute is taken from; nil where it is on neither.
    func isTheirs(_ name: String) -> Bool {
      let (b, o, t) = (value(name, before), value(name, here), value(name, there))
      return o == b && t != b
    }
    var kinds: [MergeConflict.Kind] = []
    let names = here.map { $0.name } + there.map { $0.name }.filter { value($0, here) == nil }
    for name in names {
      let (b, o, t) = (value(name, before), value(name, here), value(name, there))
      if o != t, o != b, t != b { kinds.append(.attribute(name, base: b, ours: o, theirs: t)) }
    }
    conflicts = kinds
    var written: [(name: String, bytes: ArraySlice<UInt8>)] = []
    for attribute in Self.written(ours) {
      guard isTheirs(attribute.name) else {
        written.append(attribute)
        continue
      }
      if let other = Self.written(theirs).first(where: { $0.name == attribute.name }) {
        written.append(other)
      }
    }
    var previous: String?
    for attribute in Self.written(theirs) {
      if value(attribute.name, here) == nil, isTheirs(attribute.name) {
        let place = written.firstIndex { $0.name == previous }.map { $0 + 1 } ?? 0
        written.insert(attribute, at: place)
      }
      if written.contains(where: { $0.name == attribute.name }) { previous = attribute.name }
    }
    bytes = Array(ours.document.bytes[ours.range.lowerBound..<ours.nameRange.upperBound])
    for attribute in written { bytes += attribute.bytes }
  }

  private static func values(_ element: MarkupElement) -> [(name: String, value: String)] {
    element.attributes.map { ($0.name, $0.value) }
  }

  /// Each attribute with the space before it.
  private static func written(_ element: MarkupElement) -> [(name: String, bytes: ArraySlice<UInt8>)] {
    let bytes = element.document.bytes
    var end = element.nameRange.upperBound
    return element.attributes.map { attribute in
      defer { end = attribute.range.upperBound }
      return (attribute.name, bytes[end..<attribute.range.upperBound])
    }
  }
}
