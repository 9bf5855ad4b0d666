/// What a person may have meant.
enum Suggestion {
  /// “ Did you mean …?”, or nothing where no candidate is near.
  static func sentence(for word: String, among candidates: [String]) -> String {
    guard let nearest = nearest(to: word, among: candidates) else { return "" }
    return " Did you mean “\(nearest)”?"
  }

  /// The candidate with the fewest edits, if these are few for the word's length; the first among equals.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, word.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// “a, b or c”.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Insertions, deletions, replacements and swaps of neighbours (Damerau's restricted distance).
  ///
  /// - Complexity: O(product of the lengths).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
    return current[b.count]
  }
}
