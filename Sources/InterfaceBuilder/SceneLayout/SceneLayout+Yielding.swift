import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbMarkup

/// Which rows Interface Builder gives up first where required ones clash, as recorded frames show it.
///
/// Each line of evidence counts projects by the one row of a conflict that their frames contradict. Logs of running apps have
/// another order: there a written size is broken most often (`LayoutConstraint.rankClass`).
extension SceneLayout {
  /// What has lower and trailing edges that give way to sizes that are written inside, by id, and when.
  ///
  /// That are cells' content views in xibs (15 projects, none has a size give way) and in static tables (5, none), and roots that
  /// fill no screen, with their guides (4 projects, none; of roots that fill one 1 and 2). In prototypes a size gives way (11, 3).
  var yieldingContainers: [String: Yielding] {
    var containers: [String: Yielding] = [:]
    if document.platform == .macOS { return containers }
    for (position, view) in scene.views.enumerated()
    where view.kind == .tableViewCellContentView && !isInPrototype(position) {
      containers[view.id] = .early
    }
    for root in scene.roots where !isAsLargeAsScreen(root: root) {
      for id in idsOfRoot(root) { containers[id] = .byStacks }
    }
    return containers
  }

  /// The ids of a root and its guides.
  private func idsOfRoot(_ position: Int) -> [String] {
    [scene.views[position].id] + scene.guides.filter { $0.owner == position }.map { $0.id }
  }

  /// When a written constraint gives way.
  ///
  /// - Parameter containers: Those that `yieldingContainers` has.
  func yielding(of constraint: ResolvedConstraint, containers: [String: Yielding]) -> Yielding {
    if document.platform == .macOS { return isEdgeOfGivenSize(constraint) ? .byStacks : .asLogged }
    switch constraint.firstAttribute {
    case .firstBaseline, .lastBaseline:
      // Before centers and upper edges (2 projects, none otherwise).
      return .early
    case .centerX, .centerY:
      // In the middle of a superview, before sizes inside (3 projects, none otherwise).
      return isCenterOfSuperview(constraint) ? .byStacks : .asLogged
    default:
      guard constraint.firstAttribute.isFarEdge else { return .asLogged }
      let yielding = containers[constraint.firstItem] ?? constraint.secondItem.flatMap { containers[$0] }
      // The edge of a root holds a stack view (2 projects, none otherwise).
      return yielding == .byStacks && isOfStack(constraint) ? .asLogged : yielding ?? .asLogged
    }
  }

  private func isOfStack(_ constraint: ResolvedConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem ?? ""].contains { id in
      items[id].map { tree.stack(of: $0) != nil } ?? false
    }
  }

  private func isCenterOfSuperview(_ constraint: ResolvedConstraint) -> Bool {
    guard let other = constraint.secondItem, constraint.secondAttribute == constraint.firstAttribute,
      let first = items[constraint.firstItem], let second = items[other]
    else { return false }
    return tree.parent(of: first) == second || tree.parent(of: second) == first
  }

  /// The stack views that the edges of roots hold across their axes, by id; they do not give way to sizes inside (2 projects, none
  /// otherwise).
  var stacksHeldByRoots: Set<String> {
    let roots = Set(scene.roots.flatMap { idsOfRoot($0) })
    var sides: [String: [Bool]] = [:]
    for constraint in scene.constraints
    where constraint.relation == .equal && constraint.priority == .required {
      guard let other = constraint.secondItem, constraint.firstAttribute.isEdge else { continue }
      for (inner, outer) in [(constraint.firstItem, other), (other, constraint.firstItem)]
      where roots.contains(outer) {
        let place =
          (constraint.firstAttribute.axis == .vertical ? 2 : 0)
          + (constraint.firstAttribute.isFarEdge ? 1 : 0)
        sides[inner, default: [false, false, false, false]][place] = true
      }
    }
    var held: Set<String> = []
    for view in scene.views where view.kind == .stackView {
      guard let sides = sides[view.id] else { continue }
      let across = StackViewElement(view.varied).axis == "vertical" ? 0 : 2
      if sides[across], sides[across + 1] { held.insert(view.id) }
    }
    return held
  }

  /// The ranks of the scene's constraints: their places, but that required sizes exchange theirs.
  ///
  /// Of several sizes the largest gives way, wherever it stands (14 conflicts of 5 projects, none otherwise).
  var constraintRanks: [Int32] {
    var ranks = scene.constraints.indices.map { Int32($0) }
    if document.platform == .macOS { return ranks }
    let places = scene.constraints.indices.filter { scene.constraints[$0].isWrittenSize }
    let bySize = places.sorted { one, other in
      let (first, second) = (scene.constraints[one].constant, scene.constraints[other].constant)
      return first == second ? one < other : first < second
    }
    for (place, position) in zip(places, bySize) { ranks[position] = Int32(place) }
    return ranks
  }

  /// Whether a constraint ties a view to the upper or trailing edge of a superview whose size nothing inside decides.
  ///
  /// On macOS views hang at the lower and leading edges, which is where frames are measured from: the trailing edge gives way
  /// and not the leading one (6 projects, none otherwise), the upper one and not the lower (4, none).
  private func isEdgeOfGivenSize(_ constraint: ResolvedConstraint) -> Bool {
    guard let other = constraint.secondItem, constraint.secondAttribute == constraint.firstAttribute,
      let first = items[constraint.firstItem], let second = items[other]
    else { return false }
    switch constraint.firstAttribute {
    case .top, .trailing, .right:
      return isOfGivenSize(first, around: second) || isOfGivenSize(second, around: first)
    default: return false
    }
  }

  private func isOfGivenSize(_ outer: NodeID, around inner: NodeID) -> Bool {
    guard tree.parent(of: inner) == outer else { return false }
    switch tree.placement(of: outer) {
    case .encapsulated, .window, .fixedFrame: return true
    default: return false
    }
  }

  /// Whether a view is in a prototype of a cell.
  ///
  /// A stack view elsewhere gives way to what is written (5 projects on iOS and 8 on macOS; in 2 and 3 something written gave
  /// way to the stack view); in prototypes the sizes inside it do (4 projects).
  ///
  /// - Complexity: Linear in the view's depth.
  func isInPrototype(_ position: Int) -> Bool {
    var place: Int? = position
    while let inner = place {
      let view = scene.views[inner]
      place = view.parent
      if view.kind.isReusable, let list = view.parent {
        return TableViewElement(scene.views[list].varied).dataMode != "static"
      }
    }
    return false
  }
}

extension ResolvedConstraint {
  /// Whether it is a required size of its own, or a limit of one.
  fileprivate var isWrittenSize: Bool {
    firstAttribute.isDimension && secondItem == nil && priority == .required
  }
}
