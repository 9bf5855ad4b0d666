/// What a text that somebody wrote into a document asks the linter to pass over: `plumb:disable RULE…`, or `all` for every rule.
///
/// The names end with their line, or where a dash begins a reason: `plumb:disable clipped-content – samples are shorter`.
package struct SuppressionNote: Hashable, Sendable {
  package static let word = "plumb:disable"
  package static let everything = "all"

  /// In the order in which they are written.
  package private(set) var rules: [String] = []
  package private(set) var isForAll = false
  /// Names that no rule has.
  private(set) var unknown: [String] = []
  /// Whether somewhere nothing is named.
  private(set) var namesNothing = false

  /// Nil for a text that asks for nothing.
  package init?(_ text: String) {
    var isAsking = false
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let parts = line.split { $0 == " " || $0 == "\t" || $0 == "," }
      var place = 0
      while place < parts.count {
        place += 1
        guard parts[place - 1].lowercased() == Self.word else { continue }
        isAsking = true
        let start = place
        while place < parts.count, take(parts[place]) { place += 1 }
        if place == start { namesNothing = true }
      }
    }
    if !isAsking { return nil }
  }

  /// Whether a rule's findings are passed over.
  package func covers(_ rule: String) -> Bool { isForAll || rules.contains(rule) }

  /// Takes a name; false for what is none.
  private mutating func take(_ part: Substring) -> Bool {
    let name = String(part)
    guard name.lowercased() != Self.word, name.utf8.first.map(Self.beginsName) == true else { return false }
    if name == Self.everything {
      isForAll = true
    } else if Rule.named(name) != nil {
      if !rules.contains(name) { rules.append(name) }
    } else {
      unknown.append(name)
    }
    return true
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x41...0x5A ~= byte
  }
}
