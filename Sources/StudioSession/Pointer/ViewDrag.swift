import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbPageContent

/// Views that are moved or resized.
struct ViewDrag: Sendable {
  /// A view that is dragged.
  struct Dragged: Sendable {
    let id: String
    /// As it was, in the coordinates of the root.
    let frame: Rect
    /// As the document records it, in its own coordinates.
    let recorded: Rect
    /// Whether the document counts y upwards where the view is.
    let isUpsideDown: Bool
  }

  /// A constraint that follows the drag, and what its constant grows by for each point that an edge moves.
  struct Follower: Sendable {
    let id: String
    let constant: Double
    var edges = EdgeShares()
  }

  /// How much of the way of each edge.
  struct EdgeShares: Hashable, Sendable {
    var minX = 0.0, maxX = 0.0, minY = 0.0, maxY = 0.0

    func of(_ edges: EdgeShares) -> Double {
      minX * edges.minX + maxX * edges.maxX + minY * edges.minY + maxY * edges.maxY
    }
  }

  let board: String
  let scene: Int
  let start: Point
  /// Which edges move with the pointer.
  let edges: EdgeShares
  let views: [Dragged]
  let followers: [Follower]
  /// Whether constraints follow; without it views move alone.
  let isLive: Bool
  let snapping: Snapping
  /// What of the dragged rectangle holds on to lines.
  let shares: (x: [Double], y: [Double])
  /// Where all views of the board were drawn, by position, and where they lay, by id.
  let drawn: [Rect]
  let placed: [String: Rect]
  /// How far things have come, in points, and what they hold on to.
  var way = Point(x: 0, y: 0) {
    didSet { way = withinSizes(way) }
  }
  var lines: [Distance] = []
  /// Where the board's root lies on the canvas.
  let origin: Point

  /// As far of a way as no side becomes negative.
  private func withinSizes(_ way: Point) -> Point {
    var way = way
    for view in views {
      let size = view.recorded.size
      if edges.maxX > edges.minX { way.x = max(way.x, -size.width) }
      if edges.minX > edges.maxX { way.x = min(way.x, size.width) }
      if edges.maxY > edges.minY { way.y = max(way.y, -size.height) }
      if edges.minY > edges.maxY { way.y = min(way.y, size.height) }
    }
    return way
  }

  /// By how much each edge has moved.
  var moved: EdgeShares {
    EdgeShares(
      minX: edges.minX * way.x, maxX: edges.maxX * way.x, minY: edges.minY * way.y, maxY: edges.maxY * way.y)
  }

  /// A rectangle after the way so far; no side becomes negative.
  func moved(_ rect: Rect) -> Rect {
    let moved = moved
    return Rect(
      x: rect.minX + moved.minX, y: rect.minY + moved.minY,
      width: max(0, rect.width + moved.maxX - moved.minX),
      height: max(0, rect.height + moved.maxY - moved.minY))
  }

  /// A frame as the document would record it.
  func recorded(_ view: Dragged) -> Rect {
    let moved = moved
    return Rect(
      x: view.recorded.minX + moved.minX,
      y: view.recorded.minY + (view.isUpsideDown ? -moved.maxY : moved.minY),
      width: max(0, view.recorded.width + moved.maxX - moved.minX),
      height: max(0, view.recorded.height + moved.maxY - moved.minY))
  }

  /// What is changed of the document as long as the drag goes on.
  var changes: SceneChanges {
    var changes = SceneChanges()
    for view in views { changes.frames[view.id] = recorded(view) }
    let moved = moved
    for follower in followers {
      changes.constants[follower.id] = follower.constant + follower.edges.of(moved)
    }
    return changes
  }

  func draw(_ text: inout OverlayText, zoom: Double) {
    for line in lines { text.line(line.start + origin, line.end + origin, "snap") }
  }

  /// The edges that a handle moves; all of them for a whole view.
  static func edges(ofHandle handle: String?) -> EdgeShares {
    guard let handle else { return EdgeShares(minX: 1, maxX: 1, minY: 1, maxY: 1) }
    var edges = EdgeShares()
    for letter in handle.unicodeScalars {
      switch letter {
      case "n": edges.minY = 1
      case "s": edges.maxY = 1
      case "w": edges.minX = 1
      case "e": edges.maxX = 1
      default: break
      }
    }
    return edges
  }
}

extension Attribute {
  /// Which edges of its item an attribute goes along with, and how much.
  func edges(_ direction: LayoutDirection) -> ViewDrag.EdgeShares {
    typealias Edges = ViewDrag.EdgeShares
    let isLeftToRight = direction == .leftToRight
    switch self {
    case .left, .leftMargin: return Edges(minX: 1)
    case .right, .rightMargin: return Edges(maxX: 1)
    case .leading, .leadingMargin: return isLeftToRight ? Edges(minX: 1) : Edges(maxX: 1)
    case .trailing, .trailingMargin: return isLeftToRight ? Edges(maxX: 1) : Edges(minX: 1)
    case .top, .topMargin, .firstBaseline: return Edges(minY: 1)
    case .bottom, .bottomMargin, .lastBaseline: return Edges(maxY: 1)
    case .centerX, .centerXWithinMargins: return Edges(minX: 0.5, maxX: 0.5)
    case .centerY, .centerYWithinMargins: return Edges(minY: 0.5, maxY: 0.5)
    case .width: return Edges(minX: -1, maxX: 1)
    case .height: return Edges(minY: -1, maxY: 1)
    }
  }
}

extension ViewDrag.EdgeShares {
  static func * (factor: Double, edges: Self) -> Self {
    Self(
      minX: factor * edges.minX, maxX: factor * edges.maxX, minY: factor * edges.minY,
      maxY: factor * edges.maxY)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      minX: left.minX + right.minX, maxX: left.maxX + right.maxX, minY: left.minY + right.minY,
      maxY: left.maxY + right.maxY)
  }
}
