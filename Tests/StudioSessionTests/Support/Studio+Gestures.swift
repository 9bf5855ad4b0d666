import PlumbGeometry
import PlumbTextOutput

@testable import PlumbStudioSession

extension Studio {
  /// Sends what the pointer does, and does not wait.
  @discardableResult
  mutating func pointer(
    _ phase: String, _ point: Point, _ mods: [String] = [], clicks: Int = 1
  ) -> JSONValue {
    tell(
      "pointer",
      [
        "phase": .string(phase), "x": .number(point.x), "y": .number(point.y), "mods": .strings(mods),
        "count": .number(Double(clicks)),
      ])
  }

  mutating func click(_ point: Point, _ mods: [String] = []) {
    pointer("down", point, mods)
    pointer("up", point, mods)
    rest()
  }

  /// Clicks into the middle of a view.
  mutating func click(view id: String, _ mods: [String] = []) {
    if let frame = frame(id) { click(frame.center, mods) }
  }

  /// Drags from one point to another in some steps, and holds the button.
  mutating func hold(_ start: Point, by way: Point, _ mods: [String] = [], steps: Int = 3) {
    pointer("down", start, mods)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      pointer("move", Point(x: start.x + way.x * share, y: start.y + way.y * share), mods)
    }
  }

  /// Drags from one point by a way, and lets go.
  mutating func drag(_ start: Point, by way: Point, _ mods: [String] = [], steps: Int = 3) {
    hold(start, by: way, mods, steps: steps)
    pointer("up", start + way, mods)
    let said = status
    rest()
    keep(said)
  }

  /// Drags the middle of a view without holding on to lines.
  mutating func drag(view id: String, by x: Double, _ y: Double, _ mods: [String] = ["meta"]) {
    if let frame = frame(id) { drag(frame.center, by: Point(x: x, y: y), mods) }
  }

  mutating func key(_ key: String, _ mods: [String] = []) {
    tell("key", ["key": .string(key), "mods": .strings(mods)])
    waitKeepingStatus()
  }

  mutating func select(_ ids: [String]) {
    tell("select", ["ids": .strings(ids), "mode": "replace"])
    rest()
  }

  mutating func set(_ id: String, _ property: String, _ value: JSONValue) {
    tell("set", ["id": .string(id), "property": .string(property), "value": value])
    waitKeepingStatus()
  }

  /// Does what a control does when it is used.
  mutating func use(_ action: JSONValue?, value: JSONValue? = nil) {
    guard var action else { return }
    if let value { action = action.with("value", value) }
    send(action.text)
    waitKeepingStatus()
  }

  mutating func undo() {
    tell("undo")
    waitKeepingStatus()
  }
  mutating func redo() {
    tell("redo")
    waitKeepingStatus()
  }

  /// Waits; what the answer before said stays.
  mutating func waitKeepingStatus() {
    let said = status
    rest()
    keep(said)
  }
}
