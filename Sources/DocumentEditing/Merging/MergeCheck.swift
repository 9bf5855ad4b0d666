import PlumbFindings
import PlumbMarkup

/// What must not come of two changes that are each sound: an id that is there twice, and words about what is gone.
struct MergeCheck {
  private(set) var faults: [MergeConflict] = []

  /// - Complexity: Linear in the attributes of the three.
  init(_ ours: MarkupDocument, _ theirs: MarkupDocument, _ merged: MarkupDocument) {
    var known = Self.ids(ours)
    // By hand, because Embedded Swift has no `merging`.
    for (id, count) in Self.ids(theirs) { known[id] = max(known[id, default: 0], count) }
    let left = Self.ids(merged)
    // What one side spoke of without having it is not for a merge to settle.
    var unsettled: Set<String> = []
    for side in [ours, theirs] {
      let ids = Self.ids(side)
      for value in Self.references(side) where ids[value] == nil { unsettled.insert(value) }
    }
    let gone = known.filter { left[$0.key] == nil && !unsettled.contains($0.key) }
    for index in 0..<Int32(merged.elementCount) {
      let element = merged.element(at: index)
      for attribute in element.attributes {
        let value = attribute.value
        if attribute.name == "id" {
          // What was there twice before is nobody's fault here.
          guard left[value, default: 0] > known[value, default: 1] else { continue }
          add(.twice(value), element)
        } else if gone[value] != nil, Self.refers(attribute.name) {
          add(.missing(value), element)
        }
      }
    }
  }

  private mutating func add(_ kind: MergeConflict.Kind, _ element: MarkupElement) {
    faults.append(
      MergeConflict(
        kind: kind, element: element.name, id: MergeKeys.id(of: element), line: element.position.line))
  }

  /// Attributes that hold a text, which may look like an id, and those by which a thing is called elsewhere.
  private static func refers(_ name: String) -> Bool {
    switch name {
    case "text", "title", "value", "name", "userLabel", "placeholder", "sceneID", "key": false
    default: true
    }
  }

  private static func references(_ document: MarkupDocument) -> Set<String> {
    var values: Set<String> = []
    for index in 0..<Int32(document.elementCount) {
      for attribute in document.element(at: index).attributes
      where attribute.name != "id" && refers(attribute.name) { values.insert(attribute.value) }
    }
    return values
  }

  /// How often each id is there.
  private static func ids(_ document: MarkupDocument) -> [String: Int] {
    var counts: [String: Int] = [:]
    for index in 0..<Int32(document.elementCount) {
      for attribute in document.element(at: index).attributes where attribute.name == "id" {
        counts[attribute.value, default: 0] += 1
      }
    }
    return counts
  }
}
