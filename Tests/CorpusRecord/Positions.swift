/// Places in a list, written as `3-7,12`; `-` where there are none.
package struct Positions: Hashable, Sendable, CustomStringConvertible {
  /// Ascending, each once.
  package private(set) var all: [Int]

  package init(_ positions: some Sequence<Int> = []) { all = Set(positions).sorted() }

  /// nil where the text is none that `description` writes.
  package init?(_ text: some StringProtocol) {
    var found: [Int] = []
    for part in text == "-" ? [] : text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last else {
        return nil
      }
      found += first...last
    }
    self.init(found)
    guard description == text else { return nil }
  }

  package var count: Int { all.count }

  /// Those that the other list lacks.
  package func subtracting(_ other: Positions) -> [Int] { all.filter(Set(other.all).isDisjoint) }

  package var description: String {
    var parts: [String] = []
    var rest = all[...]
    while let first = rest.popFirst() {
      var last = first
      while rest.first == last + 1 { last = rest.removeFirst() }
      parts.append(first == last ? "\(first)" : "\(first)-\(last)")
    }
    return parts.isEmpty ? "-" : parts.joined(separator: ",")
  }
}

extension Set {
  fileprivate func isDisjoint(_ element: Element) -> Bool { !contains(element) }
}
