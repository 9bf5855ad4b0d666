import PlumbFindings

/// The findings of several surroundings as one list: what holds in several of them is there once.
struct MergedFindings {
  /// What makes two findings the same trouble.
  private struct Key: Hashable {
    var rule: String
    var subject: String?
    var position: SourcePosition
  }

  private let count: Int
  private var places: [Key: Int] = [:]
  private var list: [Finding] = []

  /// - Parameter count: How many surroundings there are.
  init(count: Int) { self.count = count }

  mutating func add(_ findings: [Finding], in environment: String) {
    guard count > 1 else {
      list += findings
      return
    }
    for finding in findings {
      let key = Key(rule: finding.rule, subject: finding.subject, position: finding.position)
      let place = places[key] ?? list.count
      if place == list.count {
        places[key] = place
        list.append(finding)
      }
      if list[place].environments.last != environment { list[place].environments.append(environment) }
      // The first that has it is shown.
      if let shown = list[place].environments.first,
        list[place].message != finding.message || list[place].notes != finding.notes
      {
        list[place].shownIn = shown
      }
    }
  }

  /// What holds everywhere says nothing of where.
  var findings: [Finding] {
    list.map { finding in
      var finding = finding
      if finding.environments.count == count { finding.environments = [] }
      return finding
    }
  }
}
