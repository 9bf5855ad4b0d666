import CoreGraphics

/// Items one beside the other, in lines one below the other: in numbers along and across the lines.
struct FlowLines {
  struct Item {
    var along: CGFloat
    var across: CGFloat
  }

  struct Place {
    var along: CGFloat
    var across: CGFloat
  }

  /// Where the items are, from the section's corner.
  private(set) var places: [Place] = []
  /// What all lines take across, in points.
  private(set) var extent: CGFloat = 0

  /// Full lines share what is left evenly between their items; one item alone stands in the middle. The last line keeps to
  /// the least spacing, or where all items are alike to that of the full ones. Across, items stand in the middle of theirs.
  init(_ items: [Item], length: CGFloat, spacing: CGFloat, lineSpacing: CGFloat, pixel: CGFloat) {
    let areAlike = items.allSatisfy { $0.along == items[0].along }
    var usual: CGFloat?
    var start = 0
    while start < items.count {
      var end = start + 1
      var used = items[start].along
      while end < items.count, used + spacing + items[end].along <= length + 1e-6 {
        used += spacing + items[end].along
        end += 1
      }
      let line = items[start..<end]
      let isLast = end == items.count
      var gap = spacing
      var position: CGFloat = 0
      if !isLast {
        let left = length - line.reduce(0) { $0 + $1.along }
        if line.count == 1 { position = max(0, left / 2) } else { gap = left / CGFloat(line.count - 1) }
        usual = gap
      } else if areAlike, let usual {
        gap = usual
      }
      if start > 0 { extent += lineSpacing }
      let height = line.map(\.across).max() ?? 0
      for item in line {
        places.append(
          Place(
            along: (position / pixel).rounded(.down) * pixel,
            across: ((extent + (height - item.across) / 2) / pixel).rounded(.down) * pixel))
        position += item.along + gap
      }
      extent += height
      start = end
    }
  }
}
