/// Goes through a text and says how far each character advances the line.
///
/// What characters do together is looked after here: kerning, emoji that are joined into one, pairs of
/// letters that make a flag.
struct GlyphCursor {
  private let source: AdvanceSource
  private var previous: Int?
  private var isJoined = false
  private var isInsideFlag = false
  /// What of the last advance is between its character and the one before, in thousandths of an em.
  private(set) var kerning = 0.0

  init(_ source: AdvanceSource) { self.source = source }

  /// What the next character adds, in thousandths of an em.
  mutating func advance(over scalar: UInt32) -> Double {
    let place = GlyphRuns.place(of: scalar)
    defer {
      previous = place
      isJoined = scalar == 0x200D
      isInsideFlag = !isInsideFlag && Self.isFlagLetter(scalar)
    }
    kerning = 0
    // One picture is drawn for all that are joined, or for the two letters of a flag.
    if isJoined, place == nil { return 0 }
    if isInsideFlag, Self.isFlagLetter(scalar) { return 0 }
    let advance = source.advance(of: scalar, at: place)
    if let previous, let place { kerning = source.kerning(previous, place) }
    return advance + kerning
  }

  private static func isFlagLetter(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }
}
