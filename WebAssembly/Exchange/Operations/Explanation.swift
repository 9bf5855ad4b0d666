import AutoLayout
import ConsoleLog
import ConstraintSolver
import Findings
import Geometry
import LayoutDiagnostics

/// What the logs of conflicts in a text come to: a line that names each, below it what belongs to it, indented.
func explanation(_ input: ArraySlice<UInt8>) -> [UInt8] {
  var reader = ConsoleLogReader()
  let logs = reader.read(input) + reader.finish()
  var lines = ExplanationLines()
  for log in logs { lines.add(LogExplanation(log.told(of: reader.views))) }
  return Array("logs: \(logs.count), unread lines: \(reader.unreadLines)\n\(lines.text)".utf8)
}

/// Writes explanations as lines of text, with everything in them that was computed.
private struct ExplanationLines {
  private(set) var text = ""

  mutating func add(_ explanation: LogExplanation) {
    let log = explanation.log
    text += "line \(log.line): \(explanation.verdict.name)\n"
    for (place, constraint) in log.constraints.enumerated() {
      add(constraint.isUnderstood ? "constraint" : "not understood", explanation.formula(place))
    }
    add("core", explanation.core)
    add("broken", log.broken.map { String($0) } ?? log.brokenElsewhere?.text)
    add("predicted", explanation.predicted)
    add("unattributed", explanation.unattributed)
    add("assuming", explanation.assumption?.name.description)
    add("assumed margins", explanation.assumedMargins?.description)
    add("cause", explanation.cause?.name.description)
    add("harmless", explanation.harmlessness.map(name))
    add("listing", explanation.isListing ? "yes" : nil)
    add("evidence", explanation.evidence?.text)
    add("sum", explanation.arithmetic?.text)
    add("gap", explanation.sum?.gap.description)
    if let chain = explanation.chain {
      for link in chain.links {
        add("link", "\(link.constraint) \(link.length.description) \(link.item ?? "between")")
      }
      add("given", chain.given.description)
    }
    if let report = explanation.figure?.report {
      add("figure", "\(report.rows.count) rows, \(report.choice.text)")
    }
    for repair in explanation.repairs {
      let changed = repair.constraint.map { String($0) } ?? repair.view ?? "nothing"
      add("repair", "\(repair.action.name), \(changed): \(repair.text.text)")
    }
  }

  private mutating func add(_ title: String, _ value: String?) {
    if let value { text += "  \(title): \(value)\n" }
  }

  private mutating func add(_ title: String, _ places: [Int]) {
    add(title, places.map { String($0) }.joined(separator: " "))
  }

  private func name(_ harmlessness: Harmlessness) -> String {
    switch harmlessness {
    case .yes: "yes"
    case .mostly: "mostly"
    case .perhaps: "perhaps"
    case .unknown: "unknown"
    case .no: "no"
    }
  }
}
