import PlumbGeometry
import PlumbLayoutRendering

extension StudioSession {
  /// What the pointer does.
  mutating func point(_ message: StudioMessage) throws(StudioError) {
    guard let point = message.point else {
      throw .malformed("A pointer message needs “x” and “y”, in points of the canvas.")
    }
    switch message.text("phase") ?? "" {
    case "down": press(at: point, message.modifiers, isDouble: message.number("count") ?? 1 > 1)
    case "move": try drag(to: point, message.modifiers)
    case "up": try letGo(at: point, message.modifiers)
    case "cancel": cancelDrag()
    default: throw .malformed("A pointer message needs a phase: down, move, up or cancel.")
    }
  }

  private mutating func press(at point: Point, _ modifiers: Modifiers, isDouble: Bool) {
    cancelDrag()
    ghost = nil
    var clicked: String?
    let intent: PointerState.Intent
    switch hit(point) {
    case .handle(let handle): intent = .resize(handle: handle)
    case .edge(let board, let edge): intent = .resizeBoard(board, edge: edge)
    case .constraint(let id):
      select([id], modifiers.contains(.shift) ? "toggle" : "replace")
      intent = .mark
    case .view(let id):
      if modifiers.contains(.control) {
        intent = .connect(id)
      } else if modifiers.contains(.shift) {
        select([id], "toggle")
        intent = .move
      } else if selection.contains(id) {
        if selection.count > 1 { clicked = id }
        intent = .move
      } else {
        // A click on what a selected view holds goes for the inner one; a drag begins with what was selected.
        select([id], "replace")
        intent = .move
      }
      if isDouble { update.reveal = id }
    case .nothing:
      if !modifiers.contains(.shift) { select([], "replace") }
      intent = .mark
    }
    pointer = .pressed(
      PointerState.Press(point: point, modifiers: modifiers, intent: intent, clicked: clicked))
  }

  private mutating func drag(to point: Point, _ modifiers: Modifiers) throws(StudioError) {
    switch pointer {
    case .idle, .measuring: measure(at: point, modifiers)
    case .pressed(let press):
      let way = point - press.point
      guard max(abs(way.x), abs(way.y)) * zoom >= PointerState.slop else { return }
      try begin(press)
      if case .pressed = pointer { return }
      try drag(to: point, modifiers)
    case .dragging(let drag): try move(drag, to: point, modifiers)
    case .resizing(let drag): try resize(drag, to: point, modifiers)
    case .marking(var marquee):
      marquee.end = point
      pointer = .marking(marquee)
      let inside = views(in: marquee.rect)
      setSelection(marquee.kept + inside.filter { !marquee.kept.contains($0) })
      update.needs.insert(.overlay)
    case .connecting(var connection):
      connection.end = point
      connection.target = target(of: connection.source, at: point)
      pointer = .connecting(connection)
      update.needs.insert(.overlay)
    }
  }

  private mutating func begin(_ press: PointerState.Press) throws(StudioError) {
    switch press.intent {
    case .move: try beginDrag(press, handle: nil)
    case .resize(let handle): try beginDrag(press, handle: handle)
    case .resizeBoard(let board, let edge): try beginResize(board, edge, press.point)
    case .mark:
      pointer = .marking(PointerState.Marquee(start: press.point, end: press.point, kept: selection))
    case .connect(let id):
      pointer = .connecting(PointerState.Connection(source: id, start: press.point, end: press.point))
    }
  }

  private mutating func letGo(at point: Point, _ modifiers: Modifiers) throws(StudioError) {
    let state = pointer
    pointer = .idle
    switch state {
    case .idle, .measuring: break
    case .pressed(let press): if let id = press.clicked { select([id], "replace") }
    case .dragging(let drag): try finish(drag)
    case .resizing(let drag): finish(drag)
    case .marking: break
    case .connecting(let connection):
      if let target = connection.target?.id {
        try offerConnections(from: connection.source, to: target, way: connection.end - connection.start)
      }
    }
    update.needs.insert(.overlay)
  }

  /// Gives up whatever is dragged; everything is as before.
  mutating func cancelDrag() {
    switch pointer {
    case .dragging(let drag): restore(drag)
    case .resizing(let drag): undrawn.append(drag.scene)
    default: break
    }
    pointer = .idle
    update.needs.insert(.overlay)
  }

  /// Shows how far the selected view is from what lies under the pointer.
  private mutating func measure(at point: Point, _ modifiers: Modifiers) {
    var distances: [Distance] = []
    if modifiers.contains(.option), let id = selection.first, let frame = board(ofView: id)?.frame(of: id),
      case .view(let other) = hit(point), other != id, let there = board(ofView: other)?.frame(of: other)
    {
      distances = Distance.between(frame, there)
    }
    if case .measuring(let old) = pointer, old == distances { return }
    pointer = distances.isEmpty ? .idle : .measuring(distances)
    update.needs.insert(.overlay)
  }

  /// The views that a rectangle of the canvas touches, without those that contain it whole.
  private func views(in rect: Rect) -> [String] {
    var found: [String] = []
    for board in boards where board.extent.intersects(rect) {
      for view in board.picture.scene.views where view.parent != nil && !view.isHidden {
        let frame = view.drawnFrame.moved(by: board.origin)
        guard frame.intersects(rect) else { continue }
        let isAround =
          frame.minX <= rect.minX && frame.minY <= rect.minY && frame.maxX >= rect.maxX
          && frame.maxY >= rect.maxY
        if !isAround { found.append(view.id) }
      }
    }
    return found
  }

  private func target(of source: String, at point: Point) -> (id: String, frame: Rect)? {
    guard case .view(let id) = hit(point), let board = board(ofView: id), let frame = board.frame(of: id),
      board.positions[source] != nil
    else { return nil }
    return (id, frame)
  }
}
