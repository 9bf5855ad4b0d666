import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder

/// Where things lie and what is written about them: what candidates are made and judged from.
struct MissingSituation {
  /// A number of a view that a constraint says something about.
  struct Link {
    let place: MissingPlace
    let axis: Axis
    let kind: MissingKind?
    /// Without a sign, in points.
    let constant: Double
    /// What it counts from, if that is a view.
    let reference: Int?
  }

  let operated: OperatedScene
  let canvas: CanvasGeometry
  /// Where each view is to be, as alignment rectangles, by position.
  let rects: [Rect?]
  private let inside: [[Int]]
  private(set) var links: [[Link]]

  init(_ operated: OperatedScene, _ board: MissingBoard) {
    self.operated = operated
    let canvas = CanvasGeometry(operated.layout, frames: board.targets)
    self.canvas = canvas
    rects = operated.layout.viewNodes.map { canvas.alignmentRect(of: $0) }
    let views = operated.scene.views
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for (position, view) in views.enumerated() {
      if let parent = view.parent { children[parent].append(position) }
    }
    inside = children
    links = Array(repeating: [], count: views.count)
    for constraint in operated.scene.constraints
    where constraint.relation == .equal && constraint.priority == .required {
      let second = constraint.secondItem.flatMap { item in
        constraint.secondAttribute.map { NewConstraint.Side(item, $0) }
      }
      note(
        NewConstraint(
          .init(constraint.firstItem, constraint.firstAttribute), second, constant: constraint.constant))
    }
  }

  /// What is inside a view.
  func children(of position: Int) -> [Int] { inside[position] }

  mutating func note(_ constraint: NewConstraint) {
    let constant = abs(constraint.constant)
    note(constraint.first, constraint.second, constant)
    if let second = constraint.second, second.item != constraint.first.item {
      note(second, constraint.first, constant)
    }
  }

  private mutating func note(_ own: NewConstraint.Side, _ other: NewConstraint.Side?, _ constant: Double) {
    guard let view = operated.positions[own.item] else { return }
    // A container is not placed by what is inside it.
    if let other, let inner = operated.positions[other.item], operated.namedContainer(of: inner) == view {
      return
    }
    links[view].append(
      Link(
        place: own.attribute.missingPlace, axis: own.attribute.axis, kind: kind(of: view, own, other),
        constant: constant,
        reference: other.flatMap { operated.positions[$0.item] }))
  }

  private func kind(of view: Int, _ own: NewConstraint.Side, _ other: NewConstraint.Side?) -> MissingKind? {
    guard let other else { return .size }
    if other.item == own.item { return .aspectRatio }
    let parent = operated.namedContainer(of: view)
    if let guide = operated.scene.guides.first(where: { $0.id == other.item }) {
      return guide.owner == parent ? .guide : nil
    }
    guard let position = operated.positions[other.item] else { return nil }
    if own.attribute.isDimension { return .equalSize }
    if position == parent {
      if other.attribute.missingPlace == .center { return .center }
      return other.attribute.isMargin ? .margin : .edge
    }
    guard operated.scene.views[position].parent == operated.scene.views[view].parent else { return nil }
    if own.attribute == .lastBaseline || own.attribute == .firstBaseline { return .baseline }
    return own.attribute.missingPlace == other.attribute.missingPlace ? .alignment : .spacing
  }

  /// Whether something is written about a number of a view.
  func has(_ place: MissingPlace, _ axis: Axis, of position: Int) -> Bool {
    links[position].contains { $0.place == place && $0.axis == axis }
  }

  func layoutConstraint(_ candidate: MissingCandidate) -> LayoutConstraint? {
    let constraint = candidate.constraint
    guard let first = operated.node(of: constraint.first.item) else { return nil }
    var second: Anchor?
    if let side = constraint.second {
      guard let node = operated.node(of: side.item) else { return nil }
      second = Anchor(node, side.attribute)
    }
    return LayoutConstraint(
      Anchor(first, constraint.first.attribute), to: second, multiplier: candidate.multiplier,
      constant: constraint.constant)
  }
}

extension Attribute {
  /// Whether it is an edge of layout margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
