import PlumbGeometry
import PlumbLayoutRendering

extension StudioSession {
  /// What lies under a point of the canvas.
  enum Hit: Hashable, Sendable {
    case handle(String)
    case edge(board: String, edge: String)
    case constraint(String)
    /// The view in front.
    case view(String)
    case nothing
  }

  /// How near a thing has to be, in points of the screen.
  private static let reach = 5.0

  /// - Complexity: Linear in the views of the board under the point, and in the constraints that are shown.
  func hit(_ point: Point) -> Hit {
    let reach = Self.reach / zoom
    if selection.count == 1, let id = selection.first, isMovable(id),
      let frame = board(ofView: id)?.frame(of: id)
    {
      for (name, place) in Self.handles(around: frame, zoom: zoom)
      where abs(place.x - point.x) <= reach && abs(place.y - point.y) <= reach {
        return .handle(name)
      }
    }
    for board in boards.reversed() {
      let local = point - board.origin
      var nearest: (id: String, distance: Double)?
      for mark in marks(on: board) {
        let distance = mark.distance(to: local)
        if distance <= reach, distance < nearest?.distance ?? .infinity {
          nearest = (mark.constraint.id, distance)
        }
      }
      if let nearest { return .constraint(nearest.id) }
    }
    for board in boards.reversed() where canResize(board) {
      if let edge = Self.edge(of: board.extent, at: point, reach) {
        return .edge(board: board.name, edge: edge)
      }
    }
    for board in boards.reversed() where board.extent.contains(point) {
      return board.view(under: point).map { .view($0) } ?? .nothing
    }
    return .nothing
  }

  private static func edge(of rect: Rect, at point: Point, _ reach: Double) -> String? {
    let isRight = abs(point.x - rect.maxX) <= reach
    let isBelow = abs(point.y - rect.maxY) <= reach
    let isBeside = point.y >= rect.minY && point.y <= rect.maxY + reach
    let isAbove = point.x >= rect.minX && point.x <= rect.maxX + reach
    if isRight, isBelow { return "se" }
    if isRight, isBeside { return "e" }
    return isBelow && isAbove ? "s" : nil
  }
}

extension Board {
  /// The view in front under a point of the canvas; nil where there is none.
  func view(under point: Point) -> String? {
    let local = point - origin
    return picture.views(under: local).last.map { picture.scene.views[$0].id }
  }
}
