import PlumbAnswers

extension StudioSession {
  /// Does what a message asks for.
  mutating func obey(_ message: StudioMessage) throws(StudioError) {
    // A drag cannot go on with numbers of a document that has become another.
    if !["rest", "camera", "pointer", "key", "saved"].contains(message.command) { cancelDrag() }
    switch message.command {
    case "rest": try rest()
    case "camera": turnCamera(message)
    case "pointer": try point(message)
    case "key": try press(message)
    case "select": select(message.texts("ids"), message.text("mode") ?? "replace")
    case "undo": try undo()
    case "redo": try redo()
    case "operate": try operate(message)
    case "pin": try pin(message)
    case "align": try align(message)
    case "set": try set(message)
    case "connect": try connect(message)
    case "show": try show(message)
    case "surround": try surround(message)
    case "ask": try ask(message)
    case "fix": try fix(message)
    case "popover": try open(message)
    case "close": close()
    case "preview": try preview(message)
    case "save": try offerSave()
    case "saved": noteSaved()
    case "write": write()
    default: throw .malformed("There is no command “\(message.command)”.")
    }
  }

  private mutating func turnCamera(_ message: StudioMessage) {
    guard let zoom = message.number("zoom"), zoom.isFinite, zoom > 0 else { return }
    self.zoom = min(max(zoom, 0.01), 64)
    update.needs.insert(.overlay)
  }
}
