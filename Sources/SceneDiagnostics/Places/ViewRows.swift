import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// Views side by side, held from one side of their superview to the other by required equations and by nothing else.
struct ViewRows {
  struct Row {
    /// Positions in `scene.views`, from the near side on.
    var views: [Int] = []
    /// What the views share, without the spaces, in points.
    var width = 0.0
  }

  private(set) var all: [Row] = []
  /// The views that a constraint gives a width.
  private(set) var fixed: Set<Int> = []

  private let diagnosis: SceneDiagnosis
  private var layout: SceneLayout { _read { yield diagnosis.layout } }
  /// What holds each view's sides.
  private var near: [Int: Link] = [:]
  private var far: [Int: Link] = [:]
  /// The views of whose widths or places something else is said.
  private var others: Set<Int> = []

  private struct Link {
    /// The neighbour; nil for the superview.
    var view: Int?
    var space = 0.0
  }

  private enum Side { case near, far }

  /// - Complexity: Linear in the constraints.
  init(_ diagnosis: SceneDiagnosis) {
    self.diagnosis = diagnosis
    for case let id? in layout.constraints {
      guard let constraint = layout.tree.constraint(id), constraint.first.attribute.axis == .horizontal else {
        continue
      }
      add(constraint)
    }
    for start in layout.scene.views.indices {
      guard let link = near[start], link.view == nil, let row = row(from: start) else { continue }
      all.append(row)
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    let first = diagnosis.view(of: constraint.first.node)
    guard let second = constraint.second else {
      guard let first else { return }
      if constraint.relation == .equal { fixed.insert(first) } else { others.insert(first) }
      return
    }
    if isLink(constraint, second) { return }
    if let first { others.insert(first) }
    if let view = diagnosis.view(of: second.node) { others.insert(view) }
  }

  /// Whether a constraint holds a side of a view that nothing has held yet; then it is noted.
  private mutating func isLink(_ constraint: LayoutConstraint, _ second: Anchor) -> Bool {
    guard constraint.relation == .equal, constraint.priority == .required, constraint.multiplier == 1,
      let side = Self.side(constraint.first.attribute), let other = Self.side(second.attribute)
    else { return false }
    let view = diagnosis.view(of: constraint.first.node)
    let neighbour = diagnosis.view(of: second.node)
    if side != other {
      guard let view, let neighbour,
        layout.tree.parent(of: constraint.first.node) == layout.tree.parent(of: second.node)
      else { return false }
      let (left, right) = side == .far ? (view, neighbour) : (neighbour, view)
      guard far[left] == nil, near[right] == nil else { return false }
      let space = side == .near ? constraint.constant : -constraint.constant
      far[left] = Link(view: right, space: space)
      near[right] = Link(view: left, space: space)
      return true
    }
    if let view, isAround(second.node, constraint.first.node) { return hold(view, side) }
    if let neighbour, isAround(constraint.first.node, second.node) { return hold(neighbour, side) }
    return false
  }

  /// Whether a node is the superview of a view, or a guide of that.
  private func isAround(_ node: NodeID, _ view: NodeID) -> Bool {
    let parent = layout.tree.parent(of: view)
    return parent == node || diagnosis.view(of: node) == nil && parent == layout.tree.parent(of: node)
  }

  private mutating func hold(_ view: Int, _ side: Side) -> Bool {
    guard (side == .near ? near : far)[view] == nil else { return false }
    if side == .near { near[view] = Link() } else { far[view] = Link() }
    return true
  }

  /// The row that begins with a view; nil where it does not reach the other side, or is no row.
  private func row(from start: Int) -> Row? {
    var row = Row()
    var spaces = 0.0
    var next: Int? = start
    while let view = next {
      guard !others.contains(view), layout.tree.placement(of: layout.viewNodes[view]) == .constraints,
        let link = far[view]
      else { return nil }
      row.views.append(view)
      spaces += link.space
      next = link.view
    }
    guard let end = row.views.last, end != start,
      let first = layout.tree.alignmentRect(of: layout.viewNodes[start]),
      let last = layout.tree.alignmentRect(of: layout.viewNodes[end])
    else { return nil }
    row.width = max(first.maxX, last.maxX) - min(first.minX, last.minX) - spaces
    return row
  }

  private static func side(_ attribute: Attribute) -> Side? {
    switch attribute {
    case .leading, .left, .leadingMargin, .leftMargin: .near
    case .trailing, .right, .trailingMargin, .rightMargin: .far
    default: nil
    }
  }
}
