import PlumbGeometry

/// Keeps beams that run along the same line apart: one that would lie over another, or through text, moves sideways.
struct BeamLanes {
  /// A beam that has its place.
  private struct Beam {
    var axis: Axis
    var across: Double
    var low: Double
    var high: Double
  }

  private let texts: [Rect]
  private var beams: [Beam] = []

  init(texts: [Rect]) { self.texts = texts }

  /// The coordinate across an axis where a beam hides the least, and takes its place.
  ///
  /// - Parameters:
  ///   - ends: Where the beam begins and ends along the axis, in any order.
  ///   - preferred: Where the beam would best be.
  ///   - limits: How far it may move.
  /// - Complexity: O(beams + texts)
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
    beams.append(Beam(axis: axis, across: best.across, low: low, high: high))
    return best.across
  }

  private static let offsets: [Double] = [0, 10, -10, 20, -20, 32, -32, 48, -48]

  private func cost(_ beam: Beam) -> Double {
    var cost = 0.0
    for other in beams where other.axis == beam.axis && abs(other.across - beam.across) < 7 {
      if min(other.high, beam.high) - max(other.low, beam.low) > 2 { cost += 2 }
    }
    for text in texts {
      let crosses =
        beam.axis == .horizontal
        ? text.minY < beam.across && beam.across < text.maxY && text.minX < beam.high - 2
          && beam.low + 2 < text.maxX
        : text.minX < beam.across && beam.across < text.maxX && text.minY < beam.high - 2
          && beam.low + 2 < text.maxY
      if crosses { cost += 1 }
    }
    return cost
  }
}
