import CoreGraphics

/// The sizes of a content that were last measured: on lines as long as they need to be, and at one width.
///
/// The engine asks for the height at a width with each of its solutions, whatever has changed.
struct MeasuredSizes {
  private struct Entry {
    var width: CGFloat?
    var scale: CGFloat
    var size: CGSize
  }

  private var natural: Entry?
  private var limited: Entry?

  /// - Parameters:
  ///   - width: Nil for no limit.
  ///   - scale: Pixels a point.
  mutating func size(within width: CGFloat?, scale: CGFloat, _ measure: () -> CGSize) -> CGSize {
    let known = width == nil ? natural : limited
    if let known, known.width == width, known.scale == scale { return known.size }
    let entry = Entry(width: width, scale: scale, size: measure())
    if width == nil { natural = entry } else { limited = entry }
    return entry.size
  }
}
