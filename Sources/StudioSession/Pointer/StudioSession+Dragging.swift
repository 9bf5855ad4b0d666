import PlumbAnswers
import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbLayoutRendering
import PlumbMarkup

extension StudioSession {
  /// Begins to move the selected views, or to resize the one that is.
  mutating func beginDrag(_ press: PointerState.Press, handle: String?) throws(StudioError) {
    let ids = selection.filter { isMovable($0) }
    guard let first = ids.first, let board = board(ofView: first) else { return }
    if resized[board.scene] != nil {
      resized[board.scene] = nil
      update.needs.insert(.surroundings)
      restore(board.scene)
      update.status = StudioUpdate.Status("The scene is shown at its own size again, to be changed.")
      pointer = .idle
      return
    }
    let isLive = settings.isLive != press.modifiers.contains(.option)
    guard
      let drag = try drag(
        ids.filter { board.positions[$0] != nil }, on: board, from: press.point, handle: handle,
        isLive: isLive)
    else { return }
    pointer = .dragging(drag)
    if settings.showsTroubles {
      update.patches.append((board.name + "t", "<g id=\"" + board.name + "t\"></g>"))
    }
  }

  /// What there is to know for a drag; nil where nothing can be dragged.
  mutating func drag(
    _ ids: [String], on board: Board, from start: Point, handle: String?, isLive: Bool
  ) throws(StudioError) -> ViewDrag? {
    let scene = board.scene
    let (layout, placed) = try onCanvas { session throws(AnswerError) in
      let layout = try session.layout(ofScene: scene)
      let placed = try session.frames(ofScene: scene)
      _ = try session.changedFrames(ofScene: scene)
      return (layout, placed)
    }
    var frames: [String: Rect] = [:]
    for view in placed { frames[view.id] = view.frame }
    var views: [ViewDrag.Dragged] = []
    // What is in one of them goes along with that.
    let ids = ids.filter { !isInside($0, ids) }
    for id in ids {
      guard let position = layout.scene.views.firstIndex(where: { $0.id == id }),
        let place = board.positions[id],
        let recorded = layout.scene.views[position].recorded
      else { continue }
      views.append(
        ViewDrag.Dragged(
          id: id, frame: board.picture.scene.views[place].drawnFrame, recorded: recorded,
          isUpsideDown: layout.isUpsideDown(ofView: position)))
    }
    guard !views.isEmpty else { return nil }
    let edges = ViewDrag.edges(ofHandle: handle)
    let direction = elsewhere?.environment.direction ?? .leftToRight
    return ViewDrag(
      board: board.name, scene: scene, start: start, edges: edges, views: views,
      followers: isLive ? followers(of: ids, in: layout, direction: direction) : [], isLive: isLive,
      snapping: snapping(for: ids, on: board), shares: Self.shares(handle),
      drawn: board.picture.scene.views.map { $0.drawnFrame }, placed: frames, origin: board.origin)
  }

  /// Whether one of some views contains a view.
  private func isInside(_ id: String, _ ids: [String]) -> Bool {
    var container = items.container(ofView: id)
    while let outer = container {
      if ids.contains(outer) { return true }
      container = items.container(ofView: outer)
    }
    return false
  }

  /// Moves what is dragged, and what depends on it.
  mutating func move(_ drag: ViewDrag, to point: Point, _ modifiers: Modifiers) throws(StudioError) {
    var drag = drag
    drag.way = point - drag.start
    if modifiers.contains(.shift) {
      // Along one axis only.
      if abs(drag.way.x) >= abs(drag.way.y) { drag.way.y = 0 } else { drag.way.x = 0 }
    }
    // Views are put on whole points; finer numbers are typed.
    drag.way = Point(x: drag.way.x.rounded(), y: drag.way.y.rounded())
    drag.lines = []
    if !modifiers.contains(.command), let rect = snapRect(of: drag) {
      let hold = drag.snapping.hold(drag.moved(rect), drag.shares, reach: 5 / zoom)
      drag.way = drag.way + hold.offset
      drag.lines = hold.lines
    }
    try show(drag)
  }

