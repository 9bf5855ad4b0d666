/// What a panel shows, as data: a page draws it without knowing what it is about.
struct Form: Hashable, Sendable {
  var title: String
  var sections: [Section] = []

  struct Section: Hashable, Sendable {
    var title = ""
    var rows: [Row] = []
  }

  struct Row: Hashable, Sendable {
    var label = ""
    var controls: [Control]

    init(_ label: String, _ controls: [Control]) {
      self.label = label
      self.controls = controls
    }

    init(_ controls: [Control]) { self.init("", controls) }
  }

  /// Something that a person reads or changes. What has an action sends it when it is used, with `value` added where there is
  /// one.
  enum Control: Hashable, Sendable {
    case text(String, Action)
    /// A text of several lines.
    case longText(String, Action)
    case number(Double, Action)
    case choice([Option], selected: String, Action)
    case toggle(Bool, String, Action)
    case button(String, Action, isEnabled: Bool)
    /// Words that lead somewhere.
    case link(String, Action)
    case note(String, Tone)
    case picture(String)
  }

  struct Option: Hashable, Sendable {
    let value: String
    let title: String

    init(_ value: String, _ title: String) {
      self.value = value
      self.title = title
    }
  }

  enum Tone: String, Hashable, Sendable {
    case plain, faint, error, warning, good, code
  }

  /// A message that is sent back, without its value.
  struct Action: Hashable, Sendable {
    let command: String
    /// Names and texts, in order.
    var arguments: [Argument] = []

    struct Argument: Hashable, Sendable {
      let name: String
      let value: String
    }

    init(_ command: String, _ arguments: (String, String)...) {
      self.command = command
      self.arguments = arguments.map { Argument(name: $0.0, value: $0.1) }
    }
  }

  /// Adds a section, unless nothing is in it.
  mutating func add(_ title: String = "", _ rows: [Row]) {
    if !rows.isEmpty { sections.append(Section(title: title, rows: rows)) }
  }
}

extension Form.Control {
  static func button(_ title: String, _ action: Form.Action) -> Form.Control {
    .button(title, action, isEnabled: true)
  }

  static func words(_ text: String) -> Form.Control { .note(text, .plain) }
}
