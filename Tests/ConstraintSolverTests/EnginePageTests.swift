import Testing

@testable import PlumbConstraintSolver

/// Documentation/ENGINE.md says what the engine does with its example: each number is found by a run here.
@Suite struct EnginePageTests {
  let page: EnginePage

  init() throws { page = try EnginePage() }

  @Test func theConstraints() throws {
    for part in FormRow.Part.allCases {
      let statement = part.statement
      page.says(
        "| \(part.rawValue) | \(part.name) | `\(statement.formula)` | \(number(statement.priority)) |")
    }
  }

  @Test func noWeightIsLargeEnough() throws {
    let cells = 2000
    var solver = Solver()
    let height = solver.makeVariable()
    let button = try solver.add([Term(height)], .greaterThanOrEqual, 44, priority: Priority(750), rank: 0)
    let content = try (1...cells).map {
      try solver.add([Term(height)], .equal, 40, priority: Priority(250), rank: Rank(Int32($0)))
    }
    try solver.solve()
    #expect(solver.value(of: height) == 44)
    func weighed(_ height: Double) -> Double {
      content.reduce(1000 * solver.violation(of: button, at: [height])) {
        $0 + solver.violation(of: $1, at: [height])
      }
    }
    page.says(
      "44 costs 2,000 · 4 = \(grouped(weighed(44))), and 40 costs 1,000 · 4 = \(grouped(weighed(40)))")
    let heavy = 1e18
    #expect(heavy + 1 == heavy)
  }

  @Test func peelingByImportance() throws {
    var row = try FormRow()
    try row.peel()
    let order = row.solver.peeling.order.indices.map {
      FormRow.Place.allCases[Int(row.solver.peeling.order[$0])]
    }
    for (place, step) in zip(order, 1...) {
      page.says(
        "| \(step) | `\(place.name)` | \(row.determiner(of: place).keys.first!.name) | \(number(row.value(place))) |"
      )
    }
    #expect(row.suspects() == [.labelCompression])
    let error = row.solver.violation(of: row[.proportion])
    let rate = row.value(.fieldWidth) - 3 * row.value(.labelWidth) - (349 - 3 * 91)
    page.says("*proportion*'s error changes by \(number(rate)) while the label grows by 1.")
    let found = row.way(from: .labelCompression)
    let way = try #require(found)
    page.says(
      """
      the error of *proportion*, now \(number(error)), falls by \(number(-way.slope)) for each point. The edge ends \
      \(number(way.length)) points on
      """)
  }

  @Test func thePlanWithItsLoop() throws {
    let row = try FormRow(width: 480)
    page.saysPlan(of: row)
    #expect(row.determiner(of: .labelWidth) == [.proportion: 1, .gap: 1, .trailing: 1])
    let derived = row.solver.table.columns[FormRow.Place.labelWidth.rawValue].determiner
    let coefficients = row.solver.table.range(of: derived).map {
      (row.solver.table.entries[$0].variable, row.solver.table.entries[$0].coefficient)
    }
    #expect(coefficients.map(\.0) == [2, 0, 1] && coefficients.map(\.1) == [-4, 1, -1])
    page.says(
      "− 4 · label.width + row.width − label.left = \(number(row.solver.table.rows[derived].constant))")
    #expect(row.solver.table.rows[derived].counterpart == row[.trailing].index)
    let proportion = row.solver.table.rows[row[.proportion].index]
    let scaled = row.solver.table.range(of: row[.proportion].index).map {
      number(row.solver.table.entries[$0].coefficient)
    }
    page.says(
      "`\(scaled[0]) · field.width \(scaled[1]) · label.width = 0` with the weight \(number(proportion.weight))"
        .replacing("−1.5", with: "− 1.5"))
  }

  @Test func influences() throws {
    let row = try FormRow(width: 480)
    for place in [FormRow.Place.labelWidth, .fieldWidth] {
      let influences = row.solver.influences(on: row.variable(place))
      let cells = [FormRow.Part.window, .leading, .gap, .trailing, .proportion].map { part in
        number(influences.first { $0.constraint == row[part] }!.sensitivity)
      }
      #expect(influences.count == cells.count)
      page.says("| `\(place.name)` | \(cells.joined(separator: " | ")) |")
    }
    let sum = row.solver.influences(on: row.variable(.fieldWidth)).reduce(0) {
      $0 + $1.sensitivity * row.solver.constant(of: $1.constraint)
    }
    #expect(sum == row.value(.fieldWidth))
    page.says("0.75 · 480 − 0.75 · (16 + 8 + 16) + 0.25 · 0 = \(number(sum))")
  }