  /// Has the drag show what it comes to.
  mutating func show(_ drag: ViewDrag) throws(StudioError) {
    guard let place = boards.firstIndex(where: { $0.name == drag.board }) else { return }
    var moved: [(view: Int, frame: Rect)] = []
    if drag.isLive {
      let scene = drag.scene
      let changed = try onCanvas { session throws(AnswerError) in
        session.changes = drag.changes
        return try session.changedFrames(ofScene: scene)
      }
      for view in changed {
        guard let position = boards[place].positions[view.id], let before = drag.placed[view.id] else {
          continue
        }
        let drawn = drag.drawn[position]
        moved.append(
          (
            position,
            Rect(
              x: drawn.minX + view.frame.minX - before.minX, y: drawn.minY + view.frame.minY - before.minY,
              width: drawn.width + view.frame.width - before.width,
              height: drawn.height + view.frame.height - before.height)
          ))
      }
    } else {
      let views = boards[place].picture.scene.views
      var offsets: [Int: Point] = [:]
      for (position, view) in views.enumerated() {
        if let own = drag.views.first(where: { $0.id == view.id }) {
          let frame = drag.moved(own.frame)
          offsets[position] = frame.origin - own.frame.origin
          moved.append((position, frame))
        } else if let offset = view.parent.flatMap({ offsets[$0] }) {
          offsets[position] = offset
          moved.append((position, drag.drawn[position].moved(by: offset)))
        }
      }
    }
    boards[place].picture.move(moved, constants: drag.isLive ? drag.changes.constants : [:])
    update.patches += boards[place].picture.views(moved.map { $0.view })
    pointer = .dragging(drag)
    update.needs.insert(.overlay)
  }

  /// Writes what a drag came to.
  mutating func finish(_ drag: ViewDrag) throws(StudioError) {
    try endChanges()
    guard drag.way != Point(x: 0, y: 0) else { return restore(drag) }
    let isMove = drag.edges == ViewDrag.edges(ofHandle: nil)
    let title =
      (isMove ? "Move " : "Resize ") + (drag.views.count == 1 ? items.name(drag.views[0].id) : "views")
    do throws(StudioError) {
      try perform(
        title, .change(try edits(of: drag)), on: drag.views.map { $0.id },
        frames: drag.isLive ? .moved : .none)
      if !undrawn.contains(drag.scene) { restore(drag) }
    } catch {
      restore(drag)
      throw error
    }
  }

  private func edits(of drag: ViewDrag) throws(StudioError) -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    let moved = drag.moved
    for follower in drag.followers {
      guard let constraint = items.constraint(follower.id) else { continue }
      let growth = follower.edges.of(moved)
      if growth == 0 { continue }
      guard constraint.hasBaseConstant else {
        throw .refused(
          "A size class gives “\(items.words(constraint))” its constant: change it in the inspector.")
      }
      edits += ConstantUpdate.edits(of: constraint, constant: constraint.constant + growth)
    }
    for view in drag.views {
      guard let resolved = items.view(view.id) else { continue }
      do throws(FrameWritingError) {
        edits += try FrameWriting.edits(of: resolved, frame: drag.recorded(view))
      } catch {
        throw .refused("\(items.name(view.id)) cannot be moved: \(error.reason.words).")
      }
    }
    return edits
  }

  /// Has a board look as before a drag.
  mutating func restore(_ drag: ViewDrag) {
    document.changes = SceneChanges()
    elsewhere?.changes = SceneChanges()
    restore(drag.scene)
  }

  private mutating func restore(_ scene: Int) {
    if !undrawn.contains(scene) { undrawn.insert(scene, at: 0) }
  }

  private mutating func endChanges() throws(StudioError) {
    _ = try onCanvas { session throws(AnswerError) in session.changes = SceneChanges() }
  }

  // MARK: Snapping

  private func snapping(for ids: [String], on board: Board) -> Snapping {
    let views = board.picture.scene.views
    guard let first = ids.first.flatMap({ board.positions[$0] }) else {
      return Snapping(siblings: [], container: nil, guides: [])
    }
    let parent = views[first].parent
    let siblings = views.indices.filter {
      views[$0].parent == parent && !ids.contains(views[$0].id) && !views[$0].isHidden
    }
    return Snapping(
      siblings: siblings.map { views[$0].alignmentRect }, container: parent.map { views[$0].drawnFrame },
      guides: parent.map { board.guides(ofView: views[$0].id) } ?? [])
  }

  /// What of the views holds on to lines: around all of them, in the coordinates of the root.
  private func snapRect(of drag: ViewDrag) -> Rect? {
    guard let board = boards.first(where: { $0.name == drag.board }) else { return nil }
    var rect: Rect?
    for view in drag.views {
      guard let position = board.positions[view.id] else { continue }
      let insets = board.insets[position]
      let own = Rect(
        x: view.frame.minX + insets.left, y: view.frame.minY + insets.top,
        width: view.frame.width - insets.left - insets.right,
        height: view.frame.height - insets.top - insets.bottom)
      rect = rect.map { $0.union(own) } ?? own
    }
    return rect
  }

  private static func shares(_ handle: String?) -> (x: [Double], y: [Double]) {
    guard let handle else { return ([0, 0.5, 1], [0, 0.5, 1]) }
    let edges = ViewDrag.edges(ofHandle: handle)
    return (
      edges.minX > 0 ? [0] : edges.maxX > 0 ? [1] : [], edges.minY > 0 ? [0] : edges.maxY > 0 ? [1] : []
    )
  }
}
