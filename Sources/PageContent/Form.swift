/// What a panel shows, as data: a page draws it without knowing what it is about.
package struct Form: Hashable, Sendable {
  package var title: String
  package var sections: [Section]

  package init(title: String, sections: [Section] = []) {
    self.title = title
    self.sections = sections
  }

  package struct Section: Hashable, Sendable {
    package var title: String
    package var rows: [Row]

    package init(title: String = "", rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  package struct Row: Hashable, Sendable {
    package var label: String
    package var controls: [Control]

    package init(_ label: String, _ controls: [Control]) {
      self.label = label
      self.controls = controls
    }

    package init(_ controls: [Control]) { self.init("", controls) }
  }

  /// Something that a person reads or changes. What has an action sends it when it is used, with `value` added where there is
  /// one.
  package enum Control: Hashable, Sendable {
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

  package struct Option: Hashable, Sendable {
    package let value: String
    package let title: String

    package init(_ value: String, _ title: String) {
      self.value = value
      self.title = title
    }
  }

  package enum Tone: String, Hashable, Sendable {
    case plain, faint, error, warning, good, code
  }

  /// A message that is sent back, without its value.
  package struct Action: Hashable, Sendable {
    package let command: String
    /// Names and texts, in order.
    package var arguments: [Argument] = []

    package struct Argument: Hashable, Sendable {
      package let name: String
      package let value: String
    }

    package init(_ command: String, _ arguments: (String, String)...) {
      self.command = command
      self.arguments = arguments.map { Argument(name: $0.0, value: $0.1) }
    }
  }

  /// Adds a section, unless nothing is in it.
  package mutating func add(_ title: String, _ rows: [Row]) {
    if !rows.isEmpty { sections.append(Section(title: title, rows: rows)) }
  }

  /// Adds a section without title, unless nothing is in it.
  package mutating func add(_ rows: [Row]) { add("", rows) }
}

extension Form.Control {
  package static func button(_ title: String, _ action: Form.Action) -> Form.Control {
    .button(title, action, isEnabled: true)
  }

  package static func words(_ text: String) -> Form.Control { .note(text, .plain) }

  package static func faint(_ text: String) -> Form.Control { .note(text, .faint) }
}
