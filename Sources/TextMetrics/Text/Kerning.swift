/// How much closer, or further apart, two glyphs stand than their advances say.
enum Kerning {
  /// The kerning between two places of the tables, in thousandths of an em. O(log n) in the number of pairs.
  static func thousandths(_ left: Int, _ right: Int) -> Double {
    var low = 0
    var high = pairs.count / 3
    while low < high {
      let middle = (low + high) / 2
      let (foundLeft, foundRight) = (pairs[3 * middle], pairs[3 * middle + 1])
      if (foundLeft, foundRight) < (left, right) {
        low = middle + 1
      } else if (foundLeft, foundRight) > (left, right) {
        high = middle
      } else {
        return Double(pairs[3 * middle + 2] - 512)
      }
    }
    return 0
  }

  private static let pairs = EncodedNumbers(InterKerning.pairs)
}
