import PlumbConsoleLog
import Testing

/// A log of invented views, a line for each constraint.
///
/// What a line lacks is put around it: brackets and a class with an address of its own, `NSLayoutConstraint`, or that of
/// masks where the line begins with a mask. `in Card:0x20` at its end stands for the list of names that tells `|`.
func invented(
  _ lines: String, broken: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> ConflictLog {
  var log = ConflictLog(line: 1)
  for (place, line) in lines.split(separator: "\n").enumerated() {
    let constraint = LoggedConstraint(reading: inventedText(String(line), place: place))
    #expect(constraint.isUnderstood, "\(constraint.text)", sourceLocation: sourceLocation)
    log.constraints.append(constraint)
  }
  log.broken = broken
  return log
}

func inventedText(_ line: String, place: Int) -> String {
  if line.hasPrefix("<") { return line }
  let parts = line.split(separator: " in ").map { String($0) }
  let isMask = line.hasPrefix("h=") || line.hasPrefix("v=")
  let className = isMask ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
  let address = "0x6000" + String(0xa10 + 16 * place, radix: 16)
  let names = parts.count > 1 ? "   (active, names: '|':" + parts[1] + " )" : "   (active)"
  return "<" + className + ":" + address + " " + parts[0] + names + ">"
}

extension LogExplanation {
  /// Of a log of invented views.
  convenience init(
    _ lines: String, broken: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(invented(lines, broken: broken, sourceLocation: sourceLocation))
  }

  /// Everything that it says, as one text: what two explanations of the same must have in common.
  var everything: String {
    var lines = [verdict.name.description, assumption?.name.description ?? "-", "\(core)", "\(predicted)"]
    lines += [
      cause?.name.description ?? "-", "\(isHarmless)", arithmetic?.text ?? "-", evidence?.text ?? "-",
    ]
    lines += repairs.map { "\($0.action.name) \($0.constraint ?? -1) \($0.view ?? "-") \($0.text.text)" }
    lines += names.sorted { $0.key < $1.key }.map { $0.key + " " + $0.value }
    lines += log.constraints.indices.map { formula($0) }
    if let chain { lines.append("\(chain)") }
    return lines.reduce("") { $0 + $1 + "\n" }
  }
}

extension ConflictLog {
  /// A copy in which constraints hold only where nothing keeps them from it; their items stay known.
  func without(_ places: [Int]) -> ConflictLog {
    var copy = self
    for place in places {
      copy.constraints[place].priority = 1
      copy.constraints[place].content = nil
    }
    return copy
  }

  /// A copy with some of the constraints.
  func only(_ places: [Int]) -> ConflictLog {
    var copy = ConflictLog(line: line, constraints: places.map { constraints[$0] })
    copy.broken = broken.flatMap { places.firstIndex(of: $0) }
    return copy
  }
}
