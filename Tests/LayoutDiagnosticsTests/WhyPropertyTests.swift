import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import TestSupport
import Testing

/// What explanations claim, checked on random layouts, which often clash or do not suffice.
@Suite("Why: claims hold")
struct WhyPropertyTests {
  private func inspections(
    _ seeds: Int, from start: UInt64, _ body: (LayoutInspection, RandomLayout, UInt64) throws -> Void
  ) throws {
    for seed in SeededGenerator.seeds(seeds) {
      let layout = try RandomLayout(seed: start + seed, constraints: 2...5)
      var names: [NodeID: String] = [:]
      for (place, node) in layout.nodes.enumerated() { names[node] = "V\(place)" }
      try body(LayoutInspection(layout.tree, LayoutObjects(), names: LayoutNames(names)), layout, seed)
    }
  }

  private static let attributes: [Attribute] = [
    .left, .trailing, .top, .bottom, .width, .height, .centerX, .leadingMargin, .firstBaseline,
  ]

  /// The value is the sum of the rows' right sides, each as often as its sensitivity says.
  @Test func sensitivitiesAddUpToTheValue() throws {
    var checked = 0
    try inspections(150, from: 7_100_000) { inspection, layout, seed in
      for node in layout.nodes {
        for attribute in Self.attributes {
          let number = LayoutNumber(Anchor(node, attribute))
          let expression = try layout.tree.expression(of: number)
          let value = try layout.tree.value(of: number)
          var sum = expression.constant
          for influence in try layout.tree.causes(of: expression) {
            let reading = try #require(layout.tree.reading(of: influence.row))
            // The left side less the right one is nothing; the constant is the right side's, negated.
            sum -= influence.sensitivity * reading.left.constant
            #expect(abs(reading.residual) < 1e-5, "seed \(seed): \(influence.row)")
          }
          #expect(abs(sum - value) < 1e-4 * max(1, abs(value)), "seed \(seed): \(node) \(attribute)")
          checked += 1
        }
      }
    }
    #expect(checked > 2000)
  }

  /// Every printed sum comes to what is printed behind it, and the last one to the value.
  @Test func arithmeticIsTrue() throws {
    var checked = 0
    try inspections(200, from: 7_200_000) { inspection, layout, seed in
      for node in layout.nodes {
        for attribute in Self.attributes {
          let explanation = try inspection.why(LayoutNumber(Anchor(node, attribute)), briefly: true)
          let comment: Comment = "seed \(seed): \(inspection.text(of: explanation))"
          // An edge of its own container is nowhere else.
          if explanation.steps.isEmpty {
            #expect(try layout.tree.expression(of: explanation.number).terms.isEmpty, comment)
            continue
          }
          for result in explanation.steps.flatMap(\.results) {
            guard let calculation = result.calculation else { continue }
            let value = try #require(ArithmeticText.value(of: calculation), comment)
            #expect(abs(value - result.value) < 0.01 * max(1, abs(value) / 100), comment)
            checked += 1
          }
          let last = try #require(explanation.steps.last?.results.first, comment)
          #expect(abs(last.value - explanation.value) < 1e-6 * max(1, abs(last.value)), comment)
        }
      }
    }
    #expect(checked > 2000)
    print("why:", checked, "sums checked")
  }

  /// A little more of a constraint's constant moves the value by as much as its sensitivity says.
  @Test func sensitivitiesPredictWhatMoves() throws {
    var (checked, kept) = (0, 0)
    try inspections(60, from: 7_300_000) { inspection, layout, seed in
      for node in layout.nodes.dropFirst() {
        for attribute in [Attribute.left, .width, .bottom] {
          let explanation = try inspection.why(LayoutNumber(Anchor(node, attribute)), briefly: true)
          for influence in explanation.influences {
            guard case .constraint(let id) = influence.row,
              let constraint = layout.tree.constraint(id), constraint.priority == .required
            else { continue }
            checked += 1
            var isPredicted = false
            // Where more rows hold than are needed, that may be so on one way only, or on none.
            for step in [1e-4, -1e-4] {
              var copy = layout.tree
              try copy.setConstant(constraint.constant + step, of: id)
              try copy.layout()
              let moved = try copy.value(of: explanation.number) - explanation.value
              if abs(moved - influence.sensitivity * step) < 1e-7 { isPredicted = true }
            }
            if isPredicted { kept += 1 }
          }
        }
      }
    }
    #expect(checked > 200 && kept * 100 > checked * 90, "\(kept) of \(checked)")
    print("why:", kept, "of", checked, "sensitivities seen in both layouts")
  }

  /// Where a limit is said to be, the constraint stands differently before and behind it.
  @Test func limitsAreWhereTheyAreSaidToBe() throws {
    var checked = 0
    try inspections(60, from: 7_400_000) { inspection, layout, seed in
      for node in layout.nodes.dropFirst() {
        let explanation = try inspection.why(LayoutNumber(Anchor(node, .width)))
        guard case .constraint(let id)? = explanation.moved, let constraint = layout.tree.constraint(id),
          let influence = explanation.influences.first(where: { $0.row == .constraint(id) })
        else { continue }
        for (limits, way) in [(explanation.upperLimits, 1.0), (explanation.lowerLimits, -1.0)] {
          #expect(limits.count <= 3)
          for limit in limits where limit.effect == .binds && limit.distance > 0.01 {
            let direction = influence.sensitivity > 0 ? way : -way
            var slacks: [Double] = []
            for shift in [limit.distance - 0.005, limit.distance] {
              var copy = layout.tree
              try copy.setConstant(constraint.constant + direction * shift, of: id)
              try copy.layout()
              let reading = try #require(copy.reading(of: limit.row))
              slacks.append(reading.slack ?? -1)
            }
            #expect(slacks[0] > 1e-9 && abs(slacks[1]) < 1e-5, "seed \(seed): \(limit) \(slacks)")
            checked += 1
          }
        }
      }
    }
    #expect(checked > 10)
    print("why:", checked, "limits checked")
  }
}
