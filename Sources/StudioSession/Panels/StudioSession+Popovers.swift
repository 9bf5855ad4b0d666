import PlumbAnswers
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbPageContent
import PlumbTextOutput

extension StudioSession {
  /// Opens a panel, or closes it where it is open.
  mutating func open(_ message: StudioMessage) throws(StudioError) {
    let chosen: Popover
    switch message.text("kind") ?? "" {
    case "pin": chosen = .pin
    case "align": chosen = .align
    case "resolve": chosen = .resolve
    case "view": chosen = .view
    case "find": chosen = .find("")
    case "explain": chosen = .explain("")
    case "help": chosen = .help
    case "save": chosen = .save
    case "preview": return try togglePreview()
    case "connect":
      let views = selectedViews
      guard let first = views.first, views.count <= 2 else {
        throw .refused("Select one view, or two, to make a constraint between them.")
      }
      let target = views.count == 2 ? views[1] : items.container(ofView: first) ?? first
      try offerConnections(from: first, to: target, way: nil)
      return
    default: throw .malformed("There is no panel “\(message.text("kind") ?? "")”.")
    }
    if case .pin = chosen {
      pin = PinPanel()
      pin.frames = framesAfter
    }
    if case .align = chosen { align = AlignPanel() }
    popover = popover?.name == chosen.name ? nil : chosen
    ghost = nil
    update.needs.formUnion([.popover, .overlay])
  }

  mutating func close() {
    popover = nil
    ghost = nil
    update.needs.formUnion([.popover, .overlay])
  }

  mutating func popoverJSON() -> String {
    guard let popover else { return "null" }
    let form: Form
    switch popover {
    case .pin: form = pinForm()
    case .align: form = align.form(selectedViews.count)
    case .resolve: form = resolveForm()
    case .view: form = viewForm()
    case .save: form = saveForm()
    case .help: form = Form.help
    case .connect(let source, let target, let isHorizontal, let isVertical):
      form = connectForm(source, target, isHorizontal: isHorizontal, isVertical: isVertical)
    case .issue(let place): form = issueForm(place)
    case .trial(let trial): form = trial.form
    case .find(let text): form = findForm(text)
    case .explain(let log): form = explainForm(log)
    }
    var json = JSONText()
    json.object { json in
      json.member("kind", popover.name)
      json.member("form") { form.write(&$0) }
    }
    return json.text
  }

  private func resolveForm() -> Form {
    var form = Form(title: "Resolve Auto Layout issues")
    let views = selectedViews
    for (scope, title, isEnabled) in [
      ("selection", "Selected views", !views.isEmpty),
      ("scene", "All views in the scene", !selection.isEmpty),
      ("all", "All views in the document", true),
    ] {
      form.add(
        title,
        ResolveMenu.all.map { entry in
          Form.Row([
            .button(
              entry.title, Form.Action("operate", ("name", entry.name), ("scope", scope)),
              isEnabled: isEnabled)
          ])
        })
    }
    return form
  }

  private func viewForm() -> Form {
    var form = Form(title: "View")
    let switches = [
      ("live", "Frames follow constraints, constraints follow drags", settings.isLive),
      ("allConstraints", "Constraints of all views", settings.showsAllConstraints),
      ("alignmentRects", "Alignment rectangles", settings.showsAlignmentRects),
      ("guides", "Layout guides and margins", settings.showsGuides),
      ("troubles", "What is misplaced or ambiguous", settings.showsTroubles),
    ]
    form.add(
      switches.map { name, title, isOn in
        Form.Row([.toggle(isOn, title, Form.Action("show", ("what", name)))])
      })
    return form
  }

  mutating func show(_ message: StudioMessage) throws(StudioError) {
    let isOn = message.flag("value")
    switch message.text("what") ?? "" {
    case "live": settings.isLive = isOn
    case "allConstraints": settings.showsAllConstraints = isOn
    case "alignmentRects": settings.showsAlignmentRects = isOn
    case "guides": settings.showsGuides = isOn
    case "troubles":
      settings.showsTroubles = isOn
      update.boards += boards.map { $0.name }
    default: throw .malformed("There is nothing to show called “\(message.text("what") ?? "")”.")
    }
    update.needs.formUnion([.document, .overlay, .popover])
  }

  private func saveForm() -> Form {
    let diff = savedDiff()
    var form = Form(title: diff.isEmpty ? "Nothing to save" : "Save \(document.name)")
    if diff.isEmpty {
      form.add([Form.Row([.note("The document is as it was opened or saved last.", .faint)])])
      return form
    }
    form.add("What changes", [Form.Row([.note(diff, .code)])])
    form.add(
      [Form.Row([.button("Save", Form.Action("write")), .button("Cancel", Form.Action("close"))])])
    return form
  }

  private func findForm(_ text: String) -> Form {
    var form = Form(title: "Find")
    form.add([Form.Row("Name, class, id or text", [.text(text, Form.Action("ask", ("about", "find")))])])
    let found = text.isEmpty ? [] : items.found(text)
    form.add(
      text.isEmpty ? "" : found.isEmpty ? "Nothing found" : "\(found.count) found",
      found.prefix(60).map { id, title in
        Form.Row([.link(title, Form.Action("ask", ("about", "reveal"), ("id", id)))])
      })
    return form
  }
}

extension Form {
  static let help: Form = {
    var form = Form(title: "Keys and pointer")
    let lines = [
      ("Drag", "move; ⌥ moves the frame alone, ⇧ keeps to one axis, ⌘ does not hold on to lines"),
      ("Handles", "resize"), ("⌃ drag", "make a constraint between two views"),
      ("Right and lower edge of a screen", "other sizes of it"),
      ("⌥ over a view", "distances from the selected one"),
      ("Arrows", "move by 1, with ⇧ by 10; with ⌥ resize"), ("Tab, ⇧ Tab", "next and previous view"),
      ("Enter, Escape", "into a view, and out of it"), ("Delete", "delete the selected constraints"),
      ("⌘Z, ⇧⌘Z", "undo, redo (⌘ is Ctrl where there is no ⌘)"), ("⌘S", "save, after a look at the changes"),
      ("⌘F", "find"),
      ("Space drag, wheel", "move the canvas"), ("+, −", "enlarge, reduce"),
      ("0, 1, 2", "everything, actual size, the selection"), ("3", "exploded view"),
      ("F6", "next part of the window"),
    ]
    form.add(lines.map { Form.Row($0.0, [.words($0.1)]) })
    return form
  }()
}

extension Popover.Trial {
  var form: Form {
    var form = Form(title: title)
    form.add(remarks.map { Form.Row([.words($0)]) })
    if !diff.isEmpty { form.add("What changes", [Form.Row([.note(diff, .code)])]) }
    form.add(
      [
        Form.Row([
          .button("Apply", Form.Action("fix", ("apply", "true")), isEnabled: !diff.isEmpty),
          .button("Cancel", Form.Action("close")),
        ])
      ])
    return form
  }
}
