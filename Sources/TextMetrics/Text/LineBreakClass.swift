/// What a character allows a line to do before and after it: the classes of Unicode's line breaking
/// algorithm (UAX #14) that text in interfaces needs.
enum LineBreakClass {
  /// Letters and symbols, which stay together.
  case word
  /// Stay together as letters do, and with a hyphen or slash before them.
  case digit
  /// Ends the paragraph.
  case paragraphEnd
  /// Hangs over the end of a line, with a break behind it.
  case space
  /// Stays with what comes before.
  case mark
  /// Hyphens and slashes: a break behind them unless a digit follows.
  case breakBehind
  /// Ideographs, syllables and emoji: a break on either side.
  case breakAround
  /// Closing brackets and full stops: never at the start of a line.
  case neverFirst
  /// East Asian punctuation and small kana: never at the start of a line, with a break behind them.
  case wideNeverFirst
  /// Opening brackets: never at the end of a line.
  case neverLast
  /// Holds together what it stands between.
  case glue
  /// A break that cannot be seen.
  case invisibleBreak

  static func of(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x000A...0x000D, 0x0085, 0x2028, 0x2029: .paragraphEnd
    case 0x0009, 0x0020, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    // With the joiners of emoji and of Khmer's subscripts.
    case 0x00A0, 0x2007, 0x202F, 0x2060, 0xFEFF, 0x200D, 0x2011, 0x17D2: .glue
    case 0x200B, 0x00AD: .invisibleBreak
    case 0x0030...0x0039: .digit
    case 0x002D, 0x002F, 0x2010, 0x2012...0x2014, 0x058A, 0x05BE: .breakBehind
    case 0x0028, 0x005B, 0x007B, 0x00AB, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014,
      0xFF08, 0xFF3B, 0xFF5B:
      .neverLast
    case 0x0021, 0x0029, 0x002C, 0x002E, 0x003A, 0x003B, 0x003F, 0x005D, 0x007D, 0x00BB, 0x2019, 0x201D,
      0x2026:
      .neverFirst
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0xFF01, 0xFF09, 0xFF0C,
      0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0x30FB, 0x30FC:
      .wideNeverFirst
    default: isSmallKana(scalar) ? .wideNeverFirst : ofScript(scalar)
    }
  }

  private static func ofScript(_ scalar: UInt32) -> LineBreakClass {
    if ScriptAdvance.isMark(scalar) { return .mark }
    switch scalar {
    // Thai and its neighbours write no spaces between words: breaks are allowed between syllables, since
    // only a dictionary knows better. A vowel written first stays with what follows.
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: return .neverLast
    case 0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EBD, 0x0EC6,
      0x17B6, 0x17BE...0x17C5, 0x17C7, 0x17C8:
      return .mark
    case 0x0E01...0x0E2E, 0x0E81...0x0EAE, 0x0EDC...0x0EDF, 0x1780...0x17B3: return .breakAround
    case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3040...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFFDC, 0x20000...0x3FFFF:
      return .breakAround
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: return .breakAround
    default: return .word
    }
  }

  private static func isSmallKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3,
      0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE:
      true
    default: false
    }
  }

  /// Whether a line may end between two neighbours.
  static func allowsBreak(between left: LineBreakClass, and right: LineBreakClass) -> Bool {
    if right == .space || right == .invisibleBreak || right == .mark || right == .glue || left == .glue {
      return false
    }
    if left == .space || left == .invisibleBreak { return true }
    if right == .neverFirst || right == .wideNeverFirst || left == .neverLast { return false }
    if left == .breakBehind { return right != .digit && right != .breakBehind }
    if right == .breakBehind { return false }
    return left == .breakAround || left == .wideNeverFirst || right == .breakAround
  }
}
