import PlumbConstraintSolver
import PlumbGeometry

/// Rows and numbers of the last layout, read back.
extension LayoutTree {
  /// A row as the solver has it; nil for one that is not there.
  ///
  /// - Complexity: O(terms).
  package func reading(of row: RowSource) -> RowReading? {
    guard let (root, id) = solverRow(of: row) else { return nil }
    let state = roots[root]
    let terms = state.solver.terms(of: id).map { expressionTerm($0, in: state) }
    return RowReading(
      left: LayoutExpression(terms, constant: -state.solver.constant(of: id)),
      relation: state.solver.relation(of: id), priority: state.solver.priority(of: id),
      residual: state.solver.residual(of: id),
      violation: state.solver.violation(of: id), isBroken: state.solver.isRefused(id))
  }

  /// A number as a sum of frame numbers, positions in the coordinates of a node around it.
  ///
  /// - Parameter container: An ancestor of the number's node; nil for its parent.
  package func expression(
    of number: LayoutNumber, in container: NodeID? = nil
  ) throws(LayoutError) -> LayoutExpression {
    let index = try index(number.node)
    let ancestor = try container.map { node throws(LayoutError) in try self.index(node) }
    let attribute = number.anchor.attribute.resolved(for: nodes[Int(index)].description.direction)
    var expression = LinearExpression()
    if !attribute.isDimension {
      addPosition(
        of: index, within: ancestor ?? nodes[Int(index)].parent, attribute.axis, times: 1,
        to: &expression.terms)
    }
    expression.constant = addOffset(attribute, of: index, times: 1, to: &expression.terms)
    if number.rectangle == .frame { expression.constant = 0 }
    return layoutExpression(expression, root: Int(nodes[Int(index)].root))
  }

  /// What an expression comes to, in points.
  package func value(of expression: LayoutExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.part) }
  }

  /// One of the four numbers of a frame, in points; zero for a node that is not there.
  package func value(of part: FramePartID) -> Double {
    guard contains(part.node), let variables = nodes[Int(part.node.index)].variables else { return 0 }
    return roots[Int(nodes[Int(part.node.index)].root)].solver.value(of: variables.variable(part.part))
  }

  /// A number's value in the solution, in points, positions in the parent's coordinates.
  package func value(of number: LayoutNumber) throws(LayoutError) -> Double {
    value(of: try expression(of: number))
  }

  /// The sides of a constraint; nil for one that has no row.
  package func sides(of id: LayoutConstraintID) -> ConstraintSides? {
    guard let constraint = constraint(id) else { return nil }
    let (a, b) = (constraint.first.node.index, constraint.second?.node.index)
    guard let ancestor = b.map({ commonAncestor(a, $0) }) ?? .some(-1) else { return nil }
    let direction = nodes[Int(ancestor >= 0 ? ancestor : a)].description.direction
    let isMirrored =
      direction == .rightToLeft
      && (constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
    let within = b == nil ? nodes[Int(a)].parent : ancestor
    let root = Int(nodes[Int(a)].root)
    func side(_ anchor: Anchor, other: Int32) -> LayoutExpression {
      var expression = LinearExpression()
      expression.constant = add(
        anchor.resolved(for: direction), within: within, other: other, times: 1, to: &expression.terms)
      return layoutExpression(expression, root: root)
    }
    var mirror: LayoutExpression?
    if isMirrored {
      var width = LinearExpression()
      if within >= 0 { addWidth(of: within, between: a, b ?? a, 1, to: &width.terms) }
      mirror = layoutExpression(width, root: root)
    }
    return ConstraintSides(
      container: within >= 0 ? self.id(within) : nil, first: side(constraint.first, other: b ?? -1),
      second: constraint.second.map { side($0, other: a) }, mirror: mirror)
  }

  /// The rows that a node gives rise to without a constraint that somebody wrote: from its mask, its content, as
  /// a stack view.
  ///
  /// - Complexity: Linear in the rows.
  package func generatedRows(of node: NodeID) -> [RowSource] {
    guard contains(node) else { return [] }
    let root = Int(nodes[Int(node.index)].root)
    return rows(of: node.index).map { roots[root].source(of: $0) }
  }

  /// Those of a node's generated rows that some generators made.
  ///
  /// - Complexity: Linear in the rows that the node gives rise to.
  package func generatedRows(of node: NodeID, by generators: [Generator]) -> [RowSource] {
    var rows: [RowSource] = []
    for row in generatedRows(of: node) {
      if case .generated(_, let generator, _) = row, generators.contains(generator) { rows.append(row) }
    }
    return rows
  }

  /// The rows that keep a node's content.
  package func contentRows(of node: NodeID) -> [RowSource] {
    generatedRows(of: node, by: [.contentHugging, .contentCompressionResistance])
  }

  // MARK: Rows of the solver

  /// The root whose solver has a row, and the row there.
  func solverRow(of row: RowSource) -> (root: Int, id: ConstraintID)? {
    switch row {
    case .constraint(let id):
      guard constraint(id) != nil, let row = constraints[Int(id.index)].row else { return nil }
      return (Int(constraints[Int(id.index)].root), row)
    case .generated(let node, _, _):
      guard contains(node) else { return nil }
      let root = Int(nodes[Int(node.index)].root)
      return self.row(of: node.index, row).map { (root, $0) }
    }
  }

  private func expressionTerm(_ term: Term, in state: RootRecord) -> LayoutExpression.Term {
    let owner = state.owners[Int(term.variable.index)]
    let variables = nodes[Int(owner)].variables
    let part = FramePart.allCases.first { variables?.variable($0) == term.variable } ?? .x
    return LayoutExpression.Term(FramePartID(node: id(owner), part: part), term.coefficient)
  }

  /// Terms of the same variable become one.
  private func layoutExpression(_ expression: LinearExpression, root: Int) -> LayoutExpression {
    var terms: [LayoutExpression.Term] = []
    for place in 0..<expression.terms.count {
      let term = expressionTerm(expression.terms[place], in: roots[root])
      if let known = terms.firstIndex(where: { $0.part == term.part }) {
        terms[known].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    return LayoutExpression(terms.filter { $0.coefficient != 0 }, constant: expression.constant)
  }
}
