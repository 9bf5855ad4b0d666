import PlumbFindings
import PlumbTextOutput

/// Writes findings for programs: one object a line, one a file.
///
///     {"document":"…","findings":[{"rule":"…","severity":"error","message":"…","line":1,"column":1,"endColumn":9,
///      "subject":"…","scene":{"id":"…","name":"…"},"environments":["…"],"extent":null,"shownIn":null,"notes":[{"topic":"…","lines":[{"message":"…","line":2,"column":1}]}]}],
///      "suppressed":[{"rule":"…",…}],"unverified":0,"doubts":{"misplaced":0,"ambiguous":0,"conflicts":0}}
///
/// `suppressed` has what notes in the document have passed over, as findings are written, and `unverified` counts open views that it
/// asks not to verify.
/// `doubts` counts what was passed over because Plumb may be wrong about it; `plumb layout --json` says which and why.
/// `line`, `column` and `endColumn` (the first one past the marked stretch) are null for a finding about a file as a
/// whole, `subject` for one that is about nothing with an id. `environments` is empty where a finding holds in all that
/// were tried, and `shownIn` the one whose numbers are told where they differ. `scene` is null in a document without
/// scenes and for what is in none. Every finding is there, however many there are: errors first, then warnings, then notes.
package struct JSONReporter: Sendable {
  package init() {}

  package func report(_ file: FileReport) -> String { report(file, withEach: { _, _ in }, then: { _ in }) }

  /// The findings alone, as an array.
  package func findings(_ file: FileReport) -> String {
    var json = JSONText()
    json.array { json in for finding in file.findings { json.object { json in write(finding, &json) } } }
    return json.text
  }

  /// - Parameters:
  ///   - more: Writes further members of a finding.
  ///   - rest: Writes further members of the whole.
  func report(
    _ file: FileReport, withEach more: (Finding, inout JSONText) -> Void, then rest: (inout JSONText) -> Void
  ) -> String {
    var json = JSONText()
    json.object { json in
      json.member("document", file.path)
      json.member("findings") { json in
        json.array { json in
          for finding in file.findings {
            json.object { json in
              write(finding, &json)
              more(finding, &json)
            }
          }
        }
      }
      rest(&json)
      json.list("suppressed", file.omissions.suppressed) { finding, json in
        json.object { json in write(finding, &json) }
      }
      json.member("unverified", file.omissions.unverified)
      json.member("doubts") { json in
        json.object { json in
          json.member("misplaced", file.omissions.misplaced)
          json.member("ambiguous", file.omissions.ambiguous)
          json.member("conflicts", file.omissions.conflicts)
        }
      }
    }
    return json.text + "\n"
  }

  func write(_ finding: Finding, _ json: inout JSONText) {
    json.member("rule", finding.rule)
    json.member("severity", "\(finding.severity.name)")
    json.member("message", finding.message.text)
    json.member("line", finding.span?.position.line)
    json.member("column", finding.span?.position.column)
    json.member("endColumn", finding.span.map { $0.position.column + $0.marked.count })
    json.member("subject", finding.subject)
    if let scene = finding.scene {
      json.member("scene") { json in
        json.object { json in
          json.member("id", scene.id)
          json.member("name", scene.name)
        }
      }
    } else {
      json.member("scene", nil as String?)
    }
    json.member("environments") { json in
      json.array { json in for environment in finding.environments { json.element(environment) } }
    }
    json.member("extent", finding.extent)
    json.member("shownIn", finding.shownIn)
    json.member("notes") { json in
      json.array { json in for note in finding.notes { json.object { write(note, &$0) } } }
    }
  }

  private func write(_ note: Note, _ json: inout JSONText) {
    json.member("topic", "\(note.topic.name)")
    json.member("lines") { json in
      json.array { json in
        for line in note.lines {
          json.object { json in
            json.member("message", line.message.text)
            json.member("line", line.position?.line)
            json.member("column", line.position?.column)
          }
        }
      }
    }
  }
}
