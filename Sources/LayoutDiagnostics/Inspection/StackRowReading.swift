import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// Reads what a stack view's row demands off its terms: two anchors, a relation and a constant.
struct StackRowReading {
  /// An anchor of an arranged view, or of the stack view itself.
  struct Side {
    var anchor: Anchor
    var coefficient: Double
  }

  private(set) var first: Anchor
  private(set) var second: Anchor?
  private(set) var relation: Relation
  private(set) var multiplier = 1.0
  /// In points, between the anchors as they are read from left to right, or from the leading edge.
  private(set) var constant: Double

  /// Nil for a row that speaks of more than two anchors.
  init?(_ state: LayoutTree.RowState, of stack: NodeID, in tree: LayoutTree) {
    var sides: [Side] = []
    for node in state.nodes where node != stack {
      // A baseline may be that of something inside.
      guard tree.parent(of: node) == stack, let side = Self.side(of: node, state, stack, tree) else {
        return nil
      }
      sides.append(side)
    }
    if sides.count == 2, state.nodes.contains(stack) { return nil }
    if let side = Self.side(ofStack: stack, state, beside: sides.first?.anchor.attribute) {
      sides.append(side)
    }
    guard let one = sides.first, sides.count <= 2 else { return nil }
    // The second side is subtracted, and the stack view comes first where it has a part, as logs have it.
    var (left, right) = (one, sides.count == 2 ? sides[1] : nil)
    if let other = right, other.anchor.node == stack ? !one.anchor.attribute.isDimension : one.coefficient < 0
    {
      (left, right) = (other, one)
    }
    first = left.anchor
    second = right?.anchor
    relation = left.coefficient < 0 ? state.relation.reversed : state.relation
    if let right { multiplier = -right.coefficient / left.coefficient }
    guard let position = Self.position(of: left.anchor, stack, tree) else { return nil }
    let other = right.flatMap { Self.position(of: $0.anchor, stack, tree) } ?? 0
    constant = position - multiplier * other - state.residual / left.coefficient
    let snapped = (constant * 65536).rounded() / 65536
    constant = snapped.isFinite ? snapped + 0 : constant
    if first.attribute.axis == .horizontal, !first.attribute.isDimension {
      readFromLeading(tree.direction(of: stack), keeping: stack)
    }
  }

  /// Logs of stack views speak of leading and trailing; from right to left these are right and left, and what
  /// is more to the left is further on.
  private mutating func readFromLeading(_ direction: LayoutDirection, keeping stack: NodeID) {
    first.attribute = first.attribute.directional(direction)
    guard var other = second else { return }
    other.attribute = other.attribute.directional(direction)
    second = other
    guard direction == .rightToLeft else { return }
    if first.node == stack {
      relation = relation.reversed
      constant = 0 - constant
    } else {
      (first, second) = (other, first)
    }
  }

  // MARK: Sides

  private static func side(
    of node: NodeID, _ state: LayoutTree.RowState, _ stack: NodeID, _ tree: LayoutTree
  ) -> Side? {
    var (position, extent) = (0.0, 0.0)
    var axis = Axis.horizontal
    for term in state.terms where term.part.node == node {
      axis = term.part.part.axis
      if term.part.part.isExtent { extent = term.coefficient } else { position = term.coefficient }
    }
    if position == 0 { return Side(anchor: Anchor(node, axis.extent), coefficient: extent) }
    let attribute: Attribute
    switch extent / position {
    case 0: attribute = axis.near
    case 1: attribute = axis.far
    case 0.5: attribute = axis.center
    default: return nil
    }
    return Side(
      anchor: Anchor(node, baseline(attribute, state, stack, tree) ?? attribute), coefficient: position)
  }

  /// The baseline that a row speaks of: it stands at a distance from an edge.
  private static func baseline(
    _ attribute: Attribute, _ state: LayoutTree.RowState, _ stack: NodeID, _ tree: LayoutTree
  ) -> Attribute? {
    guard let arrangement = tree.stack(of: stack), case .generated(_, let generator, _) = state.row,
      attribute.axis == .vertical, state.nodes.count == 2
    else { return nil }
    if generator == .stackSpacing, arrangement.axis == .vertical, arrangement.measuresFromBaselines {
      return attribute == .top ? .firstBaseline : .lastBaseline
    }
    guard generator == .stackAlignment, arrangement.axis == .horizontal else { return nil }
    switch arrangement.alignment {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    case .fill, .leading, .trailing, .center: return nil
    }
  }

