/// How wide each glyph of a font of one weight is, in thousandths of an em.
struct AdvanceTable {
  private let advances: EncodedNumbers

  init(_ digits: StaticString) { advances = EncodedNumbers(digits) }

  /// The advance at a place that `GlyphRuns.place(of:)` gave; 0 when the source font has no such glyph.
  func advance(at place: Int) -> Double { Double(advances[place]) }
}
