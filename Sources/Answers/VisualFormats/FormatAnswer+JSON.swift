import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// The JSON of `plumb vfl --json`: one object, on one line.
///
///     {"size": [320, 200], "formats": [{"format": "|-[a]", "constraints": [
///         {"formula": "a.leading = superview.leadingMargin", "priority": 1000, "from": "-"}]}],
///      "views": [{"name": "a", "frame": [8, 8, 60, 30], "free": ["y", "width", "height"]}],
///      "conflicts": [{"constraints": ["a.width = 10", …], "broken": "a.width = 10"}]}
///
/// `from` is the part of the format that says so.
extension FormatAnswer {
  package var json: String {
    let answer = self
    var json = JSONText()
    json.object { json in
      json.member("size") { json in
        json.array { json in
          json.element(answer.setting.size.width)
          json.element(answer.setting.size.height)
        }
      }
      json.list("formats", answer.formats) { format, json in
        json.object { json in
          json.member("format", format.format.source)
          json.list("constraints", format.constraints) { part, json in
            json.object { json in
              json.member("formula", answer.formula(part.id))
              json.member("priority", answer.inspection.tree.constraint(part.id)?.priority.value)
              json.member("from", format.text(of: part.span))
            }
          }
        }
      }
      json.list("views", answer.views) { view, json in
        json.object { json in
          json.member("name", view.name)
          json.member("frame", answer.frame(of: view.node))
          json.member("free", answer.free[view.node]?.names ?? [])
        }
      }
      json.list("conflicts", answer.conflicts) { conflict, json in
        json.object { json in
          json.member("constraints", conflict.rows.map { answer.inspection.words.words($0).text })
          json.member("broken", answer.inspection.words.words(conflict.broken).text)
        }
      }
    }
    return json.text + "\n"
  }

  /// A constraint as a formula, without its priority.
  package func formula(_ id: LayoutConstraintID) -> String {
    inspection.tree.constraint(id).map { inspection.words.formula($0) } ?? ""
  }
}

extension FormatAnswer.Format {
  /// What stands in the format at a span.
  package func text(of span: Range<Int>) -> String {
    String(decoding: Array(format.source.utf8)[span], as: UTF8.self)
  }
}
