import Foundation
import TestSupport
import Testing

@testable import ConstraintSolver

/// Documentation/ENGINE.md says what the engine does with its example: each number is found by a run here.
@Suite struct EnginePageTests {
  let page: String

  init() throws {
    let url = FixtureFolder.checkout.appendingPathComponent("Documentation/ENGINE.md")
    page = try Self.joined(String(contentsOf: url, encoding: .utf8))
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Expects a sentence on the page, however its lines are broken.
  private func says(_ sentence: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(
      page.contains(Self.joined(sentence)), "the page does not say: \(sentence)", sourceLocation: location)
  }

  @Test func theConstraints() throws {
    for part in FormRow.Part.allCases {
      let statement = part.statement
      says("| \(part.rawValue) | \(part.name) | `\(statement.formula)` | \(number(statement.priority)) |")
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
    says("44 costs 2,000 · 4 = \(grouped(weighed(44))), and 40 costs 1,000 · 4 = \(grouped(weighed(40)))")
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
      says(
        "| \(step) | `\(place.name)` | \(row.determiner(of: place).keys.first!.name) | \(number(row.value(place))) |"
      )
    }
    #expect(row.suspects() == [.labelCompression])
    let way = row.way(from: .labelCompression)
    #expect(way == .init(priority: 500, slope: -4, length: 20, end: .proportion, passed: [.labelHugging]))
    try row.solver.descend(.everything(levelCount: row.solver.levelCount))
    #expect(row.widths == [110, 330])
  }

  @Test func thePlanWithItsLoop() throws {
    let row = try FormRow(width: 480)
    saysPlan(of: row)
    #expect(row.solver.planVersion == 2)
    #expect(row.determiner(of: .labelWidth) == [.proportion: 1, .gap: 1, .trailing: 1])
    let derived = row.solver.table.columns[FormRow.Place.labelWidth.rawValue].determiner
    let coefficients = row.solver.table.range(of: derived).map {
      (row.solver.table.entries[$0].variable, row.solver.table.entries[$0].coefficient)
    }
    #expect(coefficients.map(\.0) == [2, 0, 1] && coefficients.map(\.1) == [-4, 1, -1])
    says("− 4 · label.width + row.width − label.left = \(number(row.solver.table.rows[derived].constant))")
    #expect(row.solver.table.rows[derived].counterpart == row[.trailing].index)
    let proportion = row.solver.table.rows[row[.proportion].index]
    let scaled = row.solver.table.range(of: row[.proportion].index).map {
      number(row.solver.table.entries[$0].coefficient)
    }
    says(
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
      says("| `\(place.name)` | \(cells.joined(separator: " | ")) |")
    }
    let sum = zip([480.0, 16, 8, 16, 0], [0.75, -0.75, -0.75, -0.75, 0.25]).reduce(0) { $0 + $1.0 * $1.1 }
    #expect(sum == row.value(.fieldWidth))
  }

  @Test func aWalkIsAllThatAWiderWindowTakes() throws {
    var row = try FormRow(width: 480)
    let plan = row.solver.planVersion
    try row.walk(toWidth: 500)
    says("The walk meets \(row.met.map { "`\($0.name)`" }.joined(separator: ", "))")
    #expect(row.touched.count == 6 && row.met.count == 4)
    #expect(row.suspects() == [])
    #expect(row.widths == [115, 345] && row.value(.fieldLeft) == 139)
    try row.widen(to: 500)
    #expect(row.widths == [115, 345] && row.solver.planVersion == plan)
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
      title, list(start.map(number)), suspects[0].name, number(way.priority), number(way.slope),
      way.passed.isEmpty ? "–" : list(way.passed.map(\.name)), number(way.length), way.end.name,
      list(best.widths.map(number)),
    ]
    says("| \(cells.joined(separator: " | ")) |")
  }

