import ConstraintSolver
import Geometry

extension LayoutTree {
  /// The row of a constraint, or nil while its items have no common ancestor.
  ///
  /// Where leading and trailing run from right to left, so does the coordinate that a constraint on one of
  /// them speaks of: it is counted from the ancestor's right edge, and a positive constant leads to the left.
  func expression(of constraint: LayoutConstraint) -> LinearExpression? {
    let direction = nodes[Int(constraint.first.node.index)].direction
    let isMirrored =
      direction == .rightToLeft
      && (constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
    let first = constraint.first.resolved(for: direction)
    guard let second = constraint.second?.resolved(for: direction) else {
      let container = nodes[Int(first.node.index)].parent
      let value = expression(of: first, within: container, other: nil)
      guard isMirrored, container >= 0 else { return value - constraint.constant }
      return width(of: container, between: first.node.index, first.node.index) - value - constraint.constant
    }
    guard let ancestor = commonAncestor(first.node.index, second.node.index) else { return nil }
    // Between an attribute and a constant share of itself (an aspect ratio) the two sides may be one node.
    var left = expression(of: first, within: ancestor, other: second.node.index)
    var right = expression(of: second, within: ancestor, other: first.node.index)
    if isMirrored {
      // The width counts on both sides, and cancels unless a multiplier sets them apart.
      let whole =
        constraint.multiplier == 1
        ? LinearExpression() : width(of: ancestor, between: first.node.index, second.node.index)
      left = whole - left
      right = whole - right
    }
    return left - right * constraint.multiplier - constraint.constant
  }

  /// The width across which a constraint is mirrored: a scroll view's is that of its content where its edges
  /// are.
  private func width(of ancestor: Int32, between first: Int32, _ second: Int32) -> LinearExpression {
    let area = nodes[Int(ancestor)].contentArea
    let speaksOfContent = area >= 0 && first != second && [first, second].contains(ancestor)
    let measured = speaksOfContent && ![first, second].contains(area) ? area : ancestor
    guard let variables = nodes[Int(measured)].variables else { return LinearExpression() }
    return .variable(variables.width)
  }

  /// An anchor's value, positions in the coordinates of an ancestor that may be the node itself.
  private func expression(of anchor: Anchor, within ancestor: Int32, other: Int32?) -> LinearExpression {
    let index = anchor.node.index
    let attribute = anchor.attribute
    if attribute.isEdge, index == ancestor, let other, other != index {
      let area = nodes[Int(index)].contentArea
      // Inside a scroll view its edges and margins are those of the content; its extents and centers stay
      // those of its frame ("Working with Scroll Views", Auto Layout Guide).
      if area >= 0, area != other {
        return position(of: area, within: index, attribute.axis) + offset(attribute, of: area)
      }
    }
    let offset = offset(attribute, of: index)
    return attribute.isDimension ? offset : position(of: index, within: ancestor, attribute.axis) + offset
  }

  /// The near edge of a node's frame in the coordinates of an ancestor; zero in its own.
  func position(of index: Int32, within ancestor: Int32, _ axis: Axis) -> LinearExpression {
    var sum = LinearExpression()
    var current = index
    while current >= 0, current != ancestor {
      if let variables = nodes[Int(current)].variables { sum.terms.append(Term(variables.minimum(axis), 1)) }
      current = nodes[Int(current)].parent
    }
    return sum
  }

  /// How far an attribute lies from the near edge of the node's frame, or the extent that it is.
  func offset(_ attribute: Attribute, of index: Int32) -> LinearExpression {
    let record = nodes[Int(index)]
    guard let variables = record.variables else { return LinearExpression() }
    let axis = attribute.axis
    let extent = LinearExpression.variable(variables.extent(axis))
    let near = record.alignmentInsets.near(axis)
    let far = record.alignmentInsets.far(axis)
    let nearMargin = record.margins.near(axis)
    let farMargin = record.margins.far(axis)
    return switch attribute {
    case .left, .top, .leading: .constant(near)
    case .right, .bottom, .trailing: extent - far
    case .width, .height: extent - (near + far)
    case .centerX, .centerY: extent * 0.5 + (near - far) / 2
    case .firstBaseline: firstBaseline(of: index)
    case .lastBaseline: lastBaseline(of: index)
    case .leftMargin, .topMargin, .leadingMargin: .constant(nearMargin)
    case .rightMargin, .bottomMargin, .trailingMargin: extent - farMargin
    case .centerXWithinMargins, .centerYWithinMargins: extent * 0.5 + (nearMargin - farMargin) / 2
    }
  }

  /// A stack view's baseline is that of its first view, or of its tallest where they stand side by side.
  private func firstBaseline(of index: Int32) -> LinearExpression {
    let record = nodes[Int(index)]
    if let baseline = record.baselines.firstFromTop {
      return .constant(record.alignmentInsets.top + baseline)
    }
    if let inner = baselineView(of: record, first: true) {
      return position(of: inner, within: index, .vertical) + firstBaseline(of: inner)
    }
    return offset(.top, of: index)
  }

  private func lastBaseline(of index: Int32) -> LinearExpression {
    let record = nodes[Int(index)]
    if let baseline = record.baselines.lastFromBottom {
      return offset(.bottom, of: index) - baseline
    }
    if let inner = baselineView(of: record, first: false) {
      return position(of: inner, within: index, .vertical) + lastBaseline(of: inner)
    }
    return offset(.bottom, of: index)
  }

  private func baselineView(of record: NodeRecord, first: Bool) -> Int32? {
    guard let stack = record.stack else { return nil }
    return (first || stack.axis == .horizontal ? stack.arranged.first : stack.arranged.last)?.node.index
  }

  private func commonAncestor(_ a: Int32, _ b: Int32) -> Int32? {
    var (a, b) = (a, b)
    var (depthA, depthB) = (depth(of: a), depth(of: b))
    while depthA > depthB { (a, depthA) = (nodes[Int(a)].parent, depthA - 1) }
    while depthB > depthA { (b, depthB) = (nodes[Int(b)].parent, depthB - 1) }
    while a != b { (a, b) = (nodes[Int(a)].parent, nodes[Int(b)].parent) }
    return a >= 0 ? a : nil
  }

  private func depth(of index: Int32) -> Int {
    var count = 0
    var current = nodes[Int(index)].parent
    while current >= 0 { (count, current) = (count + 1, nodes[Int(current)].parent) }
    return count
  }
}

extension Anchor {
  fileprivate func resolved(for direction: LayoutDirection) -> Anchor {
    Anchor(node, attribute.resolved(for: direction))
  }
}
