import PlumbAnswers
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutRendering
import PlumbMarkup
import PlumbPageContent
import PlumbTextOutput

extension StudioSession {
  mutating func inspectorJSON() -> String {
    let form: Form
    switch inspection {
    case .properties: form = propertiesForm()
    case .why, .question: form = whyForm()
    }
    var json = JSONText()
    json.object { json in
      json.member("tabs") { json in
        json.array { json in
          for (id, title) in [("properties", "Size"), ("why", "Why")] {
            json.object { json in
              json.member("id", id)
              json.member("title", title)
            }
          }
        }
      }
      json.member("tab", inspection == .properties ? "properties" : "why")
      json.member("form") { form.write(&$0) }
    }
    return json.text
  }

  private mutating func propertiesForm() -> Form {
    guard let id = selection.first else { return documentForm() }
    if selection.count > 1 { return severalForm() }
    switch items[id] {
    case .view(let scene, let view): return viewForm(items.scenes[scene].views[view], scene)
    case .constraint(let scene, let place): return constraintForm(items.scenes[scene].constraints[place])
    case .guide: return guideForm(id)
    case nil: return documentForm()
    }
  }

  private func documentForm() -> Form {
    let own = document.document
    var form = Form(title: document.name)
    let views = items.scenes.reduce(0) { $0 + $1.views.count }
    let constraints = items.scenes.reduce(0) { $0 + $1.constraints.count }
    form.add(
      [
        Form.Row("Platform", [.words(own.platform.title)]),
        Form.Row("Saved by", [.words("Interface Builder \(own.release.build)")]),
        Form.Row("Device", [.words(own.device(in: Environment())?.title ?? own.deviceName ?? "none")]),
        Form.Row("Scenes", [.words(String(own.scenes.count))]), Form.Row("Views", [.words(String(views))]),
        Form.Row("Constraints", [.words(String(constraints))]),
      ])
    form.add([Form.Row([.note("Select a view or a constraint to see its numbers.", .faint)])])
    return form
  }

  private func severalForm() -> Form {
    var form = Form(title: "\(selection.count) selected")
    form.add(
      selection.prefix(40).map {
        Form.Row([.link(items.name($0), Form.Action("ask", ("about", "reveal"), ("id", $0)))])
      })
    return form
  }

  private func guideForm(_ id: String) -> Form {
    var form = Form(title: items.name(id))
    form.add("Constraints", constraintRows(on: id))
    return form
  }

  private mutating func viewForm(_ view: ResolvedView, _ scene: Int) -> Form {
    var form = Form(title: items.name(view.id))
    form.add(
      [
        Form.Row("Class", [.words(view.customClass ?? view.element.name)]),
        Form.Row("Id", [.note(view.id, .faint)]),
      ])
    if let frame = view.recorded {
      func number(_ name: String, _ value: Double) -> Form.Control {
        .number(value, Form.Action("set", ("id", view.id), ("property", name)))
      }
      form.add(
        "Frame, as recorded",
        [
          Form.Row("x, y", [number("x", frame.minX), number("y", frame.minY)]),
          Form.Row("Size", [number("width", frame.width), number("height", frame.height)]),
        ])
    }
    form.add("Layout", layoutRows(view, scene))
    form.add("Constraints", constraintRows(on: view.id))
    let attributes = view.attributes
    func priority(_ title: String, _ property: String, _ value: Double?, _ usual: String) -> Form.Row {
      let action = Form.Action("set", ("id", view.id), ("property", property))
      return Form.Row(title, value.map { [.number($0, action)] } ?? [.text(usual, action)])
    }
    form.add(
      "Content hugging",
      [
        priority("Horizontal", "horizontalHuggingPriority", attributes.horizontalHuggingPriority, "default"),
        priority("Vertical", "verticalHuggingPriority", attributes.verticalHuggingPriority, "default"),
      ])
    form.add(
      "Compression resistance",
      [
        priority(
          "Horizontal", "horizontalCompressionResistancePriority",
          attributes.horizontalCompressionResistancePriority, "default"),
        priority(
          "Vertical", "verticalCompressionResistancePriority",
          attributes.verticalCompressionResistancePriority,
          "default"),
      ])
    return form
  }

