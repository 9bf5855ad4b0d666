import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension SweepStretch {
  /// Less is no extent, in points, as the linter has it.
  private static let least = 0.25

  /// The sizes at which other required constraints clash than before.
  var clashes: [Double] { sweep?.conflicts.flatMap { [$0.range.lowerBound, $0.range.upperBound] } ?? [] }

  /// The sizes inside of the stretch at which a view loses its extent, goes out of sight, or has just the room that its
  /// text needs, and at which required constraints start to clash: wherever what the linter finds may change.
  ///
  /// - Complexity: Linear in the views and their superviews, for each bend.
  var crossings: [Double] {
    guard sweep != nil else { return [] }
    var found = clashes
    let bends = bends
    // What texts on one line need is the same at each size.
    let needs = layout.scene.views.indices.map { layout.textNeed(ofView: $0, having: .zero) }
    for (low, high) in zip(bends, bends.dropFirst()) {
      let line = SweepLine(low: low, high: high)
      let (before, after) = (frames(at: low, onLineFrom: low), frames(at: high, onLineFrom: low))
      for (position, view) in layout.scene.views.enumerated() where view.parent != nil && !view.isHidden {
        let (one, other) = (
          margins(position, before, needs[position]), margins(position, after, needs[position])
        )
        for (first, last) in zip(one, other) {
          if let size = line.root(first, last) { found.append(size) }
        }
      }
    }
    let inner = found.filter { $0 > sizes.lowerBound && $0 < sizes.upperBound }.sorted()
    return inner.reduce(into: []) { sizes, size in
      if size > (sizes.last ?? -.infinity) + 1e-9 { sizes.append(size) }
    }
  }

  /// Numbers of a view that the linter compares with nothing: its extents, its distances from the edges of what shows it,
  /// the room that its text has beyond its need.
  ///
  /// - Parameter need: What its text needs where it has no room at all; nil where it has none.
  private func margins(_ position: Int, _ frames: [Rect], _ need: TextNeed?) -> [Double] {
    let frame = frames[position]
    var margins = [frame.width - Self.least, frame.height - Self.least]
    var outer = layout.scene.views[position].parent
    while let next = outer {
      let view = layout.scene.views[next]
      if view.parent == nil || view.attributes.clipsSubviews == true {
        let edge = frames[next]
        margins += [
          frame.maxX - edge.minX, edge.maxX - frame.minX, frame.maxY - edge.minY, edge.maxY - frame.minY,
        ]
      }
      outer = view.parent
    }
    guard let need, let given = layout.tree.alignmentRect(of: layout.viewNodes[position])?.size,
      let whole = layout.tree.frame(of: layout.viewNodes[position])?.size
    else { return margins }
    // What insets take of the frame is the same at each size.
    let room = Size(
      width: frame.width - whole.width + given.width, height: frame.height - whole.height + given.height)
    let wrapped = need.width == nil ? layout.textNeed(ofView: position, having: room) : need
    for axis in Axis.allCases {
      margins.append(wrapped?.leastExtent(axis).map { room[axis] - $0 } ?? 1)
    }
    return margins
  }
}

/// An interval over which numbers are lines.
struct SweepLine {
  let low: Double
  let high: Double

  /// Where a line with these values at the ends passes zero, strictly inside; nil where it does not.
  func root(_ first: Double, _ last: Double) -> Double? {
    guard (first < 0) != (last < 0), first != last else { return nil }
    let size = low + (high - low) * first / (first - last)
    return size > low && size < high ? size : nil
  }

  /// Where lines with these values at the ends are all above zero; nil where they are nowhere.
  func positive(_ lines: [(first: Double, last: Double)]) -> ClosedRange<Double>? {
    var (start, end) = (low, high)
    for line in lines {
      if line.first <= 0, line.last <= 0 { return nil }
      guard (line.first <= 0) != (line.last <= 0) else { continue }
      let size = low + (high - low) * line.first / (line.first - line.last)
      if line.first <= 0 { start = max(start, size) } else { end = min(end, size) }
    }
    return start < end || low == high ? start...end : nil
  }

  /// The value of such a line at a size.
  func value(_ line: (first: Double, last: Double), at size: Double) -> Double {
    low == high ? line.first : line.first + (line.last - line.first) * (size - low) / (high - low)
  }
}