  @Test func aWalkIsAllThatAWiderWindowTakes() throws {
    var row = try FormRow(width: 480)
    let plan = row.solver.planVersion
    try row.walk(toWidth: 500)
    page.says("The walk meets \(row.met.map { "`\($0.name)`" }.joined(separator: ", "))")
    page.says("Six inactive rows name one of these variables")
    #expect(row.touched.count == 6)
    #expect(row.suspects() == [])
    page.says(
      """
      the label is \(number(row.value(.labelWidth))) wide, the field begins at \(number(row.value(.fieldLeft))) and is \
      \(number(row.value(.fieldWidth))) wide
      """)
    let widths = row.widths
    try row.widen(to: 500)
    #expect(row.widths == widths && row.solver.planVersion == plan)
  }

  @Test func oneStepForEachWidth() throws {
    var row = try FormRow()
    var step = row
    try step.peel()
    try row.solver.solve()
    try saysStep("480, first", &step, to: row)
    for width in [320.0, 170, 480] {
      step = row
      try step.walk(toWidth: width)
      try row.widen(to: width)
      #expect(row.solver.planVersion == step.solver.planVersion + 1, "one exchange")
      try saysStep(number(width), &step, to: row)
    }
  }

  /// Expects a line on the page for a vertex from which one step leads to the best one.
  private func saysStep(_ title: String, _ step: inout FormRow, to best: FormRow) throws {
    let start = step.widths
    let suspects = step.suspects()
    #expect(suspects.count == 1)
    let found = step.way(from: suspects[0])
    let way = try #require(found)
    let cells = [
      title, list(start), suspects[0].name, number(way.priority), number(way.slope),
      way.passed.isEmpty ? "–" : way.passed.map(\.name).joined(separator: ", "), number(way.length),
      way.end.name,
      list(best.widths),
    ]
    page.says("| \(cells.joined(separator: " | ")) |")
  }

  @Test func anExchangeDissolvesTheLoop() throws {
    var row = try FormRow(width: 480)
    try row.widen(to: 320)
    page.saysPlan(of: row)
    try row.widen(to: 170)
    #expect(row.determiner(of: .labelWidth) == [.gap: 1] && row.determiner(of: .fieldLeft) == [.trailing: 1])
    #expect(row.determiner(of: .fieldWidth) == [.fieldMinimum: 1])
    try row.widen(to: 480)
    #expect(row.determiner(of: .labelWidth) == [.proportion: 1])
    #expect(Set(row.determiner(of: .fieldWidth).keys) == [.gap, .trailing, .proportion])
    let derived = row.solver.table.columns[FormRow.Place.fieldWidth.rawValue].determiner
    #expect(row.solver.table.rows[derived].counterpart == row[.gap].index)
    #expect(try row.solver.solution == FormRow(width: 480).solver.solution)
  }

  @Test func slopesAlongTheLongStep() throws {
    var step = try FormRow(width: 170)
    try step.walk(toWidth: 480)
    page.says(
      """
      The field is still \(number(step.value(.fieldWidth))) wide, as the plan says, and the label takes all that the \
      window has gained: \(number(step.value(.labelWidth))).
      """)
    let found = step.way(from: .fieldMinimum)
    let way = try #require(found)
    let needed = -step.solver.residual(of: step[.fieldCompression], at: step.solver.solution)
    page.says("At \(number(needed)) the field has its 120 points")
    page.says("turns positive: at \(number(way.length)), where *proportion* holds.")
    saysStretches(of: step, [0, needed, way.length, 250])
    #expect(step.slopes == [0, 0, 4, -1, 1], "the engine's own, where the step ends")
  }

  /// By how much each priority's cost grows on each stretch of the long step, from costs at its ends.
  private func saysStretches(of row: FormRow, _ lengths: [Double]) {
    func values(_ length: Double) -> [Double] {
      [480, 16, 340 - length, 364 - length, 100 + length]
    }
    for (start, end) in zip(lengths, lengths.dropFirst()) {
      let slopes = [1000.0, 750, 500, 251, 250].map { priority in
        number((row.cost(at: priority, values(end)) - row.cost(at: priority, values(start))) / (end - start))
      }
      page.says("| \(number(start)) to \(number(end)) | \(slopes.joined(separator: " | ")) |")
    }
  }

