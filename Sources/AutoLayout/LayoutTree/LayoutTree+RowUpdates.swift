import PlumbConstraintSolver
import PlumbGeometry

/// The rows of nodes and constraints, in and out of their solvers.
extension LayoutTree {
  /// Brings the pending rows of a node up to date.
  mutating func regenerate(_ index: Int32) throws(LayoutError) {
    let pending = nodes[Int(index)].pending
    if pending.contains(.placement) {
      try put(placementRows(of: index, .horizontal), of: index, at: NodeRows.placement)
      try put(placementRows(of: index, .vertical), of: index, at: NodeRows.placement + 2)
    }
    if pending.contains(.content) {
      try put(contentRows(of: index, .horizontal), of: index, at: NodeRows.content)
      try put(contentRows(of: index, .vertical), of: index, at: NodeRows.content + 2)
    }
    if pending.contains(.preference) {
      try put(preferenceRows(of: index, .horizontal), of: index, at: NodeRows.preference)
      try put(preferenceRows(of: index, .vertical), of: index, at: NodeRows.preference + 2)
    }
    if pending.contains(.stack) { try regenerateStack(index) }
    nodes[Int(index)].pending = []
  }

  private mutating func put(_ rows: AxisRows, of index: Int32, at place: Int) throws(LayoutError) {
    try put(rows.first, of: index, at: place)
    try put(rows.second, of: index, at: place + 1)
  }

  private mutating func put(_ row: GeneratedRow?, of index: Int32, at place: Int) throws(LayoutError) {
    let old = nodes.span[Int(index)].rows.places[place]
    guard let row else {
      removeRow(old, root: Int(nodes[Int(index)].root))
      nodes[Int(index)].rows.places[place] = .none
      return
    }
    nodes[Int(index)].rows.places[place] = try makeRow(
      row, of: index, inPlaceOf: old, ordinal: Int32(place & 3))
  }

  private mutating func regenerateStack(_ index: Int32) throws(LayoutError) {
    var rows: [GeneratedRow] = []
    if let stack = nodes[Int(index)].description.stack {
      var generation = StackRows(tree: self, index: index, stack: stack)
      generation.generate()
      rows = generation.rows
    }
    let root = Int(nodes[Int(index)].root)
    while nodes[Int(index)].stackRows.count > rows.count {
      removeRow(nodes[Int(index)].stackRows.removeLast(), root: root)
    }
    for (ordinal, row) in rows.enumerated() {
      if nodes[Int(index)].stackRows.count == ordinal { nodes[Int(index)].stackRows.append(.none) }
      let old = nodes[Int(index)].stackRows[ordinal]
      nodes[Int(index)].stackRows[ordinal] = try makeRow(
        row, of: index, inPlaceOf: old, ordinal: Int32(ordinal))
    }
    nodes[Int(index)].stackPlaces = Self.places(of: rows)
  }

  /// The places of rows, grouped by their generators: where each group starts, and the groups.
  private static func places(of rows: [GeneratedRow]) -> [Int32] {
    if rows.isEmpty { return [] }
    let count = Generator.allCases.count
    var places = [Int32](repeating: 0, count: count + rows.count)
    for row in rows { places[Int(row.generator.rawValue)] += 1 }
    var end = Int32(places.count)
    for generator in (0..<count).reversed() {
      end -= places[generator]
      places[generator] = end
    }
    for (place, row) in rows.enumerated() {
      if case .ordinal(let number) = row.part {
        places[Int(places[Int(row.generator.rawValue)]) + Int(number) - 1] = Int32(place)
      }
    }
    return places
  }

  /// Has the solver keep a row, with other numbers, where it has the same shape, and make it where not.
  private mutating func makeRow(
    _ row: GeneratedRow, of index: Int32, inPlaceOf old: ConstraintID, ordinal: Int32
  ) throws(LayoutError) -> ConstraintID {
    try makeRow(
      row.expression, row.relation, priority: row.priority,
      rank: rankClass(of: row, of: index).rank(nodes[Int(index)].rank, ordinal),
      root: nodes[Int(index)].root,
      inPlaceOf: old, source: .generated(id(index), row.generator, row.part))
  }

  private func rankClass(of row: GeneratedRow, of index: Int32) -> RankClass {
    let rankClass = row.rankClass
    guard rankClass == .stack, let yielding = nodes[Int(index)].description.stack?.yielding else {
      return rankClass
    }
    switch yielding {
    case .asLogged: return .stack
    case .early: return .yieldingStack
    case .byStacks:
      let isLine = row.generator == .stackCanvasConnection || row.generator == .stackSpacing
      return isLine ? .yieldingLine : .yieldingStack
    }
  }

  /// Makes the row of a constraint anew; it has none while its items have no common ancestor.
  mutating func regenerateConstraint(_ index: Int32) throws(LayoutError) {
    if constraints[Int(index)].pending == .numbers {
      try updateNumbers(ofConstraint: index)
    } else {
      try remakeRow(ofConstraint: index)
    }
    constraints[Int(index)].pending = .nothing
  }

