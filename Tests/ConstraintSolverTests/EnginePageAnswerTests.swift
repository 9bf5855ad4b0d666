import Testing

@testable import PlumbConstraintSolver

/// Documentation/ENGINE.md says what the queries answer about its example: each answer is one given here.
@Suite struct EnginePageAnswerTests {
  let page: EnginePage

  init() throws { page = try EnginePage() }

  @Test func theSweepOfTheWindow() throws {
    let row = try FormRow(width: 480)
    let widths = [FormRow.Place.labelWidth, .fieldWidth].map(row.variable)
    let sweep = try row.solver.sweep(row[.window], over: 150...480, of: widths)
    #expect(sweep.breakpoints.map(\.isJump) == [true, false, false, false, false])
    let conflict = try #require(sweep.firstConflict)
    #expect(conflict.range == 150...164 && conflict.refused == [row[.fieldMinimum]])
    #expect(sweep.conflicts.count == 1)
    page.says("They jump at \(number(sweep.breakpoints[0].constant)) alone")
    let changes =
      ["*\(row.part(conflict.refused[0].index).name)* is refused"]
      + sweep.breakpoints.map { breakpoint in
        let parts = breakpoint.changes.map { "*\(row.part($0.constraint.index).name)* \($0.after)" }
        return parts.joined(separator: ", ")
      }
    #expect(sweep.courses.allSatisfy { $0.lines.count == changes.count })
    for (index, change) in changes.enumerated() {
      let lines = sweep.courses.map { $0.lines[index] }
      let cells = [lines[0].start, lines[0].value, lines[0].slope, lines[1].value, lines[1].slope]
      page.says("| \(cells.map(inThirds).joined(separator: " | ")) | \(change) |")
    }
  }

  /// A number as the page writes it, a third of one as a fraction.
  private func inThirds(_ value: Double) -> String {
    let whole = value.rounded(.down)
    return abs(value - whole - 1.0 / 3) < 1e-9 ? "\(number(whole))⅓" : number(value)
  }

  @Test func answersAboutConflicts() throws {
    let row = try FormRow(width: 150)
    let refused = row[.fieldMinimum]
    let conflict = row.solver.conflict(of: refused)
    saysAnswer("`conflict(of: field minimum)`", "150", conflict.map { name($0, row) })
    #expect(try row.solver.conflicts(of: refused) == [conflict])
    saysAnswer("`conflicts(of: field minimum)`", "150", ["that conflict", "and no other"])
    #expect(try row.solver.disjointConflicts() == [conflict])
    saysAnswer("`disjointConflicts()`", "150", ["that conflict", "and no other"])
    let multipliers = try #require(row.solver.contradiction(among: conflict))
    saysAnswer(
      "`contradiction(among:)` that conflict", "150",
      zip(conflict, multipliers).map { "\(name($0, row)) \(number($1))" })
  }

  @Test func answersAboutFreedom() throws {
    var row = try FormRow(width: 170)
    try row.solver.remove(row[.proportion])
    try row.solver.solve()
    let label = row.variable(.labelWidth)
    saysAnswer("`freedom()`", "open", try row.solver.freedom().spans.map { name($0.variable) })
    for place in [FormRow.Place.labelLeft, .labelWidth] {
      let isDetermined = try row.solver.isDetermined(row.variable(place))
      saysAnswer("`isDetermined(\(place.name))`", "open", [isDetermined ? "yes" : "no"])
    }
    let range = try row.solver.range(of: label)
    saysAnswer("`range(of: label.width)`", "open", ["\(number(range.lowest)) to \(number(range.highest))"])
    let companions = try row.solver.companions(of: label)
    saysAnswer(
      "`companions(of: label.width)`", "open",
      try companions.map { "\(name($0.variable)) \(number(try #require($0.rate)))" })
    saysAnswer(
      "`ties(over: label.width)`", "open", try row.solver.ties(over: label).map { name($0, row) })
  }

  @Test func answersAboutValues() throws {
    var row = try FormRow(width: 480)
    let difference = [Term(row.variable(.fieldWidth)), Term(row.variable(.labelWidth), -1)]
    saysAnswer(
      "`influences(on: field.width − label.width)`", "480",
      try row.solver.influences(on: difference).map {
        "\(name($0.constraint, row)) \(number($0.sensitivity))"
      })
    var copy = row
    try copy.widen(to: 320)
    saysAnswer(
      "a copy made 320 wide: label, field", "480",
      ["\(list(copy.widths)) in the copy; \(list(row.widths)) as before"])
    saysAnswer(
      "`violation(of: proportion)`", "320", [number(copy.solver.violation(of: copy[.proportion]))])
    let obstacles = try copy.solver.obstacles(to: copy[.proportion])
    #expect(obstacles.allSatisfy { $0.claim == .outranks && $0.holds })
    saysAnswer(
      "`obstacles(to: proportion)`", "320",
      obstacles.map { "\(name($0.constraint, copy)) \(number($0.sensitivity))" })
    let before = copy.solver.violation(of: copy[.proportion])
    try copy.solver.setConstant(89, of: copy[.labelCompression])
    try copy.solver.solve()
    let gain = before - copy.solver.violation(of: copy[.proportion])
    page.says("for each point that *label compression* asks less, *proportion* gains \(number(gain)).")
    try row.widen(to: 500)
    saysAnswer("`changedVariables`", "480, then 500", row.solver.changedVariables.map { name($0) })
    saysAnswer("`withValues`", "500", row.solver.withValues { $0.map(number) })
  }

  private func saysAnswer(
    _ question: String, _ about: String, _ answer: [String], _ location: SourceLocation = #_sourceLocation
  ) {
    page.says("| \(question) | \(about) | \(answer.joined(separator: ", ")) |", location)
  }

  private func name(_ constraint: ConstraintID, _ row: FormRow) -> String { row.part(constraint.index).name }

  private func name(_ variable: Variable) -> String { FormRow.Place.allCases[Int(variable.index)].name }
}