  @Test func aRefusalIsProved() throws {
    var row = try FormRow(width: 480)
    try row.widen(to: 150)
    #expect(row.solver.refused == [row[.fieldMinimum]])
    page.says("at 150 the widths are \(list(row.widths, " and ")), in proportion")
    page.says("is violated by \(number(row.solver.violation(of: row[.fieldMinimum])))")
    let conflict = row.solver.conflict(of: row[.fieldMinimum])
    #expect(conflict == [.window, .leading, .gap, .trailing, .labelMinimum, .fieldMinimum].map { row[$0] })
    #expect(row.solver.contradiction(among: conflict) == [-1, 1, 1, 1, 1, 1])
    let proof = try #require(row.solver.refusals[0].proof)
    let terms = proof.terms.map { (row.part($0.constraint.index), $0.multiplier) }
    #expect(
      Dictionary(uniqueKeysWithValues: terms)
        == [.window: 1, .leading: -1, .gap: -1, .trailing: -1, .labelMinimum: -1])
    let most = terms.reduce(0) { $0 + $1.1 * row.solver.constant(of: row[$1.0]) }
    page.says("150 − 16 − 8 − 16 − 24 = \(number(most)), \(number(100 - most)) short of 100")
    page.says("`contradiction` how often each counts: −1 for *window*, and 1 for *leading*")
    try row.widen(to: 163)
    page.says("At 163 it still proves the refusal.")
    #expect(row.solver.refused == [row[.fieldMinimum]] && row.solver.stands(row.solver.refusals[0]))
    try row.widen(to: 164)
    #expect(row.solver.refused == [])
    page.says(
      "At 164 it does not, and the constraint is admitted again: the widths are \(list(row.widths, " and "))")
  }

  @Test func withoutTheProportionACompressionTies() throws {
    var row = try FormRow(width: 170)
    try row.solver.remove(row[.proportion])
    try row.solver.solve()
    page.says("the widths are \(list(row.widths, " and ")). With a larger rank")
    page.says(
      "There are \(number(row.widths[0] + row.widths[1])) points for both, and \(number(90 + 120)) wanted.")
    let freedom = try row.solver.freedom()
    for span in freedom.spans {
      let name = FormRow.Place.allCases[Int(span.variable.index)].name
      page.says("| `\(name)` | \(number(span.lowest)) | \(number(span.highest)) |")
    }
    #expect(freedom.spans.count == 3)
    #expect(
      try row.solver.ties(over: row.variable(.labelWidth)) == [
        row[.labelCompression], row[.fieldCompression],
      ])
    page.says("the cost at 750 is \(number(row.cost(at: 750)))")
    try row.solver.setRank(Rank(20), of: row[.labelCompression])
    try row.solver.solve()
    page.says("than the field's they are \(list(row.widths, " and ")).")
    #expect(row.cost(at: 750) == 80)
  }

  @Test func aReplayIsTheWalkWithoutASearch() throws {
    var row = try FormRow(width: 480)
    let plan = row.solver.planVersion
    for (width, isReplayed) in [(500.0, false), (505, false), (510, true), (520, true)] {
      let walk = row.solver.editWalk.stamp
      try row.widen(to: width)
      #expect((row.solver.editWalk.stamp == walk) == isReplayed, "\(width)")
      #expect(row.solver.planVersion == plan)
      #expect(try row.solver.solution == FormRow(width: width).solver.solution)
    }
    for place in FormRow.Place.allCases {
      #expect(row.solver.table.columns[place.rawValue].isCore, "\(place.name) is core")
    }
  }

  @Test func nothingDrifts() throws {
    var row = try FormRow(width: 480)
    let first = row.solver.solution.map(\.bitPattern)
    for step in 0..<1000 { try row.widen(to: 150 + Double(step * 37 % 1201) / 3) }
    try row.widen(to: 480)
    #expect(row.solver.solution.map(\.bitPattern) == first)
  }

  @Test func theDrawings() throws {
    var row = try FormRow()
    try row.peel()
    try page.shows(row, on: "plan")
    row = try FormRow(width: 480)
    try page.shows(row, on: "loop")
    try page.shows(["label.width 110", "field.width 330", "row.width 480"], on: "row")
    try page.shows(["20: field compression, field hugging", "230: proportion"], on: "edge")
  }

  @Test func theConstants() {
    #expect(Tolerances.error == 1e-9 && Tolerances.noise == 100)
    #expect(Tolerances.slope == 1e-9 && Solver().patience == 100)
    #expect(Line.greatestAge == 20)
  }
}
