import PlumbAnswers
import PlumbConstraintSolver
import PlumbLayoutDiagnostics
import PlumbLayoutOperations
import PlumbPageContent
import PlumbSceneDiagnostics

/// What is set in the Pin panel.
struct PinPanel: Hashable, Sendable {
  /// The spaces that are asked for, by the names of sides; nil takes that on the canvas.
  var spaces: [String: PinRequest.Space] = [:]
  /// The neighbours that were chosen, by the names of sides.
  var neighbours: [String: String] = [:]
  var width: PinRequest.Space?
  var height: PinRequest.Space?
  var toMargins = false
  var equalWidths = false
  var equalHeights = false
  var aspectRatio = false
  var frames = FramesAfter.none

  static let sides: [ViewSide] = [.top, .leading, .trailing, .bottom]

  var request: PinRequest {
    var request = PinRequest()
    for side in Self.sides {
      if let space = spaces[side.rawValue] {
        request.spacings.append(PinRequest.Spacing(side, space, to: neighbours[side.rawValue]))
      }
    }
    request.width = width
    request.height = height
    request.toMargins = toMargins
    request.equalWidths = equalWidths
    request.equalHeights = equalHeights
    request.aspectRatio = aspectRatio
    return request
  }
}

extension StudioSession {
  /// Sets something in the Pin panel, or adds what is set there.
  mutating func pin(_ message: StudioMessage) throws(StudioError) {
    update.needs.insert(.popover)
    if message.flag("add") {
      let ids = selectedViews
      guard !ids.isEmpty else { throw .refused("Select a view first.") }
      let (request, frames) = (pin.request, pin.frames)
      try perform(
        "Pin \(ids.count == 1 ? items.name(ids[0]) : "views")", .pin(request), on: ids, frames: frames)
      popover = nil
      return
    }
    let isOn = message.flag("value")
    let name = message.text("set") ?? ""
    switch name {
    case "margins": pin.toMargins = isOn
    case "equal-widths": pin.equalWidths = isOn
    case "equal-heights": pin.equalHeights = isOn
    case "aspect": pin.aspectRatio = isOn
    case "width": pin.width = isOn ? .current : nil
    case "height": pin.height = isOn ? .current : nil
    case "width.points": pin.width = .points(try points(message))
    case "height.points": pin.height = .points(try points(message))
    case "frames": pin.frames = message.text("value").flatMap { FramesAfter(rawValue: $0) } ?? .none
    default:
      let parts = name.split(separator: ".").map { String($0) }
      guard let side = parts.first, PinPanel.sides.contains(where: { $0.rawValue == side }) else {
        throw .malformed("There is nothing to pin called “\(name)”.")
      }
      if parts.count == 1 {
        pin.spaces[side] = isOn ? .current : nil
      } else if parts[1] == "points" {
        pin.spaces[side] = .points(try points(message))
      } else if parts[1] == "kind" {
        pin.spaces[side] = message.text("value") == "standard" ? .standard : .current
      } else {
        throw .malformed("There is nothing to pin called “\(name)”.")
      }
    }
  }

  private func points(_ message: StudioMessage) throws(StudioError) -> Double {
    guard let points = message.points("value") else { throw .refused(Self.noNumber) }
    return points
  }

  mutating func pinForm() -> Form {
    var form = Form(title: "Add new constraints")
    let ids = selectedViews
    guard !ids.isEmpty else {
      form.add([Form.Row([.note("Select a view first.", .faint)])])
      return form
    }
    var rows: [Form.Row] = []
    for side in PinPanel.sides {
      let name = side.rawValue
      var controls: [Form.Control] = [
        .toggle(pin.spaces[name] != nil, name, Form.Action("pin", ("set", name)))
      ]
      if ids.count == 1, let shown = spacing(ids[0], side) {
        controls.append(.number(shown.points, Form.Action("pin", ("set", name + ".points"))))
        controls.append(
          .choice(
            [Form.Option("current", "as it is"), Form.Option("standard", "standard")],
            selected: pin.spaces[name] == .standard ? "standard" : "current",
            Form.Action("pin", ("set", name + ".kind"))))
        controls.append(.note("to " + shown.neighbour, .faint))
      }
      rows.append(Form.Row(controls))
    }
    rows.append(
      Form.Row([.toggle(pin.toMargins, "Constrain to margins", Form.Action("pin", ("set", "margins")))]))
    form.add("Spacing to nearest neighbour", rows)
    form.add("Size", sizeRows(ids))
    form.add(
      [
        Form.Row(
          "Frames",
          [
            .choice(
              [
                Form.Option("none", "stay"), Form.Option("new", "of these follow"),
                Form.Option("moved", "of all that moves follow"),
                Form.Option("all", "of all follow"),
              ], selected: pin.frames.rawValue, Form.Action("pin", ("set", "frames")))
          ])
      ])
    let count = constraintCount(ids)
    form.add(
      [
        Form.Row([
          .button(
            count == 1 ? "Add 1 Constraint" : "Add \(count) Constraints", Form.Action("pin", ("add", "true")),
            isEnabled: count > 0)
        ])
      ])
    return form
  }

  private func sizeRows(_ ids: [String]) -> [Form.Row] {
    var rows: [Form.Row] = []
    let frame = ids.count == 1 ? items.view(ids[0])?.recorded : nil
    for (name, space, current) in [("width", pin.width, frame?.width), ("height", pin.height, frame?.height)]
    {
      var controls: [Form.Control] = [.toggle(space != nil, name, Form.Action("pin", ("set", name)))]
      if let current {
        var points = current
        if case .points(let asked)? = space { points = asked }
        controls.append(.number(points, Form.Action("pin", ("set", name + ".points"))))
      }
      rows.append(Form.Row(controls))
    }
    if ids.count > 1 {
      rows.append(
        Form.Row([
          .toggle(pin.equalWidths, "Equal widths", Form.Action("pin", ("set", "equal-widths"))),
          .toggle(pin.equalHeights, "Equal heights", Form.Action("pin", ("set", "equal-heights"))),
        ]))
    }
    rows.append(Form.Row([.toggle(pin.aspectRatio, "Aspect ratio", Form.Action("pin", ("set", "aspect")))]))
    return rows
  }

  /// The space that a side would get now, and to what.
  private mutating func spacing(_ id: String, _ side: ViewSide) -> (points: Double, neighbour: String)? {
    var request = PinRequest()
    request.toMargins = pin.toMargins
    request.spacings = [PinRequest.Spacing(side, pin.spaces[side.rawValue] ?? .current)]
    guard let constraint = pinned([id], request).first else { return nil }
    let other = [constraint.first.item, constraint.second?.item].compactMap { $0 }.first { $0 != id }
    return (constraint.constant, other.map { items.name($0) } ?? "")
  }

  private mutating func constraintCount(_ ids: [String]) -> Int { pinned(ids, pin.request).count }

  /// The constraints that a request comes to; none where it cannot be done.
  private mutating func pinned(_ ids: [String], _ request: PinRequest) -> [NewConstraint] {
    guard let scene = ids.first.flatMap({ items[$0] })?.scene else { return [] }
    do throws(AnswerError) {
      let operated = OperatedScene(try document.judgement(ofScene: scene))
      let positions = ids.compactMap { id in operated.scene.views.firstIndex { $0.id == id } }
      do throws(OperationError) { return try operated.pinning(positions, request) } catch { return [] }
    } catch {
      return []
    }
  }
}
