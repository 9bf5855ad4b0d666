import PlumbTextOutput

extension Form {
  package func write(_ json: inout JSONText) {
    json.object { json in
      json.member("title", title)
      json.list("sections", sections) { $0.write(&$1) }
    }
  }
}

extension Form.Section {
  fileprivate func write(_ json: inout JSONText) {
    json.object { json in
      json.member("title", title)
      json.list("rows", rows) { $0.write(&$1) }
    }
  }
}

extension Form.Row {
  fileprivate func write(_ json: inout JSONText) {
    json.object { json in
      json.member("label", label)
      json.list("controls", controls) { $0.write(&$1) }
    }
  }
}

extension Form.Control {
  fileprivate func write(_ json: inout JSONText) {
    json.object { json in
      switch self {
      case .text(let text, let action):
        json.member("kind", "text")
        json.member("value", text)
        action.write(&json)
      case .longText(let text, let action):
        json.member("kind", "text")
        json.member("multiline", true)
        json.member("value", text)
        action.write(&json)
      case .number(let number, let action):
        json.member("kind", "number")
        json.member("value", number)
        action.write(&json)
      case .choice(let options, let selected, let action):
        json.member("kind", "choice")
        json.member("value", selected)
        json.list("options", options) { option, json in
          json.object { json in
            json.member("value", option.value)
            json.member("title", option.title)
          }
        }
        action.write(&json)
      case .toggle(let isOn, let title, let action):
        json.member("kind", "toggle")
        json.member("value", isOn)
        json.member("title", title)
        action.write(&json)
      case .button(let title, let action, let isEnabled):
        json.member("kind", "button")
        json.member("title", title)
        json.member("enabled", isEnabled)
        action.write(&json)
      case .link(let title, let action):
        json.member("kind", "link")
        json.member("title", title)
        action.write(&json)
      case .note(let text, let tone):
        json.member("kind", "note")
        json.member("value", text)
        json.member("tone", tone.rawValue)
      case .picture(let svg):
        json.member("kind", "picture")
        json.member("value", svg)
      }
    }
  }
}

extension Form.Action {
  fileprivate func write(_ json: inout JSONText) {
    json.member("do") { json in
      json.object { json in
        json.member("do", command)
        for argument in arguments { json.member(argument.name, argument.value) }
      }
    }
  }
}
