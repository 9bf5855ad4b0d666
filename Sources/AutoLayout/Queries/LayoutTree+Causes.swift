import PlumbConstraintSolver
import PlumbGeometry

/// What numbers of the last layout come from, and what would become of them.
extension LayoutTree {
  /// The rows that produce a sum of frame numbers, in the order of their ranks, with what each point of their right
  /// sides does to it; preferences as well.
  ///
  /// The sum is Σ sensitivity · right side over them, plus the expression's own constant.
  ///
  /// - Complexity: That of `Solver.influences(on:)`.
  package func influences(on expression: LayoutExpression) throws(LayoutError) -> [RowInfluence] {
    guard let (root, terms) = try solverTerms(of: expression) else { return [] }
    let state = roots[root]
    do throws(SolverError) {
      return try state.solver.influences(on: terms).map {
        RowInfluence(row: state.source(of: $0.constraint), sensitivity: $0.sensitivity)
      }
    } catch {
      throw .solverFailed
    }
  }

  /// The rows that a sum of frame numbers comes from, as a person would say it: of rows that happen to agree, the
  /// stronger ones.
  ///
  /// Where more rows hold than are needed, `influences(on:)` has some of them, and a content that fits by chance may
  /// be among them in place of the constraint that would win. So all rows that could yield are shifted by a little, each
  /// by another amount, and the layout is solved again: rows that only happened to agree are no longer among those
  /// that hold, and what remains tells what the value comes from.
  ///
  /// - Complexity: A copy of the solver, and a solve.
  package func causes(of expression: LayoutExpression) throws(LayoutError) -> [RowInfluence] {
    let influences = try influences(on: expression)
    guard let (root, terms) = try solverTerms(of: expression) else { return influences }
    var solver = roots[root].solver
    let mayYield = influences.contains { influence in
      reading(of: influence.row).map { $0.relation != .equal || $0.priority < .required } ?? false
    }
    guard mayYield else { return influences }
    var found: [Influence] = []
    do throws(SolverError) {
      try shiftYieldingRows(&solver, of: root)
      try solver.solve()
      found = try solver.influences(on: terms)
    } catch {
      return influences
    }
    for influence in found {
      let residual = roots[root].solver.residual(of: influence.constraint)
      // The shift has led to another layout, as it may where nothing decides.
      if residual.magnitude > 1e-6 { return influences }
    }
    return found.map {
      RowInfluence(row: roots[root].source(of: $0.constraint), sensitivity: $0.sensitivity)
    }
  }

  /// Shifts optional constraints upwards, inequalities away from their limits, and contents to smaller sizes: of views
  /// that share a length the one that hugs most gives it, the others are stretched.
  private func shiftYieldingRows(_ solver: inout Solver, of root: Int) throws(SolverError) {
    for (place, source) in roots[root].sources.enumerated() {
      guard let source, let row = solver.constraint(at: Int32(place)), !solver.isRefused(row) else {
        continue
      }
      let isRequired = solver.priority(of: row) == .required
      let relation = solver.relation(of: row)
      if isRequired, relation == .equal { continue }
      var shift = Self.shift(of: Int(place))
      switch source {
      case .generated(let node, .contentHugging, let part),
        .generated(let node, .contentCompressionResistance, let part):
        // Both rows of a content stay at the same size.
        shift = -Self.shift(of: 2 * Int(node.index) + (part == .width ? 1 : 0))
      default:
        if isRequired, relation == .greaterThanOrEqual { shift = -shift }
      }
      try solver.setConstant(solver.constant(of: row) + shift, of: row)
    }
  }

  /// Hardly any two are the same, nor add up to a third.
  private static func shift(of number: Int) -> Double { 1e-5 * (1 + Double((number * 7919) % 1009) / 1013) }

