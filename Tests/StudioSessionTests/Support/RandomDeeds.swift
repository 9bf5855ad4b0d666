import PlumbGeometry
import PlumbTextOutput
import TestSupport

@testable import PlumbStudioSession

/// Something that somebody may do, drawn by lot; junk included.
extension Studio {
  /// Does it, and says what it was.
  mutating func anything(_ generator: inout SeededGenerator) -> String {
    var deed: String
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...5: deed = anyDrag(&generator)
    case 6...8: deed = anySelection(&generator)
    case 9: deed = anyKey(&generator)
    case 10...17: deed = anyCommand(&generator)
    default: deed = anyInterruptedDrag(&generator)
    }
    // Back to the document's own surroundings, which a new session shows.
    if deed.contains("surround") || deed.contains("exercise") || session.resized.isEmpty == false {
      deed += ", " + sendSaying(JSONValue.message("surround", ["what": "own"]))
    }
    rest()
    // What is tried lies over the canvas, and is no part of the document.
    if session.ghost != nil { sendSaying(JSONValue.message("close")) }
    rest()
    return deed
  }

  var anyIDs: [String] {
    session.items.scenes.flatMap { $0.views.map(\.id) + $0.constraints.map(\.id) + $0.guides.map(\.id) }
  }

  private func anyID(_ generator: inout SeededGenerator) -> String {
    let ids = anyIDs
    return Int.random(in: 0..<15, using: &generator) == 0 || ids.isEmpty ? "no such id" : ids.pick(&generator)
  }

  private func anyView(_ generator: inout SeededGenerator) -> String? {
    let views = session.boards.flatMap { $0.picture.scene.views.map(\.id) }
    return views.isEmpty ? nil : views.pick(&generator)
  }

  /// A point on a view, at a corner of one, or anywhere near a board.
  private func anyPoint(_ generator: inout SeededGenerator) -> Point {
    guard let id = anyView(&generator), let frame = frame(id) else { return Point(x: 0, y: 0) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return StudioSession.handles(around: frame).pick(&generator).place
    case 1:
      return Point(
        x: frame.minX + Double.random(in: -50...400, using: &generator),
        y: frame.minY + Double.random(in: -50...400, using: &generator))
    case 2: return session.boards.map { Point(x: $0.extent.maxX, y: $0.extent.center.y) }.pick(&generator)
    default: return frame.center
    }
  }

  private func anyMods(_ generator: inout SeededGenerator) -> [String] {
    ["shift", "alt", "ctrl", "meta"].filter { _ in Int.random(in: 0..<6, using: &generator) == 0 }
  }

  /// Sends a message, and gives it back for the record.
  @discardableResult
  mutating func sendSaying(_ message: JSONValue) -> String {
    send(message.text)
    return message.text
  }

  private mutating func anyDrag(_ generator: inout SeededGenerator) -> String {
    let (start, mods) = (anyPoint(&generator), anyMods(&generator))
    let way = Point(
      x: Double(Int.random(in: -60...60, using: &generator)),
      y: Double(Int.random(in: -60...60, using: &generator)))
    hold(start, by: way, mods)
    let end = ["up", "up", "up", "cancel", "Escape"].pick(&generator)
    if end == "Escape" { tell("key", ["key": "Escape"]) } else { pointer(end, start + way, mods) }
    return "drag \(start) by \(way) \(mods) \(end)"
  }

  /// A drag in the middle of which something else happens.
  private mutating func anyInterruptedDrag(_ generator: inout SeededGenerator) -> String {
    let (start, mods) = (anyPoint(&generator), anyMods(&generator))
    hold(start, by: Point(x: 17, y: 9), mods)
    let between = anyCommand(&generator)
    pointer("move", start + Point(x: 20, y: 30), mods)
    pointer("up", start + Point(x: 20, y: 30), mods)
    return "drag \(start) \(mods), during it \(between)"
  }

  private mutating func anySelection(_ generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<3, using: &generator) == 0 {
      let (point, mods) = (anyPoint(&generator), anyMods(&generator))
      pointer("down", point, mods)
      pointer("up", point, mods)
      return "click \(point) \(mods)"
    }
    let ids = (0..<Int.random(in: 0...4, using: &generator)).map { _ in anyID(&generator) }
    let mode: JSONValue = ["replace", "replace", "toggle", "add"].pick(&generator)
    return sendSaying(JSONValue.message("select", ["ids": .strings(ids), "mode": mode]))
  }

  private mutating func anyKey(_ generator: inout SeededGenerator) -> String {
    let key = ["ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight", "Escape", "Enter", "Tab", "Delete", "F"]
      .pick(
        &generator)
    let mods = anyMods(&generator)
    return sendSaying(JSONValue.message("key", ["key": .string(key), "mods": .strings(mods)]))
  }

  private mutating func anyCommand(_ generator: inout SeededGenerator) -> String {
    var ids: [String] = []
    for _ in 0..<2 { ids.append(anyID(&generator)) }
    return sendSaying(JSONValue.anyCommand(ids, constraints: anyConstraints, &generator))
  }

  private var anyConstraints: [String] { session.items.scenes.flatMap { $0.constraints.map(\.id) } }
}
