import PlumbGeometry
import PlumbLayoutDiagnostics
import PlumbPageContent

/// How far apart two things are, along one axis.
struct Distance: Hashable, Sendable {
  let start: Point
  let end: Point

  /// In points.
  var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }

  func draw(_ text: inout OverlayText, zoom: Double) {
    text.line(start, end, "distance")
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    text.words(length.points, at: Point(x: middle.x, y: middle.y - 3 / zoom), "distance", size: 10 / zoom)
  }

  /// The gaps between two rectangles; where one contains the other, those between their edges.
  static func between(_ first: Rect, _ second: Rect) -> [Distance] {
    var distances: [Distance] = []
    func along(_ axis: Axis, _ from: Double, _ to: Double, across: Double) {
      guard abs(to - from) > 0.005 else { return }
      distances.append(
        axis == .horizontal
          ? Distance(start: Point(x: from, y: across), end: Point(x: to, y: across))
          : Distance(start: Point(x: across, y: from), end: Point(x: across, y: to)))
    }
    let center = first.center
    if first.maxX <= second.minX {
      along(.horizontal, first.maxX, second.minX, across: center.y)
    } else if second.maxX <= first.minX {
      along(.horizontal, second.maxX, first.minX, across: center.y)
    } else {
      along(.horizontal, second.minX, first.minX, across: center.y)
      along(.horizontal, first.maxX, second.maxX, across: center.y)
    }
    if first.maxY <= second.minY {
      along(.vertical, first.maxY, second.minY, across: center.x)
    } else if second.maxY <= first.minY {
      along(.vertical, second.maxY, first.minY, across: center.x)
    } else {
      along(.vertical, second.minY, first.minY, across: center.x)
      along(.vertical, first.maxY, second.maxY, across: center.x)
    }
    return distances
  }
}
