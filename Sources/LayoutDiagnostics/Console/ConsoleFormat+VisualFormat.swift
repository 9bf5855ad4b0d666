import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// What a constraint demands as visual format, where Apple writes it so.
struct ConsoleVisualFormat {
  var text: String
  /// Whether a `|` stands for the superview.
  var hasSuperview: Bool
}

extension ConsoleFormat {
  /// The constraint as visual format, or nil where Apple writes an equation.
  ///
  /// Only constraints that stand as a visual format makes them are written as one; turned round they mean the
  /// same and are equations. With a multiplier of 1, of any relation and with any constant, also a negative
  /// one:
  ///
  /// | first item | second item | text | logged |
  /// |---|---|---|---|
  /// | near edge | far edge of another item, neither the superview | `[second]-(8)-[first]` | 66 |
  /// | near edge | same edge of the superview | `\|-(8)-[first]` | 131 |
  /// | far edge of the superview | same edge | `[second]-(8)-\|` | 114 |
  /// | width or height, before iOS 10 | none | `[first(8)]` | 100 |
  ///
  /// Near edges are leading, left and top, far ones trailing, right and bottom; margins, centers and
  /// baselines are none. The 112 logged equations of two items are none of these, also where other lines of a
  /// log say which of the two is the superview (25). Since iOS 10 a width or height alone is an equation (61
  /// of 61). Left and right take `(LTR)` at the end (5 of 5), but not where a mask made the constraint. No
  /// log has a mark for the other direction, and none an edge of the superview that faces away, which is
  /// written as an equation here.
  func visualFormat(of constraint: ConsoleConstraint) -> ConsoleVisualFormat? {
    guard case .layout(let attribute) = constraint.first.attribute else { return nil }
    guard let second = constraint.second else {
      guard era != .sinceIOS10, attribute.isDimension else { return nil }
      let text = prefix(attribute) + "[" + constraint.first.item.text + amount(of: constraint) + "]"
      return ConsoleVisualFormat(text: text, hasSuperview: false)
    }
    guard constraint.multiplier == 1, case .layout(let other) = second.attribute else { return nil }
    let first = constraint.first.item
    let superview = constraint.superview?.address
    guard first.address != second.item.address else { return nil }
    let space = "-" + amount(of: constraint) + "-"
    let near: String
    let far: String
    switch (attribute.edge, other.edge) {
    case (.near, .far) where superview != first.address && superview != second.item.address:
      near = bracketed(second.item)
      far = bracketed(first)
    case (.near, .near) where attribute == other && superview == second.item.address:
      near = "|"
      far = bracketed(first)
    case (.far, .far) where attribute == other && superview == first.address:
      near = bracketed(second.item)
      far = "|"
    default: return nil
    }
    guard attribute.isDirectional == other.isDirectional, attribute.axis == other.axis else { return nil }
    let hasDirection = attribute.axis == .horizontal && !attribute.isDirectional && constraint.mask == nil
    let direction = hasDirection ? "(LTR)" : ""
    let hasSuperview = superview == first.address || superview == second.item.address
    return ConsoleVisualFormat(
      text: prefix(attribute) + near + space + far + direction, hasSuperview: hasSuperview)
  }

  private func prefix(_ attribute: Attribute) -> String { attribute.axis == .horizontal ? "H:" : "V:" }

  private func bracketed(_ item: ConsoleItem) -> String { "[" + item.text + "]" }

  /// What stands in parentheses: `(>=8)`, `(NSSpace(8))`, `(137@251)`.
  private func amount(of constraint: ConsoleConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let priority = constraint.priority < 1000 ? "@" + constraint.priority.printedText : ""
    return "(" + relation + constraint.constantText + priority + ")"
  }
}

extension Attribute {
  fileprivate enum Edge { case near, far }

  /// Which end of the rectangle it is; nil for margins and all that is no edge.
  fileprivate var edge: Edge? {
    switch self {
    case .left, .leading, .top: .near
    case .right, .trailing, .bottom: .far
    default: nil
    }
  }
}

extension ConsoleConstraint {
  /// The constant, with what it comes from: `8`, `NSSpace(8)`.
  var constantText: String {
    switch space {
    case .constant: constant.printedText
    case .standard: "NSSpace(" + constant.printedText + ")"
    case .anchors: "NSLayoutAnchorConstraintSpace(" + constant.printedText + ")"
    }
  }
}