  /// What the layout makes of a view: its frame, what constraints act on, and the size of its content.
  private mutating func layoutRows(_ view: ResolvedView, _ scene: Int) -> [Form.Row] {
    let layout: SceneLayout
    do throws(StudioError) {
      layout = try onCanvas { session throws(AnswerError) in try session.layout(ofScene: scene) }
    } catch {
      return [Form.Row([.note(error.message, .error)])]
    }
    guard let position = layout.scene.views.firstIndex(where: { $0.id == view.id }) else {
      return [Form.Row([.note("It is not installed in these surroundings.", .faint)])]
    }
    let node = layout.viewNodes[position]
    var rows: [Form.Row] = []
    let frame = layout.documentFrame(ofView: position)
    rows.append(
      Form.Row(
        "Frame",
        [
          .link(Self.words(frame), Form.Action("ask", ("about", "why"), ("number", view.id)))
        ]))
    if let rect = layout.tree.alignmentRect(of: node), let own = layout.tree.frame(of: node), rect != own {
      rows.append(Form.Row("Alignment", [.words(Self.words(rect))]))
    }
    let content = layout.tree.contentSize(of: node)
    func extent(_ value: Double?) -> String { value.map { $0.points } ?? "none" }
    if content.width != nil || content.height != nil {
      rows.append(
        Form.Row("Intrinsic", [.words(extent(content.width) + " × " + extent(content.height))]))
    }
    if let board = board(ofView: view.id), let place = board.positions[view.id] {
      let shown = board.picture.scene.views[place]
      if !shown.remark.isEmpty { rows.append(Form.Row("", [.note(shown.remark, .warning)])) }
      if !shown.doubt.isEmpty { rows.append(Form.Row("", [.note("In doubt: " + shown.doubt, .faint)])) }
    }
    return rows
  }

  private static func words(_ rect: Rect) -> String {
    rect.minX.points + ", " + rect.minY.points + " · " + rect.width.points + " × " + rect.height.points
  }

  /// The constraints on something: what they say, and their constants.
  private func constraintRows(on id: String) -> [Form.Row] {
    items.constraints(on: id).map { constraint in
      Form.Row([
        .link(items.words(constraint), Form.Action("select", ("ids", constraint.id))),
        .number(
          constraint.constant, Form.Action("set", ("id", constraint.id), ("property", "constant"))),
      ])
    }
  }

  private func constraintForm(_ constraint: ResolvedConstraint) -> Form {
    var form = Form(title: items.words(constraint))
    func action(_ property: String) -> Form.Action {
      Form.Action("set", ("id", constraint.id), ("property", property))
    }
    func item(_ id: String, _ attribute: Attribute) -> Form.Control {
      .link(items.name(id) + "." + attribute.documentTitle, Form.Action("select", ("ids", id)))
    }
    var rows = [Form.Row("First item", [item(constraint.firstItem, constraint.firstAttribute)])]
    let relation = ConstraintElement(constraint.element).relation ?? "equal"
    rows.append(
      Form.Row(
        "Relation",
        [
          .choice(
            [
              Form.Option("equal", "="), Form.Option("lessThanOrEqual", "≤"),
              Form.Option("greaterThanOrEqual", "≥"),
            ], selected: relation, action("relation"))
        ]))
    if let second = constraint.secondItem, let attribute = constraint.secondAttribute {
      rows.append(Form.Row("Second item", [item(second, attribute)]))
    }
    rows.append(Form.Row("Constant", [.number(constraint.constant, action("constant"))]))
    if constraint.secondItem != nil {
      let written = ConstraintElement(constraint.element).multiplier ?? "1"
      rows.append(Form.Row("Multiplier", [.text(written, action("multiplier"))]))
    }
    rows.append(Form.Row("Priority", [.number(constraint.priority.value, action("priority"))]))
    rows.append(
      Form.Row("Identifier", [.text(ConstraintWordsText.identifier(constraint), action("identifier"))]))
    rows.append(Form.Row("Id", [.note(constraint.id, .faint)]))
    form.add(rows)
    var buttons: [Form.Control] = []
    if constraint.secondItem != nil { buttons.append(.button("Swap Items", action("swap"))) }
    buttons.append(.button("Delete", action("delete")))
    form.add([Form.Row(buttons)])
    return form
  }
}

extension Attribute {
  /// As the inspector calls it.
  var documentTitle: String { name.description }
}
