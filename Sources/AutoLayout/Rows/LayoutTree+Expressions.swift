import PlumbConstraintSolver
import PlumbGeometry

extension LayoutTree {
  /// The left side of a constraint's row less the right one, or nil while its items have no common ancestor.
  func expression(of constraint: LayoutConstraint) -> LinearExpression? {
    guard let difference = difference(of: constraint) else { return nil }
    return difference - constraint.constant
  }

  /// What `expression(of:)` is but for the constraint's constant.
  ///
  /// Where leading and trailing run from right to left, so does the coordinate that a constraint on one of
  /// them speaks of: it is counted from the ancestor's right edge, and a positive constant leads to the left.
  /// The direction is the ancestor's (published tests turn a superview around, and what is inside follows).
  func difference(of constraint: LayoutConstraint) -> LinearExpression? {
    var ancestor: Int32 = -1
    if let second = constraint.second {
      guard let common = commonAncestor(constraint.first.node.index, second.node.index) else { return nil }
      ancestor = common
    }
    let direction = nodes[Int(ancestor >= 0 ? ancestor : constraint.first.node.index)].description.direction
    let isMirrored =
      direction == .rightToLeft
      && (constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
    let sign = isMirrored ? -1.0 : 1
    let first = constraint.first.resolved(for: direction)
    var row = LinearExpression()
    guard let second = constraint.second?.resolved(for: direction) else {
      let container = nodes[Int(first.node.index)].parent
      if isMirrored, container < 0 {
        row.constant = add(first, within: container, other: -1, times: 1, to: &row.terms)
        return row
      }
      if isMirrored {
        addWidth(of: container, between: first.node.index, first.node.index, 1, to: &row.terms)
      }
      row.constant = sign * add(first, within: container, other: -1, times: sign, to: &row.terms)
      return row
    }
    // The width counts on both sides, and cancels unless a multiplier sets them apart.
    let countsWidth = isMirrored && constraint.multiplier != 1
    let (a, b) = (first.node.index, second.node.index)
    // Between an attribute and a constant share of itself (an aspect ratio) the two sides may be one node.
    if countsWidth { addWidth(of: ancestor, between: a, b, 1, to: &row.terms) }
    let left = sign * add(first, within: ancestor, other: b, times: sign, to: &row.terms)
    if countsWidth { addWidth(of: ancestor, between: a, b, -constraint.multiplier, to: &row.terms) }
    let right =
      sign * add(second, within: ancestor, other: a, times: -sign * constraint.multiplier, to: &row.terms)
    row.constant = left - right * constraint.multiplier
    return row
  }

  /// Adds the width across which a constraint is mirrored: a scroll view's is that of its content where its
  /// edges are.
  func addWidth(
    of ancestor: Int32, between first: Int32, _ second: Int32, _ factor: Double, to terms: inout TermList
  ) {
    let area = nodes[Int(ancestor)].contentArea
    let speaksOfContent = area >= 0 && first != second && (first == ancestor || second == ancestor)
    let measured = speaksOfContent && first != area && second != area ? area : ancestor
    if let variables = nodes[Int(measured)].variables { terms.add(variables.width, times: factor) }
  }

  /// Adds an anchor's value, positions in the coordinates of an ancestor that may be the node itself.
  ///
  /// - Parameter other: The other item of the constraint, or -1.
  /// - Returns: The constant, not multiplied.
  func add(
    _ anchor: Anchor, within ancestor: Int32, other: Int32, times factor: Double, to terms: inout TermList
  ) -> Double {
    let index = anchor.node.index
    let attribute = anchor.attribute
    if attribute.isEdge, index == ancestor, other >= 0, other != index {
      let area = nodes[Int(index)].contentArea
      // Inside a scroll view its edges and margins are those of the content; its extents and centers stay
      // those of its frame ("Working with Scroll Views", Auto Layout Guide).
      if area >= 0, area != other {
        addPosition(of: area, within: index, attribute.axis, times: factor, to: &terms)
        return addOffset(attribute, of: area, times: factor, to: &terms)
      }
    }
    if !attribute.isDimension {
      addPosition(of: index, within: ancestor, attribute.axis, times: factor, to: &terms)
    }
    return addOffset(attribute, of: index, times: factor, to: &terms)
  }

  /// Adds the near edge of a node's frame in the coordinates of an ancestor; zero in its own.
  func addPosition(
    of index: Int32, within ancestor: Int32, _ axis: Axis, times factor: Double, to terms: inout TermList
  ) {
    var current = index
    while current >= 0, current != ancestor {
      if let variables = nodes[Int(current)].variables {
        terms.add(variables.minimum(axis), times: factor)
      }
      current = nodes[Int(current)].parent
    }
  }

  /// Adds how far an attribute lies from the near edge of the node's frame, or the extent that it is.
  ///
  /// - Returns: The constant, not multiplied.
  func addOffset(
    _ attribute: Attribute, of index: Int32, times factor: Double, to terms: inout TermList
  ) -> Double {
    guard let variables = nodes[Int(index)].variables else { return 0 }
    let axis = attribute.axis
    switch attribute {
    case .left, .top, .leading:
      terms.add(
        variables.extent(axis), times: nodes[Int(index)].description.alignmentGrowth.near(axis) * factor)
      return nodes[Int(index)].description.alignmentInsets.near(axis)
    case .right, .bottom, .trailing:
      let growth = nodes[Int(index)].description.alignmentGrowth
      terms.add(variables.extent(axis), times: (1 - growth.far(axis)) * factor)
      return -nodes[Int(index)].description.alignmentInsets.far(axis)
    case .width, .height:
      let growth = nodes[Int(index)].description.alignmentGrowth
      terms.add(variables.extent(axis), times: (1 - growth.near(axis) - growth.far(axis)) * factor)
      let insets = nodes[Int(index)].description.alignmentInsets
      return -(insets.near(axis) + insets.far(axis))
    case .centerX, .centerY:
      let growth = nodes[Int(index)].description.alignmentGrowth
      terms.add(
        variables.extent(axis), times: 0.5 * (1 + growth.near(axis) - growth.far(axis)) * factor)
      let insets = nodes[Int(index)].description.alignmentInsets
      return (insets.near(axis) - insets.far(axis)) / 2
    case .firstBaseline: return addFirstBaseline(of: index, times: factor, to: &terms)
    case .lastBaseline: return addLastBaseline(of: index, times: factor, to: &terms)
    case .leftMargin, .topMargin, .leadingMargin:
      return nodes[Int(index)].description.margins.near(axis)
    case .rightMargin, .bottomMargin, .trailingMargin:
      terms.add(variables.extent(axis), times: factor)
      return -nodes[Int(index)].description.margins.far(axis)
    case .centerXWithinMargins, .centerYWithinMargins:
      terms.add(variables.extent(axis), times: 0.5 * factor)
      let margins = nodes[Int(index)].description.margins
      return (margins.near(axis) - margins.far(axis)) / 2
    }
  }

  /// A stack view's baseline is that of its first view, or of its tallest where they stand side by side.
  private func addFirstBaseline(of index: Int32, times factor: Double, to terms: inout TermList) -> Double {
    if let baseline = nodes[Int(index)].description.baselines.firstFromTop {
      return addOffset(.top, of: index, times: factor, to: &terms) + baseline
    }
    if let inner = baselineView(of: index, first: true) {
      addPosition(of: inner, within: index, .vertical, times: factor, to: &terms)
      return addOffset(.firstBaseline, of: inner, times: factor, to: &terms)
    }
    return addOffset(.top, of: index, times: factor, to: &terms)
  }

  private func addLastBaseline(of index: Int32, times factor: Double, to terms: inout TermList) -> Double {
    if let baseline = nodes[Int(index)].description.baselines.lastFromBottom {
      return addOffset(.bottom, of: index, times: factor, to: &terms) - baseline
    }
    if let inner = baselineView(of: index, first: false) {
      addPosition(of: inner, within: index, .vertical, times: factor, to: &terms)
      return addOffset(.lastBaseline, of: inner, times: factor, to: &terms)
    }
    return addOffset(.bottom, of: index, times: factor, to: &terms)
  }

  /// How far an attribute lies from the near edge of the node's frame, or the extent that it is.
  func offset(_ attribute: Attribute, of index: Int32) -> LinearExpression {
    var expression = LinearExpression()
    expression.constant = addOffset(attribute, of: index, times: 1, to: &expression.terms)
    return expression
  }

  private func baselineView(of index: Int32, first: Bool) -> Int32? {
    nodes[Int(index)].description.stack?.baselineView(first: first) {
      nodes[Int($0.index)].description.content.height ?? 0
    }?.index
  }

  func commonAncestor(_ a: Int32, _ b: Int32) -> Int32? {
    var (a, b) = (a, b)
    while nodes[Int(a)].depth > nodes[Int(b)].depth { a = nodes[Int(a)].parent }
    while nodes[Int(b)].depth > nodes[Int(a)].depth { b = nodes[Int(b)].parent }
    while a != b { (a, b) = (nodes[Int(a)].parent, nodes[Int(b)].parent) }
    return a >= 0 ? a : nil
  }
}

extension TermList {
  /// Appends a term unless it is none.
  fileprivate mutating func add(_ variable: Variable, times coefficient: Double) {
    if coefficient != 0 { append(variable, coefficient) }
  }
}

extension Anchor {
  func resolved(for direction: LayoutDirection) -> Anchor {
    Anchor(node, attribute.resolved(for: direction))
  }
}
