import PlumbAnswers
import PlumbGeometry
import PlumbLayoutDiagnostics

/// The edge of a root that is dragged, to see the scene at other sizes. The document stays as it is.
struct EdgeDrag: Sendable {
  let board: String
  let scene: Int
  /// `e`, `s` or `se`.
  let edge: String
  let start: Point
  let size: Size
  /// The document, laid out at that size.
  @Boxed var session: DocumentSession

  /// The size when the pointer is somewhere.
  func size(at point: Point) -> Size {
    let way = point - start
    return Size(
      width: edge.contains("e") ? max(1, (size.width + way.x).rounded()) : size.width,
      height: edge.contains("s") ? max(1, (size.height + way.y).rounded()) : size.height)
  }
}
