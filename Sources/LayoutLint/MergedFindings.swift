import Findings

/// The findings of several surroundings as one list: what holds in several of them is there once.
struct MergedFindings {
  /// What makes two findings the same trouble.
  private struct Key: Hashable {
    var rule: String
    var subject: String?
    var position: SourcePosition
  }

  private var findings: [Finding] = []

  init(_ lists: [(environment: String, findings: [Finding])]) {
    guard lists.count > 1 else {
      findings = lists.first?.findings ?? []
      return
    }
    var places: [Key: Int] = [:]
    for list in lists {
      for finding in list.findings {
        let key = Key(rule: finding.rule, subject: finding.subject, position: finding.position)
        let place = places[key] ?? findings.count
        if place == findings.count {
          places[key] = place
          findings.append(finding)
        }
        if findings[place].environments.last != list.environment {
          findings[place].environments.append(list.environment)
        }
      }
    }
    for place in findings.indices where findings[place].environments.count == lists.count {
      findings[place].environments = []
    }
  }

  /// In the order of the text, and of the rules' names at one place.
  func sorted() -> [Finding] {
    findings.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.position.line, a.position.column, a.rule, first.offset)
        < (b.position.line, b.position.column, b.rule, second.offset)
    }.map { $0.element }
  }
}
