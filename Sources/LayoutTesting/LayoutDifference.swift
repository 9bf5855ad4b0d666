import CoreGraphics

/// What differs between two layouts, line by line.
struct LayoutDifference {
  private(set) var text = ""
  var isEmpty: Bool { text.isEmpty }

  /// - Parameter precision: How far numbers may be off, in points.
  init(_ known: String, _ found: String, precision: CGFloat) {
    let old = known.split(separator: "\n").map(String.init)
    let new = found.split(separator: "\n").map(String.init)
    let changes = new.difference(from: old) { Self.isSame($0, $1, precision) }
    guard !changes.isEmpty else { return }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("- " + old[left])
        left += 1
      } else if inserted.contains(right) {
        lines.append("+ " + new[right])
        right += 1
      } else {
        if left < old.count { lines.append("  " + old[left]) }
        left += 1
        right += 1
      }
    }
    text = lines.joined(separator: "\n")
  }

  private static func isSame(_ one: String, _ other: String, _ precision: CGFloat) -> Bool {
    if one == other { return true }
    let (words, others) = (
      one.split(separator: " ", omittingEmptySubsequences: false),
      other.split(separator: " ", omittingEmptySubsequences: false)
    )
    guard words.count == others.count else { return false }
    return zip(words, others).allSatisfy { word, other in
      if word == other { return true }
      guard let a = Double(word), let b = Double(other) else { return false }
      return abs(a - b) <= Double(precision) + 1e-9
    }
  }
}
