import PlumbGeometry
import PlumbLayoutRendering

/// A root with its views, somewhere on the canvas.
struct Board: Sendable {
  /// By what the page knows it.
  let name: String
  /// The scene's position in the document.
  let scene: Int
  /// Where the upper left corner of the root lies on the canvas.
  var origin: Point
  var picture: CanvasPicture
  /// The positions of views in the picture, by their ids.
  let positions: [String: Int]
  /// How far alignment rectangles lie inside frames, by the positions of views.
  let insets: [EdgeInsets]
  /// The rectangles of guides and margins, with the ids of the views that they are in.
  let guides: [(view: String, rect: Rect)]
  /// Whether the root may have another size than it has: by dragging its edges.
  let isResizable: Bool
  /// What stands in the middle of a board without views.
  let words: String?

  init(
    _ rendered: RenderedScene, name: String, scene: Int, origin: Point, guides: [(view: String, rect: Rect)],
    isResizable: Bool, words: String? = nil
  ) {
    self.words = words
    self.guides = guides
    self.isResizable = isResizable
    self.name = name
    self.scene = scene
    self.origin = origin
    picture = CanvasPicture(rendered, prefix: name)
    var positions: [String: Int] = [:]
    for (position, view) in rendered.views.enumerated() { positions[view.id] = position }
    self.positions = positions
    insets = rendered.views.map { view in
      EdgeInsets(
        top: view.alignmentRect.minY - view.frame.minY, left: view.alignmentRect.minX - view.frame.minX,
        bottom: view.frame.maxY - view.alignmentRect.maxY, right: view.frame.maxX - view.alignmentRect.maxX)
    }
  }

  /// The guides and margins in a view, in the coordinates of the root.
  func guides(ofView id: String) -> [Rect] { guides.filter { $0.view == id }.map { $0.rect } }

  /// The id of the root view.
  var root: String { picture.scene.views.first?.id ?? "" }

  /// On the canvas, with the window that the root is in.
  var extent: Rect { picture.extent.moved(by: origin) }

  /// Where a view is drawn on the canvas; nil for one that is not here.
  func frame(of id: String) -> Rect? {
    positions[id].map { picture.scene.views[$0].drawnFrame.moved(by: origin) }
  }
}

extension Rect {
  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }
}

extension Point {
  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
}
