import PlumbDocumentEditing
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextOutput

extension FixedDocument {
  /// What was found, as `JSONReporter` writes it. Each finding has its `fixes` besides, with edits for the document as it was
  /// read, and whether it is `fixed`; what is left is there again as `remaining`.
  ///
  ///     …,"fixed":true,"fixes":[{"title":"…","safe":true,"edits":[{"edit":"set",…}]}]}],"remaining":[…],…}
  ///
  /// - Parameter path: What the document is called.
  package func json(path: String) -> String {
    let reporter = JSONReporter()
    let left = after.counts
    return reporter.report(
      FileReport(path: path, findings: before.findings, omissions: before.omissions),
      withEach: { finding, json in
        let key = FindingKey(finding)
        json.member("fixed", left[key] == nil)
        json.member("fixes") { json in
          json.array { json in
            for fix in before.fixes where fix.finding == key { json.object { write(fix, &$0) } }
          }
        }
      },
      then: { json in
        let remaining = FileReport(path: path, findings: after.findings).findings
        json.member("remaining") { json in
          json.array { json in for finding in remaining { json.object { reporter.write(finding, &$0) } } }
        }
      })
  }

  private func write(_ fix: Fix, _ json: inout JSONText) {
    json.member("title", fix.title.text)
    json.member("safe", fix.isSafe)
    json.member("edits") { json in
      json.array { json in
        for edit in fix.edits { json.object { edit.write(to: &$0, in: before.document.markup) } }
      }
    }
  }
}
