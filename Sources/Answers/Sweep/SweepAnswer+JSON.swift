import PlumbFindings
import PlumbGeometry
import PlumbLayoutLint
import PlumbTextOutput

extension SweepAnswer {
  /// The JSON of `plumb sweep --json`: one object, on one line.
  ///
  ///     {"document":"…","branches":[{"scene":{"id":"…","name":"…"},"device":null,"textSize":null,"axis":"width",
  ///      "from":320,"to":1366,"across":896,"own":414,"widthClass":null,
  ///      "findings":[{"rule":"…","severity":"…","message":"…","line":1,"column":1,"subject":"…","notes":[…],
  ///        "ranges":[{"from":320,"to":412.5,"fromExact":true,"toExact":true}]}],
  ///      "forms":[{"kind":"binds","constraint":"…","message":"…","line":1,"column":1,"ranges":[…]}],
  ///      "clear":[[412.5,1366]],"clearFrom":412.5,
  ///      "proof":{"layouts":12,"stretches":3,"switches":[…],"tried":[[…]]}}],"passedOver":[]}
  package var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.list("branches", branches) { branch, json in json.object { branch.write(&$0) } }
      json.member("passedOver", passedOver)
    }
    return json.text + "\n"
  }
}

extension SweepBranch {
  fileprivate func write(_ json: inout JSONText) {
    if let scene {
      json.member("scene") { json in
        json.object { json in
          json.member("id", scene.id)
          json.member("name", scene.name)
        }
      }
    } else {
      json.member("scene", nil as String?)
    }
    json.member("device", environment.device?.name)
    json.member("textSize", environment.texts.category?.name)
    json.member("axis", axis == .horizontal ? "width" : "height")
    json.member("from", sizes.lowerBound.settled)
    json.member("to", sizes.upperBound.settled)
    json.member("across", acrossSize.settled)
    json.member("own", ownSize.settled)
    json.member("widthClass", widthClass)
    json.list("findings", findings) { found, json in json.object { found.write(&$0) } }
    json.list("forms", forms) { form, json in json.object { form.write(&$0) } }
    json.list("clear", clear) { write($0, &$1) }
    json.member("clearFrom", clearFrom?.settled)
    json.member("proof") { json in
      json.object { json in
        json.member("layouts", proof.layouts)
        json.member("stretches", proof.stretches)
        json.list("switches", proof.switches) { $1.element($0.settled) }
        json.list("tried", proof.tried) { write($0, &$1) }
      }
    }
  }

  private func write(_ range: ClosedRange<Double>, _ json: inout JSONText) {
    json.array { json in
      json.element(range.lowerBound.settled)
      json.element(range.upperBound.settled)
    }
  }
}

extension SweepFinding {
  fileprivate func write(_ json: inout JSONText) {
    json.member("rule", finding.rule)
    json.member("severity", "\(finding.severity.name)")
    json.member("message", finding.message.text)
    json.member("line", finding.span?.position.line)
    json.member("column", finding.span?.position.column)
    json.member("subject", finding.subject)
    json.list("notes", finding.notes) { note, json in
      json.object { json in
        json.member("topic", "\(note.topic.name)")
        json.list("lines", note.lines) { line, json in
          json.object { json in
            json.member("message", line.message.text)
            json.member("line", line.position?.line)
            json.member("column", line.position?.column)
          }
        }
      }
    }
    json.list("ranges", ranges) { range, json in json.object { range.write(&$0) } }
  }
}

extension SweepForm {
  fileprivate func write(_ json: inout JSONText) {
    json.member("kind", kind.rawValue)
    json.member("constraint", constraint)
    json.member("message", message.text)
    json.member("line", span?.position.line)
    json.member("column", span?.position.column)
    json.list("ranges", ranges) { range, json in json.object { range.write(&$0) } }
  }
}

extension SweepRange {
  fileprivate func write(_ json: inout JSONText) {
    json.member("from", sizes.lowerBound.settled)
    json.member("to", sizes.upperBound.settled)
    json.member("fromExact", isLowerExact)
    json.member("toExact", isUpperExact)
  }
}

extension Double {
  /// Without what rounding leaves behind the sixth decimal.
  fileprivate var settled: Double { (self * 1e6).rounded() / 1e6 }
}
