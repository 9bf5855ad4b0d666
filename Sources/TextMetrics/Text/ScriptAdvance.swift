/// Typical advances of scripts that the tables do not cover, in thousandths of an em.
///
/// East Asian fonts give each character a full em, to which the system's tracking adds 20 thousandths up to 18 points: 52 of
/// 60 texts of 7 projects are within half a point, 48 with 18; to the pixel, of projects that had no part in the choice, 41
/// are, 38 with 18. Systems and releases show no difference (31 texts of iOS up to Xcode 10, 5 since; 24 of macOS, since
/// Xcode 11). Hangul is narrower: all 11 texts of 3 projects, of iOS since Xcode 11, are within half a point. For the others
/// this is a rounded mean over running text: a reasonable estimate, which no font's exact figure stands behind.
enum ScriptAdvance {
  /// - Parameter size: The font's, in points.
  static func advance(of scalar: UInt32, size: Double) -> Double {
    if isMark(scalar) { return 0 }
    switch scalar {
    case 0x0000...0x001F, 0x007F...0x009F: return 0
    case 0x0370...0x058F: return 600
    case 0x0590...0x05FF: return 560
    case 0x0600...0x06FF, 0x0750...0x077F: return 500
    case 0x0900...0x0DFF: return 620
    case 0x0E00...0x0E7F: return 600
    case 0x1100...0x11FF, 0xAC00...0xD7AF: return 865
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0x20000...0x3FFFF: return 1020
    case 0xFF61...0xFF9F: return 500
    case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF: return emoji(size: size)
    case 0x2000...0x200A: return 250
    default: return 600
    }
  }

  /// Emoji are drawn larger in small text: 19 points wide at 13 (n = 8 of 5 projects), 43 at 38 and 50 at 45 (n = 1 each).
  private static func emoji(size: Double) -> Double {
    1460 - 340 * min(max((size - 13) / 21, 0), 1)
  }

  /// Whether a character is drawn on the one before, or not at all.
  static func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00AD, 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5,
      0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7, 0x06E8,
      0x06EA...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0x20D0...0x20FF, 0x302A...0x302F, 0x3099, 0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0x1F3FB...0x1F3FF, 0xE0000...0xE01EF:
      true
    case 0x0900...0x0DFF: isIndicMark(scalar)
    case 0x0E00...0x0EFF: isThaiOrLaoMark(scalar)
    case 0x1780...0x17FF: isKhmerMark(scalar)
    default: false
    }
  }

  // Lao's block is laid out as Thai's, 128 code points further.
  private static func isThaiOrLaoMark(_ scalar: UInt32) -> Bool {
    let offset = scalar & 0x7F
    return offset == 0x31 || (0x34...0x3C).contains(offset) || (0x47...0x4E).contains(offset)
  }

  private static func isKhmerMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x17B4, 0x17B5, 0x17B7...0x17BD, 0x17C6, 0x17C9...0x17D3, 0x17DD: true
    default: false
    }
  }

  // Every Indic block of 128 code points keeps its virama and the vowel signs above and below at 0x3C...0x4D.
  private static func isIndicMark(_ scalar: UInt32) -> Bool {
    let offset = scalar & 0x7F
    return (0x3C...0x4D).contains(offset) && offset != 0x3D && offset != 0x3E && offset != 0x40
  }
}
