import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// The numbers that a derivation has printed, and how others are written with them.
struct KnownNumbers {
  /// An attribute that was printed with its value.
  private struct Entry {
    var expression: LayoutExpression
    var value: Double
    /// As a formula has it: `left`.
    var attribute: String
    var container: NodeID?
  }

  private let words: ConstraintWords
  private var entries: [NodeID: [Entry]] = [:]

  init(_ words: ConstraintWords) { self.words = words }

  private var tree: LayoutTree { words.tree }

  /// From here on the number is known by its value.
  mutating func print(
    _ expression: LayoutExpression, _ node: NodeID, _ attribute: String, in container: NodeID?
  ) {
    entries[node, default: []].append(
      Entry(
        expression: expression, value: tree.value(of: expression), attribute: attribute, container: container)
    )
  }

  func isPrinted(_ expression: LayoutExpression, of node: NodeID) -> Bool {
    expression.terms.isEmpty
      || (entries[node] ?? []).contains { Self.difference($0.expression, expression)?.magnitude ?? 1 < 1e-9 }
  }

  /// Whether a number was printed, or can be put together of what was.
  func gives(_ expression: LayoutExpression, of node: NodeID) -> Bool {
    isPrinted(expression, of: node) || combination(expression, of: node) != nil
  }

  /// How a number is written: by its value where that was printed, else by the printed ones that it is made of.
  func operand(_ expression: LayoutExpression, of node: NodeID) -> Calculation.Operand {
    let value = tree.value(of: expression)
    let plain = Calculation.Operand(text: value.points)
    if isPrinted(expression, of: node) || value.magnitude < 0.0005 { return plain }
    if let sum = combination(expression, of: node)?.numbers ?? sum(expression)
      ?? shifted(expression, of: node)
    {
      return Calculation.Operand(text: sum.text, isSum: sum.isSum)
    }
    return plain
  }

  /// A position in something further out: the sum of those on the way, where all were printed.
  private func sum(_ expression: LayoutExpression) -> Calculation? {
    var sum = Calculation()
    return add(expression, to: &sum) ? sum : nil
  }

  /// A position that was printed in the coordinates of something further out, or further in.
  func shifted(_ expression: LayoutExpression, of node: NodeID) -> Calculation? {
    for entry in entries[node] ?? [] {
      let rest = expression.subtracting([(1, entry.expression)])
      guard !rest.terms.contains(where: { $0.part.node == node }) else { continue }
      var sum = Calculation()
      sum.add(number: entry.value, Calculation.Operand(text: entry.value.points), times: 1)
      if add(rest, to: &sum) { return sum }
    }
    return nil
  }

  /// Adds printed numbers; false where there are others.
  private func add(_ expression: LayoutExpression, to sum: inout Calculation) -> Bool {
    for number in expression.frameNumbers(in: tree) {
      guard isPrinted(number.expression, of: number.node) else { return false }
      let value = tree.value(of: number.expression)
      sum.add(number: value, Calculation.Operand(text: value.points), times: number.factor)
    }
    sum.add(expression.constant)
    return true
  }

  /// A number as a sum of printed ones of the same node: `right − left` and `374 − 20`; nil where there is none.
  func combination(
    _ expression: LayoutExpression, of node: NodeID
  ) -> (names: String, numbers: Calculation)? {
    let entries = entries[node] ?? []
    for entry in entries {
      guard let rest = Self.difference(expression, entry.expression) else { continue }
      return written([(1, entry)], rest)
    }
    for (place, first) in entries.enumerated() {
      for (other, second) in entries.enumerated() where other != place {
        for (factor, share) in [(1.0, 1.0), (1, -1), (1, 0.5), (1, -0.5), (2, -2), (2, -1)] {
          guard let rest = Self.rest(expression, [(factor, first.expression), (share, second.expression)])
          else { continue }
          return written([(factor, first), (share, second)], rest)
        }
      }
    }
    return nil
  }

  private func written(
    _ parts: [(factor: Double, entry: Entry)], _ constant: Double
  ) -> (names: String, numbers: Calculation) {
    var (names, numbers) = (Calculation(), Calculation())
    for part in parts {
      names.add(Calculation.Operand(text: part.entry.attribute), times: part.factor)
      numbers.add(
        number: part.entry.value, Calculation.Operand(text: part.entry.value.points), times: part.factor)
    }
    names.add(constant)
    numbers.add(constant)
    return (names.text, numbers)
  }

  /// The first expression less the second, where that is a constant.
  static func difference(_ first: LayoutExpression, _ second: LayoutExpression) -> Double? {
    rest(first, [(1, second)])
  }

  /// An expression less multiples of others, where that is a constant.
  private static func rest(
    _ expression: LayoutExpression, _ parts: [(factor: Double, expression: LayoutExpression)]
  ) -> Double? {
    let rest = expression.subtracting(parts)
    return rest.terms.isEmpty ? rest.constant : nil
  }
}

extension LayoutExpression {
  /// The expression less multiples of others; what cancels is gone.
  func subtracting(_ parts: [(factor: Double, expression: LayoutExpression)]) -> LayoutExpression {
    var sums: [FramePartID: (sum: Double, magnitude: Double)] = [:]
    var order: [FramePartID] = []
    func add(_ term: Term, _ factor: Double) {
      if sums[term.part] == nil { order.append(term.part) }
      sums[term.part, default: (0, 0)].sum += factor * term.coefficient
      sums[term.part, default: (0, 0)].magnitude += (factor * term.coefficient).magnitude
    }
    var constant = constant
    for term in terms { add(term, 1) }
    for part in parts {
      for term in part.expression.terms { add(term, -part.factor) }
      constant -= part.factor * part.expression.constant
    }
    var rest: [Term] = []
    for part in order {
      guard let (sum, magnitude) = sums[part], sum.magnitude > 1e-9 * magnitude else { continue }
      rest.append(Term(part, sum))
    }
    return LayoutExpression(rest, constant: constant)
  }
}
