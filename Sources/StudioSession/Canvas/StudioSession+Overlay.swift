import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbPageContent

extension StudioSession {
  /// What lies over the canvas: guides, constraints, the frames and handles of what is selected, and what a drag or a look
  /// ahead shows.
  func overlay() -> String {
    var text = OverlayText()
    for board in boards {
      drawEdges(of: board, &text)
      if settings.showsGuides { drawGuides(of: board, &text) }
      for mark in marks(on: board) { draw(mark, on: board, &text) }
      if settings.showsAlignmentRects {
        for view in board.picture.scene.views where view.alignmentRect != view.drawnFrame {
          text.rectangle(view.alignmentRect.moved(by: board.origin), "alignment")
        }
      }
    }
    for id in selection {
      guard let board = board(ofView: id), let frame = board.frame(of: id) else { continue }
      text.rectangle(frame, "selected", id: "sel-" + id)
      if selection.count == 1, isMovable(id) { drawHandles(around: frame, &text) }
    }
    pointer.draw(&text, zoom: zoom)
    ghost?.draw(&text, boards)
    return text.text
  }

  /// Draws lines and label as one thing that can be clicked.
  private func draw(_ mark: ConstraintMark, on board: Board, _ text: inout OverlayText) {
    let id = mark.constraint.id
    let isSelected = selection.contains(id)
    text.group(
      "constraint " + mark.constraint.state.pageName + (isSelected ? " selected" : ""), id: "k-" + id,
      title: items.name(id), at: board.origin, mark.svg(clipPrefix: board.name + "k"))
  }

  /// The constraints that are shown on a board.
  func marks(on board: Board) -> [ConstraintMark] {
    if settings.showsAllConstraints { return board.picture.marks(of: nil, sparingTexts: !pointer.isMoving) }
    var ids: Set<String> = []
    for id in selection {
      switch items[id] {
      case .constraint: ids.insert(id)
      case .view where board.positions[id] != nil:
        for constraint in items.constraints(on: id) { ids.insert(constraint.id) }
      case .guide: for constraint in items.constraints(on: id) { ids.insert(constraint.id) }
      default: break
      }
    }
    if ids.isEmpty { return [] }
    return board.picture.marks(of: ids, sparingTexts: !pointer.isMoving)
  }

  /// The board that a view is on.
  func board(ofView id: String) -> Board? { boards.first { $0.positions[id] != nil } }

  /// Whether a view can be dragged: roots are resized by their edges, and what its superview arranges stays.
  func isMovable(_ id: String) -> Bool { items.view(id)?.parent != nil }

  /// Where handles are, in the order of their names; those in the middle of a side only where it is long enough.
  static func handles(around frame: Rect, zoom: Double = 1) -> [(name: String, place: Point)] {
    let (x, y) = (frame.minX + frame.width / 2, frame.minY + frame.height / 2)
    let least = 30 / zoom
    var handles: [(name: String, place: Point)] = [
      ("nw", Point(x: frame.minX, y: frame.minY)), ("ne", Point(x: frame.maxX, y: frame.minY)),
      ("se", Point(x: frame.maxX, y: frame.maxY)), ("sw", Point(x: frame.minX, y: frame.maxY)),
    ]
    if frame.width >= least {
      handles += [("n", Point(x: x, y: frame.minY)), ("s", Point(x: x, y: frame.maxY))]
    }
    if frame.height >= least {
      handles += [("e", Point(x: frame.maxX, y: y)), ("w", Point(x: frame.minX, y: y))]
    }
    return handles
  }

  private func drawHandles(around frame: Rect, _ text: inout OverlayText) {
    let reach = 3.5 / zoom
    for (name, place) in Self.handles(around: frame, zoom: zoom) {
      let rect = Rect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
      text.rectangle(rect, "handle " + name)
    }
  }

  /// Right and lower edges of roots can be dragged, to see what becomes of their views.
  private func drawEdges(of board: Board, _ text: inout OverlayText) {
    guard canResize(board) else { return }
    let (extent, reach) = (board.extent, 4 / zoom)
    text.rectangle(
      Rect(x: extent.maxX - reach, y: extent.minY, width: 2 * reach, height: extent.height), "edge e")
    text.rectangle(
      Rect(x: extent.minX, y: extent.maxY - reach, width: extent.width, height: 2 * reach), "edge s")
    text.rectangle(
      Rect(x: extent.maxX - reach, y: extent.maxY - reach, width: 3 * reach, height: 3 * reach), "edge se")
  }

  /// Those of roots and of selected views: of all views would be too many to see.
  private func drawGuides(of board: Board, _ text: inout OverlayText) {
    for guide in board.guides where guide.view == board.root || selection.contains(guide.view) {
      text.rectangle(guide.rect.moved(by: board.origin), "guide")
    }
  }

  /// Whether dragging its edges shows a board at other sizes.
  func canResize(_ board: Board) -> Bool { board.isResizable }
}
