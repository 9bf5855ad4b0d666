import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// Puts the rows that a number comes from into the order in which a person would work it out, each with its arithmetic.
struct Derivation {
  let inspection: LayoutInspection
  let number: LayoutNumber
  let target: LayoutExpression
  let influences: [RowInfluence]
  let lefts: [LayoutExpression]
  /// Whether steps that say nothing (a guide at its owner's edge) are left out.
  private let leavesOutTrivial: Bool
  var known: KnownNumbers
  private(set) var steps: [DerivationStep] = []

  var tree: LayoutTree { inspection.tree }
  var words: ConstraintWords { inspection.words }

  init(
    _ inspection: LayoutInspection, _ number: LayoutNumber, _ target: LayoutExpression,
    _ influences: [RowInfluence], leavesOutTrivial: Bool = true
  ) throws(LayoutError) {
    self.inspection = inspection
    self.number = number
    self.target = target
    let influences = influences + Self.guideRows(influences, target, inspection.tree)
    self.influences = influences
    self.leavesOutTrivial = leavesOutTrivial
    lefts = influences.map { inspection.tree.reading(of: $0.row)?.left ?? LayoutExpression() }
    known = KnownNumbers(inspection.words)
    let order = DerivationOrder(lefts, target: target) { influences[$0].sensitivity == 0 }
    let needed = Self.neededParts(order.blocks, lefts, target)
    for block in order.blocks {
      if block.isCancelling {
        appendLast(block)
      } else if block.rows.count == 1 {
        append(block.rows[0], block.parts[0])
      } else {
        try appendTogether(block, needed)
      }
    }
    appendTarget()
  }

  /// The rows of guides that the rows of a derivation speak of, and that do not matter to it: where an edge counts and
  /// the other does not, the guide's width cancels, and yet a person takes the edge for known.
  private static func guideRows(
    _ influences: [RowInfluence], _ target: LayoutExpression, _ tree: LayoutTree
  ) -> [RowInfluence] {
    var known = Set(influences.map { $0.row })
    var rows: [RowInfluence] = []
    let expressions = influences.compactMap { tree.reading(of: $0.row)?.left } + [target]
    for part in expressions.flatMap({ $0.terms.map { $0.part } }) {
      guard case .insets? = tree.placement(of: part.node) else { continue }
      let edges: [RowPart] = part.part.axis == .horizontal ? [.minX, .maxX] : [.minY, .maxY]
      for edge in edges {
        let row = RowSource.generated(part.node, .guide, edge)
        if known.insert(row).inserted { rows.append(RowInfluence(row: row, sensitivity: 0)) }
      }
    }
    return rows
  }

  // MARK: Rows alone

