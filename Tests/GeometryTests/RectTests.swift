import PlumbGeometry
import Testing

/// Edges, insets and distances. All numbers are binary fractions, so that equality is exact.
struct RectTests {
  static let rects = [
    Rect.zero, Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: -5.5, y: -0.25, width: 2, height: 0),
  ]
  static let insets = [
    EdgeInsets.zero, EdgeInsets(all: 8), EdgeInsets(top: 1, left: 2, bottom: 4, right: 8.5),
    EdgeInsets(top: -3, left: 0.5, bottom: 0, right: -0.75),
  ]

  @Test func edgesFollowFromOriginAndSize() {
    let rect = Rect(origin: Point(x: -4, y: 3), size: Size(width: 10, height: 20))
    #expect(rect == Rect(x: -4, y: 3, width: 10, height: 20))
    #expect((rect.minX, rect.minY, rect.maxX, rect.maxY) == (-4, 3, 6, 23))
    #expect((rect.width, rect.height) == (10, 20))
  }

  // MARK: Insets

  @Test func insetMovesEachEdgeInwards() {
    let inner = Rect(x: 10, y: 20, width: 30, height: 40)
      .inset(by: EdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    #expect((inner.minX, inner.minY, inner.maxX, inner.maxY) == (12, 21, 32, 56))
  }

  @Test(arguments: rects, insets)
  func insetAndOutsetAreInverse(rect: Rect, insets: EdgeInsets) {
    #expect(rect.inset(by: insets).outset(by: insets) == rect)
    #expect(rect.outset(by: insets).inset(by: insets) == rect)
  }

  @Test func insetsLargerThanTheRectangleMakeItsSizeNegative() {
    let inner = Rect(x: 0, y: 0, width: 10, height: 10).inset(by: EdgeInsets(all: 6))
    #expect(inner == Rect(x: 6, y: 6, width: -2, height: -2))
  }

  // MARK: Distance

  @Test(arguments: rects, rects)
  func distanceIsAMetric(first: Rect, second: Rect) {
    #expect(first.edgeDistance(to: second) == second.edgeDistance(to: first))
    #expect((first.edgeDistance(to: second) == 0) == (first == second))
    for middle in Self.rects {
      let detour = first.edgeDistance(to: middle) + middle.edgeDistance(to: second)
      #expect(first.edgeDistance(to: second) <= detour, "by way of \(middle)")
    }
  }

  /// Each edge by itself counts, outwards and inwards, and the largest of several.
  @Test(arguments: rects)
  func distanceIsTheLargestMoveOfAnEdge(rect: Rect) {
    for move in [-3.0, 3] {
      for (name, path) in [
        ("top", \EdgeInsets.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
      ] {
        var insets = EdgeInsets.zero
        insets[keyPath: path] = move
        #expect(rect.inset(by: insets).edgeDistance(to: rect) == 3, "\(name) by \(move)")
      }
    }
    let uneven = rect.inset(by: EdgeInsets(top: 1, left: -7, bottom: 2, right: 5))
    #expect(uneven.edgeDistance(to: rect) == 7)
  }
}
