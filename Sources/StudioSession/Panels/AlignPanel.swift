import PlumbAnswers
import PlumbAutoLayout
import PlumbLayoutOperations
import PlumbPageContent

/// What is set in the Align panel.
struct AlignPanel: Hashable, Sendable {
  var attributes: [Attribute] = []
  var inContainerX = false
  var inContainerY = false
  var offset = 0.0

  private static let choices: [(attribute: Attribute, title: String)] = [
    (.leading, "Leading edges"), (.trailing, "Trailing edges"), (.top, "Top edges"),
    (.bottom, "Bottom edges"),
    (.centerX, "Horizontal centres"), (.centerY, "Vertical centres"), (.firstBaseline, "First baselines"),
    (.lastBaseline, "Last baselines"),
  ]

  var request: AlignRequest {
    var request = AlignRequest()
    request.attributes = attributes
    request.inContainerX = inContainerX
    request.inContainerY = inContainerY
    request.offset = offset
    return request
  }

  var count: Int { attributes.count + (inContainerX ? 1 : 0) + (inContainerY ? 1 : 0) }

  /// - Parameter views: How many are selected.
  func form(_ views: Int) -> Form {
    var form = Form(title: "Add new alignment constraints")
    guard views > 0 else {
      form.add(
        [Form.Row([.note("Select a view first; several for alignment with one another.", .faint)])])
      return form
    }
    if views > 1 {
      form.add(
        "With one another",
        Self.choices.map { attribute, title in
          let action = Form.Action("align", ("set", attribute.documentName))
          return Form.Row([.toggle(attributes.contains(attribute), title, action)])
        })
    }
    form.add(
      "In the container",
      [
        Form.Row([.toggle(inContainerX, "Horizontally", Form.Action("align", ("set", "container-x")))]),
        Form.Row([.toggle(inContainerY, "Vertically", Form.Action("align", ("set", "container-y")))]),
      ])
    form.add([Form.Row("Offset", [.number(offset, Form.Action("align", ("set", "offset")))])])
    let added = attributes.count * (views - 1) + (count - attributes.count) * views
    form.add(
      [
        Form.Row([
          .button(
            added == 1 ? "Add 1 Constraint" : "Add \(added) Constraints",
            Form.Action("align", ("add", "true")),
            isEnabled: added > 0)
        ])
      ])
    return form
  }

  /// Sets something; false where there is nothing of that name.
  mutating func set(_ name: String, _ message: StudioMessage) -> Bool {
    let isOn = message.flag("value")
    switch name {
    case "container-x": inContainerX = isOn
    case "container-y": inContainerY = isOn
    case "offset": offset = message.points("value") ?? 0
    default:
      guard let chosen = Self.choices.first(where: { $0.attribute.documentName == name }) else {
        return false
      }
      attributes.removeAll { $0 == chosen.attribute }
      if isOn { attributes.append(chosen.attribute) }
    }
    return true
  }
}

extension StudioSession {
  /// Sets something in the Align panel, or adds what is set there.
  mutating func align(_ message: StudioMessage) throws(StudioError) {
    update.needs.insert(.popover)
    if message.flag("add") {
      let ids = selectedViews
      guard !ids.isEmpty else { throw .refused("Select a view first.") }
      try perform(
        "Align \(ids.count == 1 ? items.name(ids[0]) : "views")", .align(align.request), on: ids,
        frames: framesAfter)
      popover = nil
      return
    }
    guard align.set(message.text("set") ?? "", message) else {
      throw .malformed("There is nothing to align called “\(message.text("set") ?? "")”.")
    }
  }
}
