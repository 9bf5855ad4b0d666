/// What a person may have meant.
package enum Suggestion {
  /// More than these help nobody.
  private static let limit = 3

  /// “ Did you mean “a” or “b”?”, or nothing where no candidate is near.
  package static func sentence(for word: String, among candidates: [String]) -> String {
    sentence(nearest(to: word, among: candidates).map { "“\($0)”" })
  }

  /// “ Did you mean a or b?”, or nothing where there is nothing to suggest.
  package static func sentence(_ suggestions: [String]) -> String {
    suggestions.isEmpty ? "" : " Did you mean \(list(suggestions))?"
  }

  /// The candidates nearest to a word, in their order: those among which nothing but a guess could choose.
  package static func nearest(to word: String, among candidates: [String]) -> [String] {
    nearest(to: word, among: candidates) { [$0] }
  }

  /// The same for things that have several names each.
  package static func nearest<Candidate>(
    to word: String, among candidates: [Candidate], names: (Candidate) -> [String]
  ) -> [Candidate] {
    let word = essence(word)
    guard !word.isEmpty else { return [] }
    let distances = candidates.map { names($0).compactMap { strangeness(of: essence($0), to: word) }.min() }
    guard let least = distances.compactMap({ $0 }).min() else { return [] }
    return Array(zip(candidates, distances).filter { $0.1 == least }.map { $0.0 }.prefix(limit))
  }

  /// Whether a word is part of a name, where case, spaces, dashes and dots do not count.
  package static func isPart(_ word: String, of name: String) -> Bool {
    let word = essence(word)
    return !word.isEmpty && contains(essence(name), word)
  }

  /// Whether a name begins with a word, where case, spaces, dashes and dots do not count.
  package static func isBeginning(_ word: String, of name: String) -> Bool {
    let word = essence(word)
    return !word.isEmpty && essence(name).starts(with: word)
  }

  /// “a, b or c”.
  package static func list(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// How far a name is from a word, 0 for the same; nil where too far to be meant.
  ///
  /// A name of which somebody typed only a beginning has one slip more; a part from elsewhere has two slips.
  private static func strangeness(of name: [Character], to word: [Character]) -> Int? {
    let limit = max(1, word.count / 3)
    let distances = distances(word, name)
    let distance = distances[name.count]
    if distance == 0 { return 0 }
    let beginning = word.count < 2 ? limit : distances.min() ?? limit
    let least = min(distance, beginning + 1)
    if least <= limit { return least }
    return word.count >= 3 && contains(name, word) ? 2 : nil
  }

  private static func contains(_ name: [Character], _ part: [Character]) -> Bool {
    name.indices.contains { name[$0...].starts(with: part) }
  }

  /// What is left of a name when case, spaces, dashes and dots do not count.
  private static func essence(_ name: String) -> [Character] {
    name.lowercased().filter { $0.isLetter || $0.isNumber }.map { $0 }
  }

  /// Insertions, deletions, replacements and swaps of neighbours (Damerau's restricted distance).
  ///
  /// - Complexity: O(product of the lengths).
  package static func distance(_ a: [Character], _ b: [Character]) -> Int { distances(a, b)[b.count] }

  /// The distances to each beginning of a name, from the empty one to the whole.
  private static func distances(_ a: [Character], _ b: [Character]) -> [Int] {
    var previous: [Int] = []
    var current = Array(0...b.count)
    for i in a.indices {
      let before = previous
      previous = current
      current[0] = i + 1
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        current[j + 1] = min(replaced, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          current[j + 1] = min(current[j + 1], before[j - 1] + 1)
        }
      }
    }
    return current
  }
}
