/// The advances of Lucida Grande, in thousandths of an em, for the characters of ASCII; others are those of Helvetica.
///
/// As they are commonly cited, without the font's metrics file at hand, and moved to where 173 recorded widths of 13 projects
/// are. Of those of projects that had no part in it, 67 come out; with San Francisco's figures 32.
enum LucidaGrandeAdvances {
  /// What bold is wider by in every character.
  static let boldness = 36.0

  /// nil for a character that the table does not have.
  static func advance(of scalar: UInt32) -> Double? {
    guard scalar >= firstCharacter, scalar - firstCharacter < UInt32(roman.count) else { return nil }
    return Double(roman[Int(scalar - firstCharacter)])
  }

  private static let firstCharacter: UInt32 = 0x20

  // A row is 16 code points, from the space on.
  private static let roman: [Int16] = [
    309, 316, 402, 632, 632, 784, 716, 221, 378, 378, 500, 631, 317, 379, 316, 420,
    633, 634, 632, 632, 632, 632, 632, 632, 632, 632, 313, 316, 618, 632, 618, 421,
    872, 683, 577, 688, 736, 533, 529, 738, 757, 283, 284, 632, 526, 880, 745, 787,
    561, 788, 605, 545, 610, 713, 678, 892, 653, 615, 589, 379, 420, 379, 840, 500,
    550, 558, 632, 522, 630, 562, 340, 629, 614, 275, 295, 574, 292, 923, 603, 609,
    627, 630, 394, 497, 370, 615, 561, 785, 568, 559, 517, 379, 379, 379, 840,
  ]
}
