import PlumbGeometry
import PlumbInterfaceBuilder

extension StudioSession {
  /// Selects things by their ids.
  ///
  /// - Parameter mode: `replace`, `toggle` or `add`.
  mutating func select(_ ids: [String], _ mode: String) {
    let known = ids.filter { items[$0] != nil }
    var selected = selection
    switch mode {
    case "toggle":
      for id in known {
        if let place = selected.firstIndex(of: id) { selected.remove(at: place) } else { selected.append(id) }
      }
    default:
      if mode != "add" { selected = [] }
      for id in known where !selected.contains(id) { selected.append(id) }
    }
    setSelection(selected)
  }

  mutating func setSelection(_ ids: [String]) {
    if ids == selection { return }
    selection = ids
    ghost = nil
    if case .question = inspection { inspection = .properties }
    update.needs.formUnion([.selection, .overlay, .inspector, .popover])
  }

  /// The selected views.
  var selectedViews: [String] { selection.filter { items.view($0) != nil } }

  /// What a key on the canvas does.
  mutating func press(_ message: StudioMessage) throws(StudioError) {
    if pointer.isBusy {
      if message.text("key") == "Escape" { cancelDrag() }
      return
    }
    let modifiers = message.modifiers
    let step = modifiers.contains(.shift) ? 10.0 : 1
    switch message.text("key") ?? "" {
    case "ArrowLeft": try nudge(-step, 0, modifiers)
    case "ArrowRight": try nudge(step, 0, modifiers)
    case "ArrowUp": try nudge(0, -step, modifiers)
    case "ArrowDown": try nudge(0, step, modifiers)
    case "Escape":
      if ghost != nil || popover != nil { return close() }
      // Out to what contains it.
      if let id = selection.first, let container = container(of: id) {
        select([container], "replace")
      } else {
        select([], "replace")
      }
    case "Enter": if let id = selection.first, let inner = firstSubview(of: id) { select([inner], "replace") }
    case "Tab": selectNext(modifiers.contains(.shift) ? -1 : 1)
    case "Delete", "Backspace": try delete(selection)
    default: break
    }
  }

  private func container(of id: String) -> String? {
    switch items[id] {
    case .view(let scene, let view):
      items.scenes[scene].views[view].parent.map { items.scenes[scene].views[$0].id }
    case .guide(let scene, let guide): items.scenes[scene].views[items.scenes[scene].guides[guide].owner].id
    case .constraint: items.constraint(id).map { $0.firstItem }.flatMap { viewID(ofItem: $0) }
    case nil: nil
    }
  }

  private func firstSubview(of id: String) -> String? {
    guard case .view(let scene, let view)? = items[id] else { return nil }
    return items.scenes[scene].views.first { $0.parent == view }?.id
  }

  /// Selects the view behind or before the selected one, in document order.
  private mutating func selectNext(_ step: Int) {
    let views = items.scenes.flatMap { $0.views.map { $0.id } }
    guard !views.isEmpty else { return }
    let place = selectedViews.last.flatMap { views.firstIndex(of: $0) }
    let next = place.map { ($0 + step + views.count) % views.count } ?? (step > 0 ? 0 : views.count - 1)
    select([views[next]], "replace")
    update.reveal = views[next]
  }

  /// Moves the selected views; with the option key, the lower right corner.
  private mutating func nudge(_ x: Double, _ y: Double, _ modifiers: Modifiers) throws(StudioError) {
    let ids = selectedViews.filter { isMovable($0) }
    guard let board = ids.first.flatMap({ board(ofView: $0) }) else { return }
    let handle = modifiers.contains(.option) ? "se" : nil
    guard
      var drag = try drag(
        ids.filter { board.positions[$0] != nil }, on: board, from: board.origin, handle: handle,
        isLive: settings.isLive)
    else { return }
    drag.way.x = x
    drag.way.y = y
    try show(drag)
    pointer = .idle
    try finish(drag)
  }
}

extension PointerState {
  /// Whether a drag is on its way, which Escape gives up.
  var isBusy: Bool {
    switch self {
    case .idle, .measuring: false
    case .pressed, .dragging, .resizing, .marking, .connecting: true
    }
  }
}
