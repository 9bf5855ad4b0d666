import PlumbConsoleLog

/// The logs of a capture, those that say the same counted once.
struct LogGroups {
  /// Logs that say the same of other objects.
  struct Group {
    var log: ConflictLog
    var count = 1
  }

  private(set) var groups: [Group] = []
  private(set) var count = 0
  private var places: [[String]: Int] = [:]

  /// - Returns: Whether none before said the same.
  mutating func add(_ log: ConflictLog) -> Bool {
    count += 1
    let key = Self.key(log)
    if let place = places[key] {
      groups[place].count += 1
      return false
    }
    places[key] = groups.count
    groups.append(Group(log: log))
    return true
  }

  /// What the log says, with its addresses numbered as they come.
  private static func key(_ log: ConflictLog) -> [String] {
    var numbers: [Substring: Int] = [:]
    return log.constraints.map { numbered($0.text, &numbers) } + [String(log.broken ?? -1)]
  }

  private static func numbered(_ text: String, _ numbers: inout [Substring: Int]) -> String {
    var shown = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "0") {
      let digits =
        rest[start...].dropFirst().first == "x" ? rest[start...].dropFirst(2).prefix { $0.isHexDigit } : ""
      shown += rest[..<start]
      if digits.isEmpty {
        shown += "0"
        rest = rest[rest.index(after: start)...]
        continue
      }
      let number = numbers[digits] ?? numbers.count
      numbers[digits] = number
      shown += "#\(number)"
      rest = rest[digits.endIndex...]
    }
    return shown + rest
  }
}
