import PlumbGeometry

/// Keeps beams that run along the same line apart: one that would lie over another, or through text, moves sideways.
struct BeamLanes {
  /// A beam, from its lower to its higher coordinate along the axis.
  private struct Beam {
    var axis: Axis
    var across: Double
    var low: Double
    var high: Double
  }

  private let texts: BandedRects
  /// As rectangles without a width across their axis.
  private var horizontal = BandedRects()
  private var vertical = BandedRects()

  init(texts: [Rect]) { self.texts = BandedRects(texts) }

  /// The coordinate across an axis where a beam hides the least, and takes its place.
  ///
  /// - Parameters:
  ///   - ends: Where the beam begins and ends along the axis, in any order.
  ///   - preferred: Where the beam would best be.
  ///   - limits: How far it may move.
  /// - Complexity: Linear in the beams and texts at the same height.
  mutating func lane(
    _ axis: Axis, ends: (Double, Double), preferred: Double, limits: (low: Double, high: Double)
  ) -> Double {
    let low = min(ends.0, ends.1)
    let high = max(ends.0, ends.1)
    var best = (across: preferred, cost: Double.infinity)
    for offset in Self.offsets {
      let across = preferred + offset
      guard offset == 0 || (across >= limits.low + 2 && across <= limits.high - 2) else { continue }
      let cost = self.cost(Beam(axis: axis, across: across, low: low, high: high)) + abs(offset) / 100
      if cost < best.cost { best = (across, cost) }
      if best.cost == 0 { break }
    }
    switch axis {
    case .horizontal: horizontal.insert(Rect(x: low, y: best.across, width: high - low, height: 0))
    case .vertical: vertical.insert(Rect(x: best.across, y: low, width: 0, height: high - low))
    }
    return best.across
  }

  private static let offsets: [Double] = [0, 10, -10, 20, -20, 32, -32, 48, -48]

  private func cost(_ beam: Beam) -> Double {
    let (across, low, high) = (beam.across, beam.low, beam.high)
    switch beam.axis {
    case .horizontal:
      let near = Rect(x: low, y: across - 7, width: high - low, height: 14)
      let beside = horizontal.count(near: near) { other in
        abs(other.minY - across) < 7 && min(other.maxX, high) - max(other.minX, low) > 2
      }
      let crossed = texts.count(near: near) { text in
        text.minY < across && across < text.maxY && text.minX < high - 2 && low + 2 < text.maxX
      }
      return Double(2 * beside + crossed)
    case .vertical:
      let near = Rect(x: across - 7, y: low - 2, width: 14, height: high - low + 4)
      let beside = vertical.count(near: near) { other in
        abs(other.minX - across) < 7 && min(other.maxY, high) - max(other.minY, low) > 2
      }
      let crossed = texts.count(near: near) { text in
        text.minX < across && across < text.maxX && text.minY < high - 2 && low + 2 < text.maxY
      }
      return Double(2 * beside + crossed)
    }
  }
}
