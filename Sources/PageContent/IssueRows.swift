import PlumbTextOutput

/// The list of what is wrong, as the page shows it.
package struct IssueRows {
  package struct Row {
    /// By what the page asks for it.
    let key: String
    /// `error`, `warning` or `note`.
    let severity: String
    let rule: String
    let title: String
    let place: String
    /// What it is about.
    let id: String?
    /// Whether there is anything to settle it with.
    let isFixable: Bool

    package init(
      key: String, severity: String, rule: String, title: String, place: String, id: String? = nil,
      isFixable: Bool = false
    ) {
      self.key = key
      self.severity = severity
      self.rule = rule
      self.title = title
      self.place = place
      self.id = id
      self.isFixable = isFixable
    }
  }

  /// Nil as long as nobody has looked.
  let rows: [Row]?

  package init(_ rows: [Row]?) { self.rows = rows }

  package func write(_ json: inout JSONText) {
    json.object { json in
      json.member("pending", rows == nil)
      for severity in ["error", "warning", "note"] {
        json.member(severity + "s", (rows ?? []).count { $0.severity == severity })
      }
      json.list("rows", rows ?? []) { row, json in
        json.object { json in
          json.member("key", row.key)
          json.member("severity", row.severity)
          json.member("rule", row.rule)
          json.member("title", row.title)
          json.member("place", row.place)
          json.member("id", row.id)
          json.member("fixable", row.isFixable)
        }
      }
    }
  }
}
