import PlumbTextOutput

/// A panel as a page has it.
struct ShownForm {
  let form: JSONValue

  init(_ form: JSONValue) { self.form = form }

  var title: String { form["title"]?.string ?? "" }
  var sections: [JSONValue] { form["sections"]?.array ?? [] }
  var rows: [JSONValue] { sections.flatMap { $0["rows"]?.array ?? [] } }
  var controls: [JSONValue] { rows.flatMap { $0["controls"]?.array ?? [] } }

  /// What notes say, in order.
  var notes: [String] { controls.filter { $0["kind"]?.string == "note" }.compactMap { $0["value"]?.string } }
  /// Notes of a tone.
  func notes(_ tone: String) -> [String] {
    controls.filter { $0["tone"]?.string == tone }.compactMap { $0["value"]?.string }
  }
  /// Buttons and links by what is written on them.
  var titles: [String] { controls.compactMap { $0["title"]?.string } }

  func control(_ title: String) -> JSONValue? { controls.first { $0["title"]?.string == title } }

  /// The message of a button, link or toggle.
  func action(_ title: String) -> JSONValue? { control(title)?["do"] }

  /// The first control of the row with a label.
  func row(_ label: String, inSection title: String? = nil) -> JSONValue? {
    let rows = sections.filter { title == nil || $0["title"]?.string == title }
      .flatMap { $0["rows"]?.array ?? [] }
    return rows.first { $0["label"]?.string == label }?["controls"]?.array?.first
  }
}
