import PlumbConsoleLog
import TestSupport

/// Constraints at random on one axis, of views that are side by side in one other, and of which some are in a row.
///
/// Where they could hold is known from their numbers alone, without what `ConsoleLog` makes of their text.
struct RandomLog {
  enum Edge: CaseIterable { case near, far, center }

  /// `first.edge relation second.edge + constant`, or, without edges, `first.extent relation multiplier × second.extent + constant`.
  struct Line {
    var first: Int
    var firstEdge: Edge?
    /// −1 for at most, 0 for equal, 1 for at least.
    var relation: Int
    var second: Int?
    var secondEdge: Edge?
    /// In quarters.
    var multiplier = 4
    /// In halves of a point.
    var constant: Int
  }

  var isVertical: Bool
  /// Of views: the first one has the others.
  var viewCount: Int
  var lines: [Line]
  /// Whether positions say leading and trailing.
  var isDirectional: Bool

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    isVertical = Bool.random(using: &generator)
    isDirectional = Bool.random(using: &generator)
    viewCount = Int.random(in: 2...6, using: &generator)
    lines = []
    addRow(&generator)
    for _ in 0..<Int.random(in: 1...5, using: &generator) { addAny(&generator) }
    lines.shuffle(using: &generator)
  }

  private static let lengths = [0, 10, 16, 20, 40, 41, 60, 100, 200]

  /// Views from one end of the first to the other, with gaps, sometimes with holes.
  private mutating func addRow(_ generator: inout SeededGenerator) {
    let row = Array(1..<viewCount).shuffled(using: &generator)
    func relation(_ generator: inout SeededGenerator) -> Int { [0, 0, 0, 0, 1, -1].pick(&generator) }
    var before: Int?
    for view in row {
      lines.append(
        Line(
          first: view, firstEdge: .near, relation: relation(&generator), second: before ?? 0,
          secondEdge: before == nil ? .near : .far, constant: [0, 10, 16, 40].pick(&generator)))
      if Int.random(in: 0..<3, using: &generator) > 0 {
        lines.append(
          Line(
            first: view, relation: relation(&generator), constant: Self.lengths.pick(&generator)))
      }
      before = view
    }
    lines.append(
      Line(
        first: 0, firstEdge: .far, relation: relation(&generator), second: before, secondEdge: .far,
        constant: [0, 16, 20].pick(&generator)))
    lines.append(Line(first: 0, relation: 0, constant: [0, 100, 200, 400].pick(&generator)))
    if Int.random(in: 0..<3, using: &generator) == 0 { lines.remove(at: lines.indices.pick(&generator)) }
  }

  private mutating func addAny(_ generator: inout SeededGenerator) {
    let pair = Array((0..<viewCount).shuffled(using: &generator).prefix(2))
    let relation = [0, 0, -1, 1].pick(&generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      lines.append(Line(first: pair[0], relation: relation, constant: Self.lengths.pick(&generator)))
    case 1:
      lines.append(
        Line(
          first: pair[0], relation: relation, second: pair[1],
          multiplier: [4, 4, 2, 1, 8, 3].pick(&generator), constant: [0, 0, 20, -20].pick(&generator)))
    default:
      let edge = Edge.allCases.pick(&generator)
      // Centres go with centres: leading and trailing go with each other.
      let other = edge == .center ? .center : [Edge.near, .far].pick(&generator)
      lines.append(
        Line(
          first: pair[0], firstEdge: edge, relation: relation, second: pair[1], secondEdge: other,
          constant: [0, 10, -10, 16, 100].pick(&generator)))
    }
  }

  // MARK: The right answer

  func isFeasible(_ places: [Int], sizesMayBeNegative: Bool) -> Bool {
    var rows = places.map { row(lines[$0]) }
    if !sizesMayBeNegative {
      for view in 0..<viewCount {
        var coefficients = [Int128](repeating: 0, count: 2 * viewCount)
        coefficients[2 * view + 1] = 1
        rows.append(ExactFeasibility.Row(coefficients: coefficients, constant: 0, isEquation: false))
      }
    }
    return ExactFeasibility.isFeasible(rows, variableCount: 2 * viewCount)
  }

  /// Each view has a near edge and an extent.
  private func row(_ line: Line) -> ExactFeasibility.Row {
    var coefficients = [Int128](repeating: 0, count: 2 * viewCount)
    func add(_ view: Int, _ edge: Edge?, _ quarters: Int128) {
      if edge != nil { coefficients[2 * view] += quarters }
      switch edge {
      case nil, .far: coefficients[2 * view + 1] += quarters
      case .center: coefficients[2 * view + 1] += quarters / 2
      case .near: break
      }
    }
    add(line.first, line.firstEdge, 4)
    if let second = line.second { add(second, line.secondEdge, -Int128(line.multiplier)) }
    let sign: Int128 = line.relation < 0 ? -1 : 1
    return ExactFeasibility.Row(
      coefficients: coefficients.map { sign * $0 }, constant: sign * 2 * Int128(line.constant),
      isEquation: line.relation == 0)
  }

  // MARK: The log

  /// - Parameters:
  ///   - isVisual: Whether lines are visual formats where these can say it.
  ///   - isMirrored: Whether near and far change places.
  ///   - addresses: Of the views.
  func log(isVisual: Bool, isMirrored: Bool = false, addresses: [Int]? = nil) -> ConflictLog {
    let views = (0..<viewCount).map { view in
      (view == 0 ? "Shop.Card" : "UIView") + ":0x" + String(addresses?[view] ?? 0x100 + 16 * view, radix: 16)
    }
    var log = ConflictLog(line: 1)
    for (place, line) in lines.enumerated() {
      let line = isMirrored ? line.mirrored : line
      let text =
        (isVisual ? line.visualFormat(views, isVertical: isVertical) : nil)
        ?? line.equation(views, isVertical: isVertical, isDirectional: isDirectional)
      log.constraints.append(LoggedConstraint(reading: inventedText(text, place: place)))
    }
    return log
  }
}

