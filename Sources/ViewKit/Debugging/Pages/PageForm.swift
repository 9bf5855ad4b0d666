import CoreGraphics
internal import PlumbTextOutput

/// What the page's inspector and panels show, in the words of the studio's page: sections of rows of controls.
struct PageForm {
  enum Control {
    case words(String)
    case faint(String)
    case warning(String)
    case error(String)
    /// Selects something.
    case link(String, id: String)
    case exercise(id: String)
    /// An SVG document.
    case picture(String)
  }

  struct Row {
    var label = ""
    var controls: [Control]
  }

  struct Section {
    var title = ""
    var rows: [Row]
  }

  var title: String
  var sections: [Section] = []

  /// Adds a section, unless nothing is in it.
  mutating func add(_ rows: [Row], under title: String = "") {
    if !rows.isEmpty { sections.append(Section(title: title, rows: rows)) }
  }
}

extension PageForm {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("title", title)
      json.list("sections", sections) { section, json in
        json.object { json in
          json.member("title", section.title)
          json.list("rows", section.rows) { row, json in
            json.object { json in
              json.member("label", row.label)
              json.list("controls", row.controls) { $0.write(to: &$1) }
            }
          }
        }
      }
    }
  }
}

extension PageForm.Control {
  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      switch self {
      case .words(let text): Self.note(text, "plain", &json)
      case .faint(let text): Self.note(text, "faint", &json)
      case .warning(let text): Self.note(text, "warning", &json)
      case .error(let text): Self.note(text, "error", &json)
      case .link(let title, let id):
        json.member("kind", "link")
        json.member("title", title)
        json.member("do", json: #"{"do":"select","ids":["# + JSONText.quoted(id) + "]}")
      case .exercise(let id):
        json.member("kind", "button")
        json.member("title", "Exercise Ambiguity")
        json.member("do", json: #"{"do":"ask","about":"exercise","id":"# + JSONText.quoted(id) + "}")
      case .picture(let svg):
        json.member("kind", "picture")
        json.member("value", svg)
      }
    }
  }

  private static func note(_ text: String, _ tone: String, _ json: inout JSONText) {
    json.member("kind", "note")
    json.member("value", text)
    json.member("tone", tone)
  }
}

extension JSONText {
  mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (Element, inout JSONText) -> Void
  ) {
    member(name) { json in json.array { json in for element in elements { write(element, &json) } } }
  }
}
