import PlumbGeometry
import PlumbTextOutput

extension StudioSession {
  /// The segues between boards as lines of the canvas, the arrow to the first scene among them, and nothing of scenes that
  /// are not drawn yet.
  func linksJSON() -> String {
    var json = JSONText()
    json.array { json in
      if let initial = links.initial, let board = mainBoard(ofScene: initial) {
        let end = Point(x: board.extent.minX - 4, y: board.extent.center.y)
        Self.write(Point(x: end.x - 60, y: end.y), end, "Initial scene", isInitial: true, &json)
      }
      for link in links.links {
        guard let source = mainBoard(ofScene: link.source), let target = mainBoard(ofScene: link.target)
        else {
          continue
        }
        let (start, end) = Self.ends(source.extent, target.extent)
        Self.write(start, end, link.title, isInitial: false, &json)
      }
    }
    return json.text
  }

  func mainBoard(ofScene scene: Int) -> Board? { boards.first { $0.scene == scene } }

  private static func write(
    _ start: Point, _ end: Point, _ title: String, isInitial: Bool, _ json: inout JSONText
  ) {
    json.object { json in
      json.member("title", title)
      json.member("initial", isInitial)
      json.member("x1", start.x)
      json.member("y1", start.y)
      json.member("x2", end.x)
      json.member("y2", end.y)
    }
  }

  /// From the side of one rectangle to the side of another that faces it.
  private static func ends(_ source: Rect, _ target: Rect) -> (Point, Point) {
    let (from, to) = (source.center, target.center)
    if abs(to.x - from.x) * (source.height + target.height) >= abs(to.y - from.y)
      * (source.width + target.width)
    {
      return to.x >= from.x
        ? (Point(x: source.maxX, y: from.y), Point(x: target.minX - 4, y: to.y))
        : (Point(x: source.minX, y: from.y), Point(x: target.maxX + 4, y: to.y))
    }
    return to.y >= from.y
      ? (Point(x: from.x, y: source.maxY), Point(x: to.x, y: target.minY - 4))
      : (Point(x: from.x, y: source.minY), Point(x: to.x, y: target.maxY + 4))
  }
}