  private mutating func append(_ place: Int, _ part: FramePartID) {
    let row = influences[place].row
    switch row {
    case .constraint(let id):
      if let step = written(id, place, { $0.coefficient(of: part) != 0 }, part.node) {
        steps.append(step)
      } else {
        steps.append(general(place, subject(place, part), prefix: tree.constraint(id).map(words.formula)))
      }
    case .generated(_, .guide, let edge):
      if let step = guide(place, part, edge) { steps.append(step) }
    case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _):
      steps.append(content(place, node, part.part.axis))
    case .generated(_, .scrollContent, _):
      appendUnlessTrivial(general(place, subject(place, part), prefix: nil))
    case .generated(let node, .encapsulatedSize, _):
      let step = general(place, subject(place, part), prefix: nil)
      if part.part.isExtent || tree.parent(of: node) != nil {
        steps.append(step)
      } else {
        appendUnlessTrivial(step)
      }
    case .generated(_, .stackCanvasConnection, _), .generated(_, .stackAlignment, _):
      appendUnlessTrivial(general(place, subject(place, part), prefix: nil))
    case .generated:
      steps.append(general(place, subject(place, part), prefix: nil))
    }
  }

  private mutating func appendUnlessTrivial(_ step: DerivationStep) {
    if !leavesOutTrivial || step.results.contains(where: { $0.value.magnitude >= 0.0005 }) {
      steps.append(step)
    }
  }

  func cause(_ place: Int) -> DerivationStep.Cause {
    DerivationStep.Cause(
      row: influences[place].row, sensitivity: influences[place].sensitivity,
      place: inspection.writtenPlace(of: influences[place].row))
  }

  /// A guide's edge; nil where it is that of its owner, and so goes without saying.
  private mutating func guide(
    _ place: Int, _ determined: FramePartID, _ edge: RowPart
  ) -> DerivationStep? {
    let node = determined.node
    guard let owner = tree.parent(of: node), case .insets(let insets)? = tree.placement(of: node) else {
      return general(place, subject(place, determined), prefix: nil)
    }
    let axis: Axis = edge == .minX || edge == .maxX ? .horizontal : .vertical
    let isFar = edge == .maxX || edge == .maxY
    let inset = edge.inset(of: insets)
    let near = FramePartID(node: node, part: axis == .horizontal ? .x : .y)
    let part: FramePart = axis == .horizontal ? .width : .height
    var expression = LayoutExpression([LayoutExpression.Term(near, 1)])
    var numbers = Calculation()
    if isFar {
      expression.terms.append(LayoutExpression.Term(FramePartID(node: node, part: part), 1))
      let whole = LayoutExpression([LayoutExpression.Term(FramePartID(node: owner, part: part), 1)])
      numbers.add(number: tree.value(of: whole), known.operand(whole, of: owner), times: 1)
    }
    numbers.add(inset)
    known.print(expression, node, edge.edgeName, in: owner)
    if leavesOutTrivial, inset == 0 || influences[place].sensitivity == 0 { return nil }
    let formula =
      words.name(of: node) + "." + edge.edgeName + " = " + words.name(of: owner) + "." + edge.edgeName
      + ConstraintFormula.summand(inset)
    return DerivationStep(
      causes: [cause(place)],
      results: [
        DerivationStep.Result(
          formula: formula, calculation: numbers.isSum ? numbers.text : nil, value: tree.value(of: expression)
        )
      ], remarks: [])
  }

  /// An extent that is the content's.
  private mutating func content(_ place: Int, _ node: NodeID, _ axis: Axis) -> DerivationStep {
    let size = tree.contentSize(of: node)[axis] ?? 0
    let insets = tree.alignmentInsets(of: node)
    let part = FramePartID(node: node, part: axis == .horizontal ? .width : .height)
    let expression = LayoutExpression(
      [LayoutExpression.Term(part, 1)], constant: -(insets.near(axis) + insets.far(axis)))
    known.print(expression, node, axis.extent.name.description, in: nil)
    return DerivationStep(
      causes: [cause(place)],
      results: [
        DerivationStep.Result(
          formula: ConstraintFormula.anchor(words.name(of: node), axis.extent) + " = " + size.points,
          calculation: nil, value: size)
      ], remarks: words.remarks(influences[place].row))
  }

  /// The edge, center or extent of which a row speaks that has a part.
  private func subject(_ place: Int, _ part: FramePartID) -> FrameNumber {
    lefts[place].frameNumbers(in: tree).first { $0.expression.coefficient(of: part) != 0 }
      ?? FrameNumber(
        node: part.node, attribute: "", factor: 1, expression: LayoutExpression([.init(part, 1)]))
  }

  /// A row solved for one of the frame numbers of which it speaks.
  ///
  /// - Parameter prefix: The row as somebody wrote it, where that is no equation for the number.
  private mutating func general(
    _ place: Int, _ subject: FrameNumber, prefix: String?
  ) -> DerivationStep {
    let rest = subject.expression.subtracting([(1 / subject.factor, lefts[place])])
    let result = result(words.name(of: subject.node) + "." + subject.attribute, rest, prefix: prefix)
    known.print(subject.expression, subject.node, subject.attribute, in: tree.parent(of: subject.node))
    return DerivationStep(
      causes: [cause(place)], results: [result], remarks: words.remarks(influences[place].row))
  }

  /// `subject = names = numbers = value`.
  func result(_ subject: String, _ rest: LayoutExpression, prefix: String?) -> DerivationStep.Result {
    var (names, numbers) = (Calculation(), Calculation())
    for number in rest.frameNumbers(in: tree) {
      // What is at its superview's edge needs no name.
      let isAtEdge =
        number.expression.terms.count == 1 && tree.value(of: number.expression).magnitude < 0.0005
      if !isAtEdge || !leavesOutTrivial {
        names.add(
          Calculation.Operand(text: words.name(of: number.node) + "." + number.attribute),
          times: number.factor)
      }
      let operand = known.operand(number.expression, of: number.node)
      numbers.add(number: tree.value(of: number.expression), operand, times: number.factor)
    }
    names.add(rest.constant)
    numbers.add(rest.constant)
    let formula = subject + " = " + names.text
    return DerivationStep.Result(
      formula: prefix.map { $0 + ", so " + formula } ?? formula,
      calculation: numbers.isSum ? numbers.text : nil, value: tree.value(of: rest))
  }

  // MARK: Rows together

  /// The numbers of each block that others or the target need.
  private static func neededParts(
    _ blocks: [DerivationOrder.Block], _ lefts: [LayoutExpression], _ target: LayoutExpression
  ) -> Set<FramePartID> {
    var needed = Set(target.terms.map { $0.part })
    for block in blocks {
      let own = Set(block.parts)
      for row in block.rows {
        for term in lefts[row].terms where !own.contains(term.part) { needed.insert(term.part) }
      }
    }
    return needed
  }

  /// More numbers than these are not told of one block.
  private static let mostResults = 4

  private mutating func appendTogether(
    _ block: DerivationOrder.Block, _ needed: Set<FramePartID>
  ) throws(LayoutError) {
    let wanted = block.parts.filter { needed.contains($0) }
    var step = DerivationStep(causes: block.rows.map { cause($0) }, results: [], remarks: [])
    for part in wanted.isEmpty ? Array(block.parts.prefix(1)) : Array(wanted.prefix(Self.mostResults)) {
      let expression = LayoutExpression([LayoutExpression.Term(part, 1)])
      var sensitivities: [RowSource: Double] = [:]
      for influence in try tree.influences(on: expression) {
        sensitivities[influence.row] = influence.sensitivity
      }
      let rest = expression.subtracting(
        block.rows.map { (sensitivities[influences[$0].row] ?? 0, lefts[$0]) })
      let attribute = tree.frameAttributeName(
        part.part.isExtent ? part.part.axis.extent : part.part.axis.near, of: part.node)
      step.results.append(result(words.name(of: part.node) + "." + attribute, rest, prefix: nil))
      known.print(expression, part.node, attribute, in: tree.parent(of: part.node))
    }
    steps.append(step)
  }

  /// The last rows, in which some of what is not known cancels: edges and centers may follow from each other where
  /// extents are not known, or do not matter.
  private mutating func appendLast(_ block: DerivationOrder.Block) {
    var rows = block.rows
    while let (place, subject) = next(of: rows) {
      rows.removeAll { $0 == place }
      var step: DerivationStep?
      if case .constraint(let id) = influences[place].row {
        let tree = tree
        step = written(
          id, place,
          { side in
            side.frameNumbers(in: tree).contains {
              $0.expression == subject.expression && ($0.factor - 1).magnitude < 1e-9
            }
          }, subject.node)
        if let step { steps.append(step) }
        if step == nil {
          steps.append(general(place, subject, prefix: tree.constraint(id).map(words.formula)))
        }
      } else {
        steps.append(general(place, subject, prefix: nil))
      }
    }
    guard !rows.isEmpty else { return }
    let rest = target.subtracting(rows.map { (influences[$0].sensitivity, lefts[$0]) })
    steps.append(
      DerivationStep(
        causes: rows.map { cause($0) },
        results: [
          result(words.name(of: number.node) + "." + number.attributeName(in: tree), rest, prefix: nil)
        ], remarks: rows.count == 1 ? words.remarks(influences[rows[0]].row) : []))
    known.print(target, number.node, number.attributeName(in: tree), in: tree.parent(of: number.node))
  }

  /// A row that speaks of one edge, center or extent that is not known, and that.
  private func next(of rows: [Int]) -> (place: Int, subject: FrameNumber)? {
    for place in rows {
      let unknown = lefts[place].frameNumbers(in: tree).filter { !known.gives($0.expression, of: $0.node) }
      if unknown.count == 1 { return (place, unknown[0]) }
    }
    return nil
  }

  // MARK: What was asked for

  /// Puts together what was asked for, where no step has printed it.
  private mutating func appendTarget() {
    if known.isPrinted(target, of: number.node) { return }
    let subject = words.name(of: number.node) + "." + number.attributeName(in: tree)
    let value = tree.value(of: target)
    if let sum = known.combination(target, of: number.node) {
      steps.append(
        DerivationStep(
          causes: [],
          results: [
            DerivationStep.Result(
              formula: subject + " = " + sum.names, calculation: sum.numbers.isSum ? sum.numbers.text : nil,
              value: value)
          ], remarks: []))
      return
    }
    if let sum = known.shifted(target, of: number.node), let container = tree.parent(of: number.node) {
      steps.append(
        DerivationStep(
          causes: [],
          results: [
            DerivationStep.Result(
              formula: subject + " in " + words.name(of: container),
              calculation: sum.isSum ? sum.text : nil, value: value)
          ], remarks: []))
      return
    }
    steps.append(DerivationStep(causes: [], results: [result(subject, target, prefix: nil)], remarks: []))
  }
}
