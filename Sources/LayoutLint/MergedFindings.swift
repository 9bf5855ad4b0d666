import PlumbFindings

/// The findings of several surroundings as one list: what holds in several of them is there once.
struct MergedFindings {
  /// What makes two findings the same trouble.
  private struct Key: Hashable {
    var rule: String
    var subject: String?
    var position: SourcePosition
  }

  private let surroundings: [Surroundings]
  /// The rules whose findings have to hold in all surroundings.
  private let everywhere: [String]
  /// Says in few words in which of the surroundings something holds, by their places.
  private let extent: Linter.Extent
  private var places: [Key: Int] = [:]
  private var list: [Finding] = []
  /// In which of the surroundings each holds, in ascending order.
  private var holding: [[Int]] = []

  init(_ surroundings: [Surroundings], _ rules: [Rule], _ extent: @escaping Linter.Extent) {
    self.surroundings = surroundings
    everywhere = rules.filter { $0.holds == .everywhere }.map { $0.name }
    self.extent = extent
  }

  /// - Precondition: Of one finding, the surroundings come in ascending order.
  mutating func add(_ findings: [Finding], in place: Int) {
    guard surroundings.count > 1 else {
      list += findings
      return
    }
    for finding in findings {
      let key = Key(rule: finding.rule, subject: finding.subject, position: finding.position)
      let index = places[key] ?? list.count
      if index == list.count {
        places[key] = index
        list.append(finding)
        holding.append([])
      }
      if holding[index].last != place { holding[index].append(place) }
      // The first that has it is shown.
      if let shown = holding[index].first,
        !list[index].says(finding)
      {
        list[index].shownIn = surroundings[shown].name
      }
    }
  }

  /// What holds everywhere says nothing of where.
  var findings: [Finding] {
    guard surroundings.count > 1 else { return list }
    return list.indices.compactMap { index in
      var finding = list[index]
      if holding[index].count < surroundings.count {
        if everywhere.contains(finding.rule) { return nil }
        finding.environments = holding[index].map { surroundings[$0].name }
        finding.extent = extent(surroundings, holding[index])
      }
      return finding
    }
  }
}

extension Finding {
  /// Whether it says the same as another one, which has no repairs where an earlier one of the kind has them.
  fileprivate func says(_ other: Finding) -> Bool {
    if message != other.message { return false }
    if notes == other.notes { return true }
    return !other.notes.contains { $0.topic == .repair }
      && notes.filter { $0.topic != .repair } == other.notes
  }
}