  @Test func anExchangeDissolvesTheLoop() throws {
    var row = try FormRow(width: 480)
    try row.widen(to: 320)
    saysPlan(of: row)
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
    #expect(step.value(.fieldLeft) == 364)
    saysStretches(of: step, [0, 20, 230, 250])
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
      says("| \(number(start)) to \(number(end)) | \(slopes.joined(separator: " | ")) |")
    }
  }

  @Test func aRefusalIsProved() throws {
    var row = try FormRow(width: 480)
    try row.widen(to: 150)
    #expect(row.solver.refused == [row[.fieldMinimum]])
    #expect(row.widths == [27.5, 82.5] && row.solver.violation(of: row[.fieldMinimum]) == 17.5)
    let conflict = row.solver.conflict(of: row[.fieldMinimum])
    #expect(conflict == [.window, .leading, .gap, .trailing, .labelMinimum, .fieldMinimum].map { row[$0] })
    #expect(row.solver.contradiction(among: conflict) == [-1, 1, 1, 1, 1, 1])
    let proof = try #require(row.solver.refusals[0].proof)
    let terms = proof.terms.map { (row.part($0.constraint.index), $0.multiplier) }
    #expect(
      Dictionary(uniqueKeysWithValues: terms)
        == [.window: 1, .leading: -1, .gap: -1, .trailing: -1, .labelMinimum: -1])
    let most = terms.reduce(0) { $0 + $1.1 * row.solver.constant(of: row[$1.0]) }
    says("150 − 16 − 8 − 16 − 24 = \(number(most)), \(number(100 - most)) short of 100")
    try row.widen(to: 163)
    #expect(row.solver.refused == [row[.fieldMinimum]] && row.widths == [30.75, 92.25])
    try row.widen(to: 164)
    #expect(row.solver.refused == [] && row.widths == [24, 100])
  }

  @Test func withoutTheProportionACompressionTies() throws {
    var row = try FormRow(width: 170)
    try row.solver.remove(row[.proportion])
    try row.solver.solve()
    #expect(row.widths == [30, 100])
    let freedom = try row.solver.freedom()
    for span in freedom.spans {
      let name = FormRow.Place.allCases[Int(span.variable.index)].name
      says("| `\(name)` | \(number(span.lowest)) | \(number(span.highest)) |")
    }
    #expect(freedom.spans.count == 3)
    #expect(
      try row.solver.ties(over: row.variable(.labelWidth)) == [
        row[.labelCompression], row[.fieldCompression],
      ])
    #expect(row.cost(at: 750) == 80)
    try row.solver.setRank(Rank(20), of: row[.labelCompression])
    try row.solver.solve()
    #expect(row.widths == [24, 106] && row.cost(at: 750) == 80)
  }

  @Test func nothingDrifts() throws {
    var row = try FormRow(width: 480)
    let first = row.solver.solution.map(\.bitPattern)
    for step in 0..<1000 { try row.widen(to: 164 + Double(step * 37 % 400) / 3) }
    try row.widen(to: 480)
    #expect(row.solver.solution.map(\.bitPattern) == first)
  }

  /// Expects the plan as a table on the page.
  private func saysPlan(of row: FormRow) {
    for place in row.planOrder {
      let parts = row.determiner(of: place).keys.sorted { $0.rawValue < $1.rawValue }.map(\.name)
      let needs = row.needs(of: place).map { "`\($0.name)`" }.joined(separator: ", ")
      says(
        """
        | `\(place.name)` | \(number(row.value(place))) | \(parts.joined(separator: " + ")) \
        | \(needs.isEmpty ? "–" : needs) |
        """)
    }
  }
}

/// A number as the page writes it.
private func number(_ value: Double) -> String {
  let magnitude = abs(value)
  let text = magnitude == magnitude.rounded() ? "\(Int(magnitude))" : "\(magnitude)"
  return value < 0 ? "−" + text : text
}

/// A whole number of thousands, with a comma.
private func grouped(_ value: Double) -> String {
  let whole = Int(value)
  return "\(whole / 1000),\(String(whole % 1000 + 1000).dropFirst())"
}

private func list(_ words: [String]) -> String { words.joined(separator: ", ") }
