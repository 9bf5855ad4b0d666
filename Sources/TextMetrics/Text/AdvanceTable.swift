/// How wide each glyph of a font of one weight is, in thousandths of an em.
struct AdvanceTable {
  private let digits: StaticString

  init(_ digits: StaticString) { self.digits = digits }

  /// The advance at a place that `AdvanceTable.place(of:)` gave; 0 when the source font has no such glyph.
  func advance(at place: Int) -> Double {
    let start = digits.utf8Start + 2 * place
    return Double(Int(start[0]) - 48) * 64 + Double(Int(start[1]) - 48)
  }

  /// Where tables hold a code point, nil if they do not cover it. O(log n) in the number of runs.
  static func place(of scalar: UInt32) -> Int? {
    var low = 0
    var high = GlyphRuns.all.count
    while low < high {
      let middle = (low + high) / 2
      let run = GlyphRuns.all[middle]
      if scalar < run.first {
        high = middle
      } else if scalar > run.last {
        low = middle + 1
      } else {
        return run.start + Int(scalar - run.first)
      }
    }
    return nil
  }
}