  private mutating func remakeRow(ofConstraint index: Int32) throws(LayoutError) {
    let constraint = constraints[Int(index)].constraint
    guard let difference = difference(of: constraint) else { return withdrawRow(ofConstraint: index) }
    let root = nodes[Int(constraint.first.node.index)].root
    constraints[Int(index)].row = try makeRow(
      difference - constraint.constant, constraint.relation, priority: constraint.priority,
      rank: constraint.rankClass.rank(constraints[Int(index)].rank), root: root,
      inPlaceOf: constraints[Int(index)].row ?? .none, source: .constraint(id(constraint: index)))
    constraints[Int(index)].root = root
    constraints[Int(index)].base = difference.constant
  }

  private mutating func updateNumbers(ofConstraint index: Int32) throws(LayoutError) {
    guard let row = constraints[Int(index)].row else { return }
    let root = Int(constraints[Int(index)].root)
    let constraint = constraints[Int(index)].constraint
    do throws(SolverError) {
      try roots[root].solver.setConstant(-(constraints[Int(index)].base - constraint.constant), of: row)
      try roots[root].solver.setPriority(constraint.priority, of: row)
    } catch {
      throw .numberTooLarge(.constraint(id(constraint: index)))
    }
  }

  private mutating func makeRow(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority, rank: Rank, root: Int32,
    inPlaceOf old: ConstraintID, source: RowSource
  ) throws(LayoutError) -> ConstraintID {
    let root = Int(root)
    do throws(SolverError) {
      if old != .none,
        try roots[root].solver.update(
          old, expression.terms, relation, -expression.constant, priority: priority, rank: rank)
      {
        roots[root].record(source, for: old)
        return old
      }
      let row = try roots[root].solver.add(
        expression.terms, relation, -expression.constant, priority: priority, rank: rank)
      roots[root].record(source, for: row)
      removeRow(old, root: root)
      return row
    } catch {
      throw .numberTooLarge(source)
    }
  }

  /// The rows of a node that its solver has.
  func rows(of index: Int32) -> [ConstraintID] {
    var result: [ConstraintID] = []
    for place in 0..<NodeRows.count { result.append(nodes[Int(index)].rows.places[place]) }
    result += nodes[Int(index)].stackRows
    let root = Int(nodes[Int(index)].root)
    return result.filter { roots.span[root].solver.contains($0) }
  }

  /// The row of a node that a source stands for; nil where there is none.
  ///
  /// - Complexity: O(1).
  func row(of index: Int32, _ source: RowSource) -> ConstraintID? {
    let root = Int(nodes[Int(index)].root)
    if case .generated(_, let generator, .ordinal(let number)) = source {
      let (rows, places) = (nodes[Int(index)].stackRows, nodes[Int(index)].stackPlaces)
      guard !places.isEmpty else { return nil }
      let place = Int(places[Int(generator.rawValue)]) + Int(number) - 1
      guard place < places.count else { return nil }
      let row = rows[Int(places[place])]
      guard roots.span[root].solver.contains(row), roots.span[root].source(of: row) == source else {
        return nil
      }
      return row
    }
    for place in 0..<NodeRows.count {
      let row = nodes[Int(index)].rows.places[place]
      if roots.span[root].solver.contains(row), roots.span[root].source(of: row) == source { return row }
    }
    return nil
  }

  // MARK: Taking out

  /// Takes all rows of a node and of the constraints that name it out of the solver.
  mutating func withdrawRows(of index: Int32) {
    let root = Int(nodes[Int(index)].root)
    for place in 0..<NodeRows.count { removeRow(nodes.span[Int(index)].rows.places[place], root: root) }
    nodes[Int(index)].rows = NodeRows()
    for row in nodes[Int(index)].stackRows { removeRow(row, root: root) }
    nodes[Int(index)].stackRows = []
    nodes[Int(index)].stackPlaces = []
    var link = nodes[Int(index)].firstLink
    while link >= 0 {
      withdrawRow(ofConstraint: ConstraintLink.index(link))
      link = neighbours(link).next
    }
  }

  /// Takes the rows that still name a node out of the solver, and has the next layout make them anew.
  ///
  /// A stack view's rows name what it arranges. Its baseline is that of one of these, so that a constraint on
  /// it, and a stack view around it, may name them too; and a constraint on a scroll view may name its
  /// content area.
  mutating func withdrawRowsOfOthers(naming index: Int32) {
    guard let variables = nodes[Int(index)].variables else { return }
    let root = Int(nodes[Int(index)].root)
    for variable in [variables.minX, variables.minY, variables.width, variables.height] {
      while let row = roots[root].row(naming: variable) { withdraw(row, root: root) }
    }
  }

  private mutating func withdraw(_ row: ConstraintID, root: Int) {
    switch roots[root].source(of: row) {
    case .constraint(let constraint):
      withdrawRow(ofConstraint: constraint.index)
      markConstraint(constraint.index)
    case .generated(let node, _, _):
      removeRow(row, root: root)
      mark(node.index, .all)
    }
  }

  /// Takes a row out of its solver if that has it.
  mutating func removeRow(_ row: ConstraintID, root: Int) {
    if row == .none { return }
    // A stale handle is the only error that there is.
    do throws(SolverError) { try roots[root].solver.remove(row) } catch { return }
    roots[root].sources[Int(row.index)] = nil
  }
}
