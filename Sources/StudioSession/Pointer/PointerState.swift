import PlumbGeometry
import PlumbPageContent

/// What the pointer is doing.
enum PointerState: Sendable {
  case idle
  /// Pressed on something, and not moved far enough for a drag. A click selects when the button is let go where that would
  /// otherwise lose a selection of several.
  case pressed(Press)
  indirect case dragging(ViewDrag)
  indirect case resizing(EdgeDrag)
  case marking(Marquee)
  case connecting(Connection)
  /// Held over something with the key that shows distances.
  case measuring([Distance])

  struct Press: Sendable {
    let point: Point
    let modifiers: Modifiers
    /// What a drag from here would do.
    let intent: Intent
    /// What is selected when the button is let go without a drag; nil leaves the selection.
    let clicked: String?
  }

  enum Intent: Sendable {
    case move
    case resize(handle: String)
    case resizeBoard(String, edge: String)
    case mark
    case connect(String)
  }

  /// A rectangle drawn around what is to be selected.
  struct Marquee: Sendable {
    let start: Point
    var end: Point
    /// What was selected before and stays so.
    let kept: [String]

    var rect: Rect {
      Rect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y))
    }
  }

  /// A line from a view to the one that a constraint is to be made with.
  struct Connection: Sendable {
    let source: String
    let start: Point
    var end: Point
    /// The view under the end, and its frame on the canvas.
    var target: (id: String, frame: Rect)?
  }

  /// Whether something is on its way, so that what takes long is left out.
  var isMoving: Bool {
    switch self {
    case .dragging, .resizing: true
    default: false
    }
  }

  /// How far the pointer has to move for a drag, in points of the screen.
  static let slop = 3.0

  func draw(_ text: inout OverlayText, zoom: Double) {
    switch self {
    case .idle, .pressed, .resizing: break
    case .dragging(let drag): drag.draw(&text, zoom: zoom)
    case .marking(let marquee): text.rectangle(marquee.rect, "marquee")
    case .connecting(let connection):
      if let target = connection.target { text.rectangle(target.frame, "target") }
      text.line(connection.start, connection.end, "connection")
    case .measuring(let distances): for distance in distances { distance.draw(&text, zoom: zoom) }
    }
  }
}