extension RandomLog.Line {
  private static let relations = [-1: "<=", 0: "==", 1: ">="]

  /// What is seen in a mirror.
  var mirrored: Self {
    guard firstEdge != nil else { return self }
    var line = self
    line.firstEdge = firstEdge?.mirrored
    line.secondEdge = secondEdge?.mirrored
    line.relation = -relation
    line.constant = -constant
    return line
  }

  func equation(_ views: [String], isVertical: Bool, isDirectional: Bool) -> String {
    func word(_ edge: RandomLog.Edge?) -> String {
      switch edge {
      case nil: isVertical ? ".height" : ".width"
      case .near: isVertical ? ".top" : isDirectional ? ".leading" : ".left"
      case .far: isVertical ? ".bottom" : isDirectional ? ".trailing" : ".right"
      case .center: isVertical ? ".centerY" : ".centerX"
      }
    }
    var text = views[first] + word(firstEdge) + " " + Self.relations[relation.signum(), default: ""] + " "
    let points = Double(constant) / 2
    guard let second else { return text + "\(points)" }
    if multiplier != 4 { text += "\(Double(multiplier) / 4)*" }
    text += views[second] + word(secondEdge)
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + "\(points.magnitude)" }
    return text
  }

  /// Nil for what it cannot say.
  func visualFormat(_ views: [String], isVertical: Bool) -> String? {
    guard multiplier == 4 else { return nil }
    let start = isVertical ? "V:" : "H:"
    let points = Double(constant) / 2
    let number =
      "(" + (relation == 0 ? "" : Self.relations[relation.signum(), default: ""]) + "\(points)" + ")"
    let end = " in " + views[0]
    switch (firstEdge, secondEdge) {
    case (nil, nil): return second == nil ? start + "[" + views[first] + number + "]" : nil
    case (.near, .near) where second == 0: return start + "|-" + number + "-[" + views[first] + "]" + end
    case (.far, .far) where first == 0:
      return second.map { start + "[" + views[$0] + "]-" + number + "-|" + end }
    case (.near, .far) where second != 0 && first != 0:
      return second.map { start + "[" + views[$0] + "]-" + number + "-[" + views[first] + "]" }
    default: return nil
    }
  }
}

extension RandomLog.Edge {
  var mirrored: Self {
    switch self {
    case .near: .far
    case .far: .near
    case .center: .center
    }
  }
}