  /// The least and the greatest value that a sum of frame numbers takes in layouts that are equally good.
  ///
  /// - Complexity: That of a face of equally good solutions, and of `FreedomSurvey.range(of:)`.
  package func range(
    of expression: LayoutExpression
  ) throws(LayoutError) -> (lowest: Double, highest: Double) {
    do throws(SolverError) {
      guard let (solver, variable) = try watching(expression) else {
        return (expression.constant, expression.constant)
      }
      var survey = try FreedomSurvey(solver)
      return try survey.range(of: variable)
    } catch {
      throw .solverFailed
    }
  }

  /// The rows that keep each of some optional rows of one root violated: those that hold it now first, by claim and rank.
  /// Nothing, if the layout lacks one of them.
  ///
  /// Of what would be next where those that hold it were gone, only as much is named as is found in a bounded number of
  /// steps; with thousands of rows in one combination that takes their square.
  ///
  /// - Complexity: That of `Solver.obstacles(toEachOf:most:)`.
  package func obstacles(to rows: [RowSource]) throws(LayoutError) -> [[RowObstacle]] {
    var ids: [ConstraintID] = []
    var found: Int?
    for row in rows {
      guard let (root, id) = solverRow(of: row) else {
        return [[RowObstacle]](repeating: [], count: rows.count)
      }
      found = root
      ids.append(id)
    }
    guard let found else { return [] }
    let state = roots[found]
    var all: [[RowObstacle]] = []
    do throws(SolverError) {
      for some in try state.solver.obstacles(toEachOf: ids, most: Self.mostTouchedForObstacles) {
        all.append(
          some.map { RowObstacle(row: state.source(of: $0.constraint), claim: $0.claim, holds: $0.holds) })
      }
      return all
    } catch {
      throw .solverFailed
    }
  }

  /// A tenth of a second's work. No answer about some three thousand real documents is another for it.
  private static let mostTouchedForObstacles = 500_000

  /// What happens as a row's right side grows by some points, or falls: see `RowSweep`.
  ///
  /// - Complexity: That of `Solver.sweep`.
  package func sweep(
    _ row: RowSource, by shifts: ClosedRange<Double>, watching expression: LayoutExpression
  ) throws(LayoutError) -> RowSweep? {
    guard let (root, id) = solverRow(of: row) else { return nil }
    let constant = roots[root].solver.constant(of: id)
    do throws(SolverError) {
      guard let (solver, variable) = try watching(expression) else { return nil }
      let sweep = try solver.sweep(
        id, over: constant + shifts.lowerBound...constant + shifts.upperBound, of: [variable])
      // The row that makes the variable is nobody's.
      let sources = roots[root].sources
      return RowSweep(sweep, from: constant, variable) { row in
        Int(row.index) < sources.count ? sources[Int(row.index)] : nil
      }
    } catch {
      throw .solverFailed
    }
  }

  /// The root's solver with one more variable, which is the sum.
  func watching(
    _ expression: LayoutExpression
  ) throws(SolverError) -> (solver: Solver, variable: Variable)? {
    var found: (root: Int, terms: [Term])?
    do throws(LayoutError) { found = try solverTerms(of: expression) } catch { return nil }
    guard let (root, terms) = found else { return nil }
    var solver = roots[root].solver
    let variable = solver.makeVariable()
    var row = TermList()
    row.append(variable, 1)
    for term in terms { row.append(term.variable, -term.coefficient) }
    _ = try solver.add(row, .equal, expression.constant, priority: .required, rank: Rank(.max))
    try solver.solve()
    return (solver, variable)
  }

  /// The expression in the variables of its root's solver; nil for a constant.
  private func solverTerms(
    of expression: LayoutExpression
  ) throws(LayoutError) -> (root: Int, terms: [Term])? {
    guard let first = expression.terms.first else { return nil }
    let root = Int(nodes[Int(try index(first.part.node))].root)
    var terms: [Term] = []
    for term in expression.terms {
      guard let variables = nodes[Int(try index(term.part.node))].variables else {
        throw .unknownNode(term.part.node)
      }
      terms.append(Term(variables.variable(term.part.part), term.coefficient))
    }
    return (root, terms)
  }
}
