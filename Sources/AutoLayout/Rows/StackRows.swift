import PlumbConstraintSolver
import PlumbGeometry

/// The rows of one stack view: real constraints between it and the views that it arranges.
///
/// They follow what `UIStackView` installs and console logs show (`UISV-canvas-connection`, `UISV-spacing`,
/// …). The spanning guide that UIKit adds across the axis is not a node here: its edges are the canvas's, so
/// that its boundaries are inequalities against the canvas and its fit is a pull on the stack view's own
/// extent.
struct StackRows {
  /// UIKit's priority for the fit of the spanning guide, as console logs show it.
  static let spanningFit = Priority(51)
  /// Of the alignment in `NSStackView`: views out of line are not compressed for it, whose resistance is 750
  /// (n = 2), and it is stronger than the hugging of stack views.
  static let desktopAlignment = Priority(500)
  /// Of equal sizes in `NSStackView`, which AppKit's header promises "as much as possible": contents of different sizes
  /// are neither compressed for it nor stretched where the stack view's own hugging, just below 250, would suffer (18 stack
  /// views of 5 projects are unequal), and views that hug less are stretched (5 stack views of 3 projects).
  static let desktopFillEqually = Priority(250)
  /// UIKit's priority for a view without content size across the axis, as console logs show it.
  static let ambiguitySuppression = Priority(25)
  /// UIKit's priority for proportional sizes, as console logs show it.
  static let proportional = Priority(999)
  /// Of the whole that the proportions add up to: just below.
  static let proportionalWhole = Priority(998.99993896484375)
  /// UIKit's priorities for equal distances between centers, which start just below 150 and fall by the least
  /// step that a `Float` has there: where not all can be equal, the first ones are.
  static func equalCentering(_ neighbour: Int) -> Priority {
    Priority(150 - Double(neighbour) * 0.0000152587890625)
  }

  let tree: LayoutTree
  let index: Int32
  let stack: StackArrangement
  let direction: LayoutDirection
  /// From the lesser coordinate to the greater one: along the axis those that are not hidden, across it all.
  private(set) var views: [StackArrangement.ArrangedView]
  private(set) var rows: [GeneratedRow] = []
  /// How many rows each generator has made, by its raw value.
  private var counts = [Int32](repeating: 0, count: Generator.allCases.count)

  init(tree: LayoutTree, index: Int32, stack: StackArrangement) {
    self.tree = tree
    self.index = index
    self.stack = stack
    direction = tree.nodes[Int(index)].description.direction
    views = Self.ordered(stack, direction)
  }

  /// All rows, along the axis and then across it; none for a stack that never arranged anything.
  mutating func generate() {
    guard !views.isEmpty else {
      if stack.isClosedUp {
        for axis in Axis.allCases {
          add(canvas(axis.extent), priority: Self.spanningFit, from: .stackSpanningFit)
        }
      }
      return
    }
    let all = views
    if all.contains(where: { $0.isHidden }) {
      views = Self.ordered(stack.withoutHiddenViews, direction)
      if views.isEmpty { closeUp() } else { distribute() }
      views = all
      hide()
    } else {
      distribute()
    }
    align()
  }

  /// Whether the stack view is an `NSStackView`.
  var isDesktop: Bool { stack.hugging != nil }

  /// How strongly `NSStackView` keeps to its views on an axis; nil on `UIStackView`.
  func hugging(_ axis: Axis) -> Priority? {
    stack.hugging.map { axis == .horizontal ? $0.horizontal : $0.vertical }
  }

  /// How strongly the far edge of the canvas stays behind the views on an axis.
  func clippingResistance(_ axis: Axis) -> Priority {
    axis == .horizontal ? stack.clippingResistance.horizontal : stack.clippingResistance.vertical
  }

  // MARK: Building blocks, also of the extensions

  mutating func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, priority: Priority = .required,
    from generator: Generator
  ) {
    counts[Int(generator.rawValue)] += 1
    let count = counts[Int(generator.rawValue)]
    rows.append(GeneratedRow(expression, relation, priority: priority, from: generator, .ordinal(count)))
  }

  /// An arranged view's attribute in the stack view's coordinates.
  func edge(_ view: Int, _ attribute: Attribute) -> LinearExpression {
    let node = views[view].node.index
    var expression = LinearExpression()
    if !attribute.isDimension {
      tree.addPosition(of: node, within: index, attribute.axis, times: 1, to: &expression.terms)
    }
    expression.constant = tree.addOffset(attribute, of: node, times: 1, to: &expression.terms)
    return expression
  }

  /// The edge of the area inside the stack view's insets.
  func canvas(_ attribute: Attribute) -> LinearExpression {
    let axis = attribute.axis
    let near = stack.insets.near(axis)
    let far = stack.insets.far(axis)
    return switch attribute {
    case .left, .top: tree.offset(attribute, of: index) + near
    case .right, .bottom: tree.offset(attribute, of: index) - far
    case .centerX, .centerY: tree.offset(attribute, of: index) + (near - far) / 2
    default: tree.offset(attribute, of: index) - (near + far)
    }
  }

  /// The gap after a view, less what it should be.
  func gapExcess(after view: Int) -> LinearExpression {
    gap(after: view) - spacing(after: view)
  }

  func gap(after view: Int) -> LinearExpression {
    if stack.measuresFromBaselines, stack.axis == .vertical {
      return edge(view + 1, .firstBaseline) - edge(view, .lastBaseline)
    }
    return edge(view + 1, stack.axis.near) - edge(view, stack.axis.far)
  }

  func spacing(after view: Int) -> Double { views[view].spacingAfter ?? stack.spacing }

  /// Right to left, a horizontal stack is the same stack with its views in opposite order.
  private static func ordered(
    _ stack: StackArrangement, _ direction: LayoutDirection
  ) -> [StackArrangement.ArrangedView] {
    guard stack.axis == .horizontal, direction == .rightToLeft else { return stack.arranged }
    var reversed: [StackArrangement.ArrangedView] = []
    for (position, view) in stack.arranged.enumerated().reversed() {
      let gravity: StackArrangement.Gravity =
        switch view.gravity {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
      let spacing = position > 0 ? stack.arranged[position - 1].spacingAfter : nil
      reversed.append(
        .init(view.node, gravity: gravity, spacingAfter: spacing, isHidden: view.isHidden))
    }
    return reversed
  }
}
