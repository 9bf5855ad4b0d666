import PlumbConsoleLog
import PlumbFindings
import PlumbTextOutput

/// The JSON of `plumb explain --json`: one object.
///
///     {"logs": [{"line": 12, "verdict": "infeasible", "constraints": [{"text": "…", "class": "NSLayoutConstraint",
///        "address": "0x…", "identifier": null, "understood": true}], "core": [0, 2], "broken": 2,
///        "predicted": [2, 0, 1], "assuming": null, "cause": "mask-left-on", "harmless": false,
///        "repairs": [{"constraint": null, "view": "“Title”", "action": "use-constraints", "text": "…"}],
///        "sum": "…", "evidence": "…"}]}
///
/// `line` counts from 1; numbers in lists are places in `constraints`. `verdict` may also be
/// `infeasible-nonnegative`, `feasible-as-printed` and `unreadable`; `assuming` is `margins`, `baselines`, `right-to-left`,
/// `rounding` or null. `harmless` is true only where the log shows it; `cause` is null where nothing was understood, and for
/// a list that is no conflict's.
extension LogAnswer {
  public var json: String {
    var text = Self.jsonStart
    for (place, explanation) in explanations.enumerated() {
      if place > 0 { text += "," }
      text += Self.json(of: explanation)
    }
    return text + Self.jsonEnd
  }

  /// What stands before the explanations, which commas part.
  package static var jsonStart: String { "{\"logs\":[" }
  /// What stands behind them.
  package static var jsonEnd: String { "]}\n" }

  /// One explanation, for those who do not keep all of them.
  package static func json(of explanation: LogExplanation) -> String {
    var json = JSONText()
    write(explanation, &json)
    return json.text
  }

  private static func write(_ explanation: LogExplanation, _ json: inout JSONText) {
    json.object { json in
      json.member("line", explanation.log.line)
      json.member("verdict", explanation.verdict.name.description)
      json.member("constraints") { json in
        json.array { json in
          for constraint in explanation.log.constraints { write(constraint, &json) }
        }
      }
      json.member("core") { json in places(explanation.core, &json) }
      json.member("broken", explanation.log.broken)
      json.member("predicted") { json in places(explanation.predicted, &json) }
      json.member("assuming", explanation.assumption.map { $0.name.description })
      json.member("cause", explanation.cause.map { $0.name.description })
      json.member("harmless", explanation.isHarmless)
      json.member("repairs") { json in
        json.array { json in for repair in explanation.repairs { write(repair, &json) } }
      }
      json.member("sum", explanation.arithmetic?.text)
      json.member("evidence", explanation.evidence?.text)
    }
  }

  private static func write(_ constraint: LoggedConstraint, _ json: inout JSONText) {
    json.object { json in
      json.member("text", constraint.text)
      json.member("class", constraint.className.isEmpty ? nil : constraint.className)
      json.member("address", constraint.address)
      json.member("identifier", constraint.identifier)
      json.member("understood", constraint.isUnderstood)
    }
  }

  private static func write(_ repair: LogRepair, _ json: inout JSONText) {
    json.object { json in
      json.member("constraint", repair.constraint)
      json.member("view", repair.view)
      json.member("action", repair.action.name.description)
      json.member("text", repair.text.text)
    }
  }

  private static func places(_ places: [Int], _ json: inout JSONText) {
    json.array { json in for place in places { json.element(Double(place)) } }
  }
}
