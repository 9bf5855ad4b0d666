import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbPageContent
import PlumbTextMetrics
import PlumbTextOutput

extension StudioSession {
  /// The surroundings in which the canvas shows the document.
  var environment: Environment { elsewhere?.environment ?? document.environment }

  /// Shows the document in other surroundings.
  mutating func show(in environment: Environment) {
    cancelDrag()
    resized = [:]
    if environment == document.environment {
      elsewhere = nil
    } else {
      var session = elsewhere ?? document
      session.environment = environment
      elsewhere = session
    }
    undrawn = Array(document.document.scenes.indices)
    renewPreview()
    update.needs.formUnion([.surroundings, .overlay, .inspector, .outline])
  }

  /// Changes something of the surroundings: `what` to `value`.
  mutating func surround(_ message: StudioMessage) throws(StudioError) {
    var environment = environment
    environment.exercise = nil
    let value = message.text("value") ?? ""
    let isOn = message.flag("value")
    switch message.text("what") ?? "" {
    case "device": environment.device = value.isEmpty ? nil : Device.named(value)
    case "landscape":
      environment.orientation =
        isOn ? .landscape : document.document.orientation == .landscape ? .portrait : nil
    case "rtl": environment.direction = isOn ? .rightToLeft : .leftToRight
    case "double": environment.texts.doublesStrings = isOn
    case "text-size":
      environment.texts.category = ContentSizeCategory.allCases.first { $0.name == value }
    case "measured": environment.content = isOn ? .measured : .recorded
    case "own": environment = Environment()
    default: throw .malformed("There is nothing around a document called “\(message.text("what") ?? "")”.")
    }
    show(in: environment)
  }

  func surroundingsJSON() -> String {
    let environment = environment
    let own = document.document
    var rows: [Form.Row] = []
    func action(_ what: String) -> Form.Action { Form.Action("surround", ("what", what)) }
    if own.platform != .macOS {
      let devices = Device.all.filter { own.heeds($0) }
      let ownTitle = own.device(in: Environment())?.title ?? "the document’s own"
      let options =
        [Form.Option("", "As saved: \(ownTitle)")] + devices.map { Form.Option($0.name, $0.title) }
      rows.append(
        Form.Row("Device", [.choice(options, selected: environment.device?.name ?? "", action("device"))]))
      let orientation = environment.orientation ?? own.orientation
      rows.append(Form.Row([.toggle(orientation == .landscape, "Landscape", action("landscape"))]))
      if own.platform == .iOS {
        let sizes =
          [Form.Option("", "As saved")] + ContentSizeCategory.allCases.map { Form.Option($0.name, $0.name) }
        rows.append(
          Form.Row(
            "Text", [.choice(sizes, selected: environment.texts.category?.name ?? "", action("text-size"))]))
      }
    }
    rows.append(Form.Row([.toggle(environment.direction == .rightToLeft, "Right to left", action("rtl"))]))
    rows.append(
      Form.Row([.toggle(environment.texts.doublesStrings, "Double-length strings", action("double"))]))
    rows.append(
      Form.Row([.toggle(environment.content == .measured, "Measured contents", action("measured"))]))
    rows.append(
      Form.Row([
        .button(
          "As saved", action("own"), isEnabled: environment != Environment() || !resized.isEmpty)
      ]))
    rows.append(Form.Row([.button("Exercise ambiguity", Form.Action("ask", ("about", "exercise")))]))
    var form = Form(title: "Surroundings")
    form.add(rows)
    var json = JSONText()
    json.object { json in json.member("form") { form.write(&$0) } }
    return json.text
  }
}
