import PlumbGeometry
import Testing

/// What is asked for by axis is the coordinate of that axis, read and written.
struct AxisTests {
  @Test func perpendicularIsTheOther() {
    #expect(Axis.horizontal.perpendicular == .vertical)
    #expect(Axis.vertical.perpendicular == .horizontal)
  }

  @Test func pointsAreReadAndWrittenByAxis() {
    var point = Point(x: 1, y: 2)
    #expect((point[.horizontal], point[.vertical]) == (1, 2))
    point[.horizontal] = 3
    #expect(point == Point(x: 3, y: 2))
    point[.vertical] = 4
    #expect(point == Point(x: 3, y: 4))
  }

  @Test func sizesAreReadAndWrittenByAxis() {
    var size = Size(width: 1, height: 2)
    #expect((size[.horizontal], size[.vertical]) == (1, 2))
    size[.horizontal] = 3
    #expect(size == Size(width: 3, height: 2))
    size[.vertical] = 4
    #expect(size == Size(width: 3, height: 4))
  }

  @Test func insetsAreReadByAxis() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((insets.near(.horizontal), insets.far(.horizontal)) == (2, 4))
    #expect((insets.near(.vertical), insets.far(.vertical)) == (1, 3))
    #expect(EdgeInsets(all: 5) == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
  }
}
