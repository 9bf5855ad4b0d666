import CoreGraphics

/// Styles of stretches of a text's pieces, which may lie in each other.
struct StyleSpans {
  private static let intents: [InlinePresentationIntent] = [.emphasized, .stronglyEmphasized, .strikethrough]
  /// By how many stretches of each style there are more at a piece than at the one before.
  private var steps: [[Int]]

  init(_ count: Int) {
    steps = Array(repeating: Array(repeating: 0, count: count + 1), count: Self.intents.count)
  }

  mutating func add(_ intent: InlinePresentationIntent, _ range: Range<Int>) {
    guard let index = Self.intents.firstIndex(of: intent) else { return }
    steps[index][range.lowerBound] += 1
    steps[index][range.upperBound] -= 1
  }

  /// The styles of each piece.
  ///
  /// - Complexity: Linear in the pieces.
  func intents() -> [InlinePresentationIntent] {
    var depths = Self.intents.map { _ in 0 }
    return (steps.first ?? []).indices.map { place in
      var styles: InlinePresentationIntent = []
      for (index, intent) in Self.intents.enumerated() {
        depths[index] += steps[index][place]
        if depths[index] > 0 { styles.insert(intent) }
      }
      return styles
    }
  }
}
