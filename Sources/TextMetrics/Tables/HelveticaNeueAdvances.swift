/// The advances of Helvetica Neue 55 Roman, in thousandths of an em, for the characters of ASCII; others
/// are those of Helvetica.
///
/// As they are commonly cited, without the font's metrics file at hand; recorded widths of button titles in
/// the light weight agree (n = 21).
enum HelveticaNeueAdvances {
  /// nil for a character that the table does not have.
  static func advance(of scalar: UInt32) -> Double? {
    guard scalar >= firstCharacter, scalar - firstCharacter < UInt32(roman.count) else { return nil }
    return Double(roman[Int(scalar - firstCharacter)])
  }

  /// How wide a weight up to medium runs, as a share of regular: the averages that the open metrics
  /// collection of the Capsize project publishes, 400 at ultra light, 433 at light, 450 at regular and 465 at
  /// medium.
  static func share(weight: Double) -> Double {
    switch weight {
    case ..<300: (400 + 33 * (max(weight, 100) - 100) / 200) / 450
    case ..<400: (433 + 17 * (weight - 300) / 100) / 450
    default: (450 + 15 * min((weight - 400) / 100, 1)) / 450
    }
  }

  private static let firstCharacter: UInt32 = 0x20

  // A row is 16 code points, from the space on.
  private static let roman: [Int16] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]
}
