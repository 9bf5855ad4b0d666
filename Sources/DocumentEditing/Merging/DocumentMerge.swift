import PlumbFindings
import PlumbMarkup

/// Two changes of one document, put together element by element: by ids, not by lines.
///
/// What only one side has changed comes out as that side has it, byte for byte. Where both have changed an element, its
/// attributes and its children are merged one by one. Where that cannot be, ours stays, and a conflict says so: the outcome is a
/// document in every case, or there is none.
package struct DocumentMerge: Sendable {
  /// The merged document; nil where what comes out could not be read, has an id twice, or speaks of what is gone.
  package private(set) var document: MarkupDocument?
  /// In the order of the document; none where all is merged.
  package private(set) var conflicts: [MergeConflict] = []

  private let base: MarkupDocument
  private let ours: MarkupDocument
  private let theirs: MarkupDocument

  /// - Complexity: Linear in the bytes, where lists are not reordered.
  package init(base: MarkupDocument, ours: MarkupDocument, theirs: MarkupDocument) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    if ours.bytes == theirs.bytes || theirs.bytes == base.bytes {
      document = ours
      return
    }
    if ours.bytes == base.bytes {
      document = theirs
      return
    }
    var bytes = Array(ours.bytes[..<ours.root.range.lowerBound])
    merge(base.root, ours.root, theirs.root, into: &bytes)
    bytes += ours.bytes[ours.root.range.upperBound...]
    let merged: MarkupDocument
    do throws(MarkupError) { merged = try MarkupDocument(bytes: bytes) } catch { return }
    let faults = MergeCheck(ours, theirs, merged).faults
    conflicts += faults
    if faults.isEmpty { document = merged }
  }

  // MARK: Elements

  /// Writes what becomes of an element that all three have.
  private mutating func merge(
    _ b: MarkupElement, _ o: MarkupElement, _ t: MarkupElement, into bytes: inout [UInt8]
  ) {
    let (before, here, there) = (base.bytes[b.range], ours.bytes[o.range], theirs.bytes[t.range])
    if there == before || here == there {
      bytes += here
      return
    }
    if here == before {
      bytes += there
      return
    }
    guard b.name == o.name, b.name == t.name, let keys = Keys(b, o, t) else {
      fail(.whole, o)
      bytes += here
      return
    }
    let tag = MergedTag(base: b, ours: o, theirs: t)
    for kind in tag.conflicts { fail(kind, o) }
    bytes += tag.bytes
    if keys.isText {
      writeText(b, o, t, into: &bytes)
    } else {
      writeChildren(keys, o, t, into: &bytes)
    }
  }

  private func isSame(_ one: MarkupElement, _ other: MarkupElement) -> Bool {
    one.document.bytes[one.range] == other.document.bytes[other.range]
  }

  private mutating func writeText(
    _ b: MarkupElement, _ o: MarkupElement, _ t: MarkupElement, into bytes: inout [UInt8]
  ) {
    let isTheirs = o.text == b.text && t.text != b.text
    if !isTheirs, o.text != t.text, t.text != b.text { fail(.text, o) }
    let source = isTheirs ? t : o
    close(source, content: source.document.bytes[source.contentRange], into: &bytes)
  }

  /// What ends the start tag, and all behind it, as an element has them.
  private func close(_ element: MarkupElement, content: ArraySlice<UInt8>, into bytes: inout [UInt8]) {
    let all = element.document.bytes
    let end = element.attributes.last?.range.upperBound ?? element.nameRange.upperBound
    bytes += all[end..<element.startTagRange.upperBound]
    bytes += content
    bytes += all[element.endTagRange]
  }

  // MARK: Children

  private struct Keys {
    let base: MergeKeys
    let ours: MergeKeys
    let theirs: MergeKeys

    init?(_ b: MarkupElement, _ o: MarkupElement, _ t: MarkupElement) {
      guard let base = MergeKeys(of: b), let ours = MergeKeys(of: o), let theirs = MergeKeys(of: t) else {
        return nil
      }
      (self.base, self.ours, self.theirs) = (base, ours, theirs)
      guard isText || [b, o, t].allSatisfy({ MergeKeys.hasNoText($0) }) else { return nil }
    }

    var isText: Bool { base.keys.isEmpty && ours.keys.isEmpty && theirs.keys.isEmpty }
  }

  /// What becomes of a child.
  private enum Fate {
    case merged(MarkupElement, MarkupElement, MarkupElement)
    case asItIs(MarkupElement)
    case gone
  }

  private mutating func writeChildren(
    _ keys: Keys, _ o: MarkupElement, _ t: MarkupElement, into bytes: inout [UInt8]
  ) {
    var fates: [MergeKeys.Key: Fate] = [:]
    for key in keys.ours.keys { fates[key] = fate(of: key, keys) }
    for key in keys.theirs.keys where fates[key] == nil { fates[key] = fate(of: key, keys) }
    let order = self.order(keys, fates, o)
    guard !order.isEmpty else {
      bytes += Array("/>".utf8)
      return
    }
    // A list that was empty on one side has no room for children there.
    let frame = o.isSingleTag ? t : o
    let all = frame.document.bytes
    bytes +=
      all[
        (frame.attributes.last?.range.upperBound ?? frame.nameRange.upperBound)..<frame.startTagRange
          .upperBound]
    for key in order {
      switch fates[key] {
      case .merged(let b, let o, let t):
        // Scenes have their titles before them, in comments.
        let isTheirs = Self.space(before: o) == Self.space(before: b)
        bytes += Self.space(before: isTheirs ? t : o)
        merge(b, o, t, into: &bytes)
      case .asItIs(let child):
        bytes += Self.space(before: child)
        bytes += child.document.bytes[child.range]
      case .gone, nil: break
      }
    }
    bytes += Self.space(behindLastOf: frame)
    bytes += all[frame.endTagRange]
  }

  private mutating func fate(of key: MergeKeys.Key, _ keys: Keys) -> Fate {
    let b = keys.base.positions[key].map { keys.base.children[$0] }
    let o = keys.ours.positions[key].map { keys.ours.children[$0] }
    let t = keys.theirs.positions[key].map { keys.theirs.children[$0] }
    switch (b, o, t) {
    case (.some(let b), .some(let o), .some(let t)): return .merged(b, o, t)
    case (nil, .some(let o), .some(let t)):
      if !isSame(o, t) { fail(.bothAdded, o) }
      return .asItIs(o)
    case (.some(let b), .some(let o), nil):
      if isSame(b, o) { return .gone }
      fail(.removedThere, o)
      return .asItIs(o)
    case (.some(let b), nil, .some(let t)):
      if !isSame(b, t) { fail(.removedHere, t) }
      return .gone
    case (nil, .some(let child), nil), (nil, nil, .some(let child)): return .asItIs(child)
    case (_, nil, nil): return .gone
    }
  }

  private mutating func order(
    _ keys: Keys, _ fates: [MergeKeys.Key: Fate], _ o: MarkupElement
  ) -> [MergeKeys.Key] {
    func isKept(_ key: MergeKeys.Key) -> Bool {
      if case .gone = fates[key] ?? .gone { return false }
      return true
    }
    let merged = MergeOrder.merged(
      base: keys.base.keys, ours: keys.ours.keys, theirs: keys.theirs.keys, isKept: isKept)
    guard let merged else {
      fail(.order, o)
      let added = keys.theirs.keys.filter { keys.ours.positions[$0] == nil }
      return (keys.ours.keys + added).filter(isKept)
    }
    return ListOrder(of: o.name)?.sorted(merged, isSorted: [keys.ours, keys.theirs]) { key in
      switch fates[key] {
      case .merged(_, let child, _), .asItIs(let child): child
      case .gone, nil: nil
      }
    } ?? merged
  }

  private mutating func fail(_ kind: MergeConflict.Kind, _ element: MarkupElement) {
    conflicts.append(
      MergeConflict(
        kind: kind, element: element.name, id: MergeKeys.id(of: element), line: element.position.line))
  }

  // MARK: Spaces

  /// The bytes between an element and what stands before it in its parent: line ends, indents, comments.
  private static func space(before element: MarkupElement) -> ArraySlice<UInt8> {
    guard let parent = element.parent else { return [] }
    var start = parent.startTagRange.upperBound
    // What ends where the gap begins is the sibling before.
    if let sibling = element.sibling { start = sibling.range.upperBound }
    return element.document.bytes[start..<element.range.lowerBound]
  }

  private static func space(behindLastOf element: MarkupElement) -> ArraySlice<UInt8> {
    var last: MarkupElement?
    for child in element.children { last = child }
    let start = last?.range.upperBound ?? element.contentRange.lowerBound
    return element.document.bytes[start..<element.contentRange.upperBound]
  }
}

extension MarkupElement {
  /// The element before this one in the same parent.
  ///
  /// - Complexity: That of going up from the element before, in the order of their beginnings.
  fileprivate var sibling: MarkupElement? {
    guard let parent, index > parent.index + 1 else { return nil }
    var element = document.element(at: index - 1)
    while let around = element.parent, around.index != parent.index { element = around }
    return element
  }
}