  /// The stack view's own side: its near edge is at zero inside it, and has no term.
  private static func side(
    ofStack stack: NodeID, _ state: LayoutTree.RowState, beside attribute: Attribute?
  ) -> Side? {
    let own = state.terms.first { $0.part.node == stack }
    guard let attribute, !attribute.isDimension else {
      return own.map { Side(anchor: Anchor(stack, $0.part.part.axis.extent), coefficient: $0.coefficient) }
    }
    guard state.nodes.filter({ $0 != stack }).count == 1 else { return nil }
    // A position counts once on either side.
    let sign = state.terms.first { $0.part.node != stack && !$0.part.part.isExtent }?.coefficient ?? 1
    return Side(anchor: Anchor(stack, own == nil ? attribute.axis.near : attribute), coefficient: -sign)
  }

  /// Where an anchor is in the stack view, or how long it is.
  private static func position(of anchor: Anchor, _ stack: NodeID, _ tree: LayoutTree) -> Double? {
    guard let offset = tree.solvedOffset(of: anchor) else { return nil }
    guard !anchor.attribute.isDimension, anchor.node != stack else { return offset }
    guard let frame = tree.frame(of: anchor.node) else { return nil }
    return offset + (anchor.attribute.axis == .horizontal ? frame.minX : frame.minY)
  }
}

extension LayoutInspection {
  /// A stack view's row as published logs show those of UIKit: by its identifier, from leading to trailing.
  func stack(
    _ row: RowSource, _ node: NodeID, _ generator: Generator, _ part: RowPart
  ) -> ConsoleConstraint? {
    guard let state = tree.rowState(of: node, row) else { return nil }
    let identifier = generator.identifier.description
    guard let reading = StackRowReading(state, of: node, in: tree) else {
      return distribution(state, node, generator, part)
    }
    let isEdge = reading.first.node == node || reading.second?.node == node
    return ConsoleConstraint(
      made(node, generator, part), identifier: identifier,
      ConsoleTerm(item(reading.first.node).console, reading.first.attribute), reading.relation,
      reading.second.map { ConsoleTerm(item($0.node).console, $0.attribute) },
      multiplier: reading.multiplier, constant: reading.constant, priority: state.priority.value,
      superview: isEdge && reading.second != nil ? item(node).console : nil)
  }

  /// That distances among three views or more are the same, for which UIKit has guides of its own: the first
  /// of them as it is.
  private func distribution(
    _ state: LayoutTree.RowState, _ node: NodeID, _ generator: Generator, _ part: RowPart
  ) -> ConsoleConstraint? {
    let views = state.nodes.filter { tree.parent(of: $0) == node }.sorted { $0.index < $1.index }
    guard views.count > 1, let axis = state.terms.first?.part.part.axis,
      let before = tree.frame(of: views[0]),
      let after = tree.frame(of: views[1])
    else { return nil }
    let gap = axis == .horizontal ? after.minX - before.maxX : after.minY - before.maxY
    let direction = tree.direction(of: node)
    return ConsoleConstraint(
      made(node, generator, part), identifier: generator.identifier.description,
      ConsoleTerm(item(views[1]).console, axis.near.directional(direction)), state.relation,
      ConsoleTerm(item(views[0]).console, axis.far.directional(direction)), constant: gap,
      priority: state.priority.value)
  }
}

extension Relation {
  /// The relation of the two sides the other way round.
  var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Attribute {
  /// Left and right as leading and trailing.
  fileprivate func directional(_ direction: LayoutDirection) -> Attribute {
    switch (self, direction) {
    case (.left, .leftToRight), (.right, .rightToLeft): .leading
    case (.right, .leftToRight), (.left, .rightToLeft): .trailing
    default: self
    }
  }
}
