/// How much closer, or further apart, two glyphs of San Francisco stand than their advances say.
enum Kerning {
  /// The kerning between two places of the tables of advances, in thousandths of an em.
  static func thousandths(_ left: Int, _ right: Int) -> Double {
    guard let row = index(of: left), let column = index(of: right) else { return 0 }
    let digit = SanFranciscoKerning.pairs.utf8Start[row * count + column]
    let steps = Int(digit) - 87
    // Fine around zero, in steps of four further out.
    return Double(
      steps.signum() * (steps.magnitude <= 24 ? Int(steps.magnitude) : 4 * Int(steps.magnitude) - 72))
  }

  private static let count = 0x5F + SanFranciscoKerning.others.count

  /// Of ASCII from the space on, then of the others.
  private static func index(of place: Int) -> Int? {
    place < 0x5F ? place : SanFranciscoKerning.others.firstIndex(of: place).map { $0 + 0x5F }
  }
}
