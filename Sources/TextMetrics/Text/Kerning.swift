/// How much closer, or further apart, two glyphs stand than their advances say.
enum Kerning {
  /// San Francisco's kerning between two places of the tables, in thousandths of an em. O(log n) in the number of pairs.
  static func thousandths(_ left: Int, _ right: Int) -> Double {
    let inter = pairs.third(after: left, right).map { Double($0 - 512) } ?? 0
    return inter + SanFranciscoFit.kerning(left, right)
  }

  private static let pairs = EncodedNumbers(InterKerning.pairs)
}
