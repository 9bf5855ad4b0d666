import CoreGraphics
internal import PlumbTextMetrics

/// What of a container lines may not run over.
@MainActor
struct TextExclusions {
  let paths: [UIBezierPath]
  let width: CGFloat

  /// The parts of a band across the container that are free, from the left.
  ///
  /// - Complexity: A look a point and five of the band's lines, where a path is.
  func free(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    var taken: [ClosedRange<CGFloat>] = []
    for path in paths {
      let box = path.bounds
      guard box.minY < bottom, box.maxY > top, box.width > 0 else { continue }
      let heights = (0..<5).map { top + (bottom - top) * (CGFloat($0) + 0.5) / 5 }
      let places = stride(from: box.minX, through: box.maxX, by: 1).filter { x in
        heights.contains { path.contains(CGPoint(x: min(x + 0.5, box.maxX - 0.01), y: $0)) }
      }
      if let first = places.first, let last = places.last { taken.append(first...min(last + 1, box.maxX)) }
    }
    var (free, start): ([ClosedRange<CGFloat>], CGFloat) = ([], 0)
    for part in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if part.lowerBound > start { free.append(start...part.lowerBound) }
      start = max(start, part.upperBound)
    }
    if start < width { free.append(start...width) }
    return free
  }

}

extension WrappingText {
  /// What follows the first bytes.
  func dropping(_ bytes: Int) -> WrappingText {
    var (rest, left) = (self, bytes)
    rest.runs = runs.compactMap { run in
      let length = run.text.utf8.count
      defer { left = max(left - length, 0) }
      guard left < length else { return nil }
      guard left > 0 else { return run }
      var part = run
      part.text = String(decoding: Array(run.text.utf8.dropFirst(left)), as: UTF8.self)
      return part
    }
    return rest
  }
}
