/// How much closer, or further apart, two glyphs of San Francisco stand than their advances say.
enum Kerning {
  /// The kerning between two places of the tables of advances, in thousandths of an em.
  static func thousandths(_ left: Int, _ right: Int) -> Double {
    guard let row = index(of: left), let column = index(of: right) else { return 0 }
    let step = Int(SanFranciscoKerning.pairs.utf8Start[row * count + column]) - zero
    // Fine around zero, in steps of six further out, as far as Inter's goes.
    if abs(step) <= 21 { return Double(step) }
    return Double(step < 0 ? 6 * step + 105 : 6 * step - 105)
  }

  /// The character of a table that stands for no kerning: 45 steps above the first one, "$".
  private static let zero = 0x51
  private static let count = 0x5F + SanFranciscoKerning.others.count

  /// Of ASCII from the space on, then of the others.
  private static func index(of place: Int) -> Int? {
    place < 0x5F ? place : SanFranciscoKerning.others.firstIndex(of: place).map { $0 + 0x5F }
  }
}
