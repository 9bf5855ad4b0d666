/// The right answers, by looking at every point that could be one.
///
/// The costs are piecewise linear, so they are least at a point where n of the rows hold with equality, if
/// need be together with coordinates at zero where the rows leave directions free. All those points are
/// computed exactly, and each question is answered by comparing costs among them.
package struct ExactReference {
  /// Beyond every vertex of the small problems that are tested; stands for infinity.
  private static let farAway = 1_000_000

  package let problem: ExactProblem
  private let vertices: [ExactPoint]
  /// For each variable points where it is far away in the negative and the positive direction.
  private let extremes: [(low: [ExactPoint], high: [ExactPoint])]

  /// Required rows in the order of their ranks that agree with those admitted before them, and the others.
  package let admitted: [Int]
  package let refused: [Int]
  /// The rows of each level, most important first: a level for each priority, then a level for each rank.
  package let priorityLevels: [[Int]]
  package let tieLevels: [[Int]]

  package init(_ problem: ExactProblem) {
    self.problem = problem
    let n = problem.variableCount
    var planes = problem.rows.filter { $0.coefficients.contains { $0 != 0 } }
      .map { (coefficients: $0.coefficients, constant: $0.constant) }
    for variable in 0..<n { planes.append((Self.unit(variable, n), 0)) }
    // Rows of a layout often differ in no more than relation and priority; those meet in the same points.
    var distinct: Set<[Int]> = []
    planes = planes.filter { distinct.insert($0.coefficients + [$0.constant]).inserted }
    let all = Self.meetings(of: planes, n, fixed: nil)
    vertices = all
    extremes = (0..<n).map { variable in
      let low = (coefficients: Self.unit(variable, n), constant: -Self.farAway)
      let high = (coefficients: Self.unit(variable, n), constant: Self.farAway)
      return (Self.meetings(of: planes, n, fixed: low), Self.meetings(of: planes, n, fixed: high))
    }
    var admitted: [Int] = []
    var refused: [Int] = []
    let required = problem.rows.indices.filter { problem.rows[$0].priority == 1000 }
      .sorted { problem.rows[$0].rank < problem.rows[$1].rank }
    for row in required {
      let isFeasible = Self.isFeasible(admitted + [row], problem, all)
      if isFeasible { admitted.append(row) } else { refused.append(row) }
    }
    self.admitted = admitted
    self.refused = refused
    let optional = problem.rows.indices.filter { problem.rows[$0].priority < 1000 }
    priorityLevels = Self.groups(optional.filter { problem.rows[$0].priority > 0 }) {
      -problem.rows[$0].priority
    }
    tieLevels = Self.groups(optional) { problem.rows[$0].rank }
  }

  /// Whether rows can hold together.
  package func isFeasible(_ rows: [Int]) -> Bool { Self.isFeasible(rows, problem, vertices) }

  /// The least sums of errors, level by level, ties included.
  package func leastCosts() -> [Double] {
    let (best, costs) = optimal(vertices, levels: [admitted] + priorityLevels + tieLevels)
    return best.isEmpty ? [] : Array(costs.dropFirst())
  }

  /// The lowest and highest value of each variable among optimal points.
  package func ranges(withTies: Bool) -> [(lowest: Double, highest: Double)] {
    let levels = [admitted] + priorityLevels + (withTies ? tieLevels : [])
    let (reference, _) = optimal(vertices, levels: levels)
    return (0..<problem.variableCount).map { variable in
      let values = reference.map { $0.value(variable) }
      let (low, high) = extremes[variable]
      let isOpenBelow = !optimal(reference + low, levels: levels).points.filter {
        $0.value(variable) == -Double(Self.farAway)
      }.isEmpty
      let isOpenAbove = !optimal(reference + high, levels: levels).points.filter {
        $0.value(variable) == Double(Self.farAway)
      }.isEmpty
      return (isOpenBelow ? -.infinity : values.min() ?? .nan, isOpenAbove ? .infinity : values.max() ?? .nan)
    }
  }

  /// The optional rows that trade errors as a variable goes from its least to its greatest optimal value, where it has
  /// both.
  ///
  /// - Returns: Those whose errors differ whichever optimal points at the two ends are compared, and those whose errors
  ///   differ among optimal points at all: an answer lies between the two.
  package func trades(over variable: Int) -> (certain: Set<Int>, possible: Set<Int>) {
    let (points, _) = optimal(vertices, levels: [admitted] + priorityLevels)
    let values = points.map { $0.value(variable) }
    guard let least = values.min(), let greatest = values.max() else { return ([], []) }
    var certain: Set<Int> = []
    var possible: Set<Int> = []
    for row in problem.rows.indices where (1..<1000).contains(problem.rows[row].priority) {
      let errors = points.map {
        Double($0.violation(of: problem.rows[row])) / Double(2 * $0.denominator)
      }
      let low = zip(values, errors).filter { $0.0 == least }.map { $0.1 }
      let high = zip(values, errors).filter { $0.0 == greatest }.map { $0.1 }
      if let first = errors.first, errors.contains(where: { $0 != first }) { possible.insert(row) }
      if low.allSatisfy({ error in high.allSatisfy { $0 != error } }) { certain.insert(row) }
    }
    return (certain, possible)
  }

  /// The points with the least costs, and those costs.
  private func optimal(_ points: [ExactPoint], levels: [[Int]]) -> (points: [ExactPoint], costs: [Double]) {
    var points = points
    var costs: [Double] = []
    for level in levels {
      let sums = points.map { point in level.reduce(Int128(0)) { $0 + point.violation(of: problem.rows[$1]) }
      }
      var best = 0
      for index in points.indices
      where sums[index] * points[best].denominator < sums[best] * points[index].denominator {
        best = index
      }
      let (sum, denominator) = (sums[best], points[best].denominator)
      costs.append(Double(sum) / Double(2 * denominator))
      points = zip(points, sums).filter { $0.1 * denominator == sum * $0.0.denominator }.map { $0.0 }
    }
    return (points, costs)
  }

  private static func isFeasible(_ rows: [Int], _ problem: ExactProblem, _ points: [ExactPoint]) -> Bool {
    points.contains { point in rows.allSatisfy { point.violation(of: problem.rows[$0]) == 0 } }
  }

  private static func unit(_ variable: Int, _ count: Int) -> [Int] {
    (0..<count).map { $0 == variable ? 1 : 0 }
  }

  private static func groups(_ rows: [Int], by key: (Int) -> Int) -> [[Int]] {
    Set(rows.map(key)).sorted().map { value in rows.filter { key($0) == value } }
  }

  /// Where n of the planes meet, or n − 1 of them and a fixed one.
  private static func meetings(
    of planes: [(coefficients: [Int], constant: Int)], _ n: Int, fixed: (coefficients: [Int], constant: Int)?
  ) -> [ExactPoint] {
    var points: [ExactPoint] = []
    var chosen = fixed.map { [$0] } ?? []
    func choose(from first: Int) {
      if chosen.count == n {
        if let point = ExactPoint.meeting(of: chosen) { points.append(point) }
        return
      }
      for next in first..<max(first, planes.count) {
        chosen.append(planes[next])
        choose(from: next + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return points
  }
}
