import PlumbConstraintSolver
import PlumbGeometry

/// What a node is, read and changed.
///
/// Every change takes effect at the next layout. It throws `LayoutError.unknownNode` for a node that is not
/// there and `LayoutError.unusableNumber` for a number that no layout can use; the tree is then as it was.
extension LayoutTree {
  /// The frame that the node was given, in its parent's coordinates; `frame(of:)` is the solved one.
  public func givenFrame(of node: NodeID) -> Rect? { contains(node) ? nodes[Int(node.index)].frame : nil }

  /// Changes the frame that the placement refers to.
  public mutating func setGivenFrame(_ frame: Rect, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(frame)
    guard nodes[Int(index)].frame != frame else { return }
    nodes[Int(index)].frame = frame
    mark(index, [.placement, .preference])
  }

  /// What, besides constraints, decides the node's rectangle; nil for a node that is not there.
  public func placement(of node: NodeID) -> Placement? {
    contains(node) ? nodes[Int(node.index)].placement : nil
  }

  /// Changes what, besides constraints, decides the node's rectangle.
  public mutating func setPlacement(_ placement: Placement, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(placement)
    guard nodes[Int(index)].placement != placement else { return }
    nodes[Int(index)].placement = placement
    mark(index, [.placement, .content])
  }

  /// The effective layout margins, in points from the frame's edges; zero for a node that is not there.
  public func margins(of node: NodeID) -> EdgeInsets {
    contains(node) ? nodes[Int(node.index)].margins : .zero
  }

  /// Changes the effective layout margins, in points from the frame's edges.
  public mutating func setMargins(_ margins: EdgeInsets, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(margins)
    guard nodes[Int(index)].margins != margins else { return }
    nodes[Int(index)].margins = margins
    markAnchors(of: index, onlyMargins: true)
  }

  /// What the content asks for, in points of the alignment rectangle; none for a node that is not there.
  public func contentSize(of node: NodeID) -> ContentSize {
    contains(node) ? nodes[Int(node.index)].content : .none
  }

  /// Changes what the content asks for, in points of the alignment rectangle.
  public mutating func setContentSize(_ size: ContentSize, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(size)
    guard nodes[Int(index)].content != size else { return }
    replaceContent(of: index, by: size)
    askForContent(of: index)
  }

  /// How strongly a node keeps to its content's size on an axis; the standard for one that is not there.
  public func contentPriorities(_ axis: Axis, of node: NodeID) -> ContentPriorities {
    contains(node) ? nodes[Int(node.index)].priorities(axis) : .standard
  }

  /// Changes hugging and compression resistance on an axis.
  public mutating func setContentPriorities(
    _ priorities: ContentPriorities, _ axis: Axis, of node: NodeID
  ) throws(LayoutError) {
    let index = try index(node)
    try checkContentPriority(priorities.hugging)
    try checkContentPriority(priorities.compressionResistance)
    guard nodes[Int(index)].priorities(axis) != priorities else { return }
    if axis == .horizontal {
      nodes[Int(index)].horizontal = priorities
    } else {
      nodes[Int(index)].vertical = priorities
    }
    mark(index, .content)
  }

  /// Where the text of the node stands, in points from its alignment rectangle.
  public func baselines(of node: NodeID) -> Baselines {
    contains(node) ? nodes[Int(node.index)].baselines : .none
  }

  /// Whether the content provider is asked for a height once the width is known.
  public func contentDependsOnWidth(of node: NodeID) -> Bool {
    contains(node) && nodes[Int(node.index)].contentDependsOnWidth
  }

  /// Changes where the text of the node stands, in points from its alignment rectangle.
  public mutating func setBaselines(_ baselines: Baselines, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(baselines.firstFromTop ?? 0)
    try check(baselines.lastFromBottom ?? 0)
    guard nodes[Int(index)].baselines != baselines else { return }
    nodes[Int(index)].baselines = baselines
    markAnchors(of: index)
  }

  /// Changes the direction by which leading and trailing are read, between the node and what is inside, and
  /// between what is inside.
  ///
  /// - Complexity: O(n) for n nodes inside.
  public mutating func setDirection(_ direction: LayoutDirection, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].direction != direction else { return }
    nodes[Int(index)].direction = direction
    mark(index, .stack)
    markAnchors(of: index)
    for member in subtree(of: index) where member != index { markInwardRows(of: member) }
  }

  /// Has `freedom(under:)` and what is made of it leave a node out on some axes: what is open there is so by design.
  public mutating func setUnaskedAxes(_ axes: AxisSet, of node: NodeID) throws(LayoutError) {
    nodes[Int(try index(node))].unaskedAxes = axes
  }

  /// How a node arranges views as a stack; nil for one that does not.
  public func stack(of node: NodeID) -> StackArrangement? {
    contains(node) ? nodes[Int(node.index)].stack : nil
  }

  /// Makes the node a stack view, or changes how it arranges its views, all of which must be its children.
  public mutating func setStack(_ stack: StackArrangement?, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    if let stack { try check(stack) }
    for view in stack?.arranged ?? [] {
      guard contains(view.node), nodes[Int(view.node.index)].parent == index else {
        throw .unknownNode(view.node)
      }
    }
    nodes[Int(index)].stack = stack
    for container in containers(upFrom: index) { markInwardRows(of: container) }
  }

  /// The node that stands for a scroll view's content.
  public func contentArea(of node: NodeID) -> NodeID? {
    guard contains(node), nodes[Int(node.index)].contentArea >= 0 else { return nil }
    return id(nodes[Int(node.index)].contentArea)
  }

  /// Makes the node a scroll view: positions that its descendants have to it are measured from the content
  /// area, a child whose placement is `Placement.scrollContent`.
  public mutating func setContentArea(_ area: NodeID?, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    if let area {
      guard contains(area), nodes[Int(area.index)].parent == index else { throw .unknownNode(area) }
    }
    nodes[Int(index)].contentArea = area?.index ?? -1
    markInwardRows(of: index)
  }

  // MARK: Change log

  mutating func mark(_ index: Int32, _ groups: RowGroups) {
    nodes[Int(index)].pending.formUnion(groups)
    log(node: index)
  }

  mutating func log(node index: Int32) {
    if nodes[Int(index)].isLogged { return }
    nodes[Int(index)].isLogged = true
    changes.nodes.append(index)
  }

  /// Marks what depends on where the node's anchors lie: its constraints, and the stack that arranges it.
  ///
  /// - Parameter onlyMargins: Whether nothing but the margins has moved.
  mutating func markAnchors(of index: Int32, onlyMargins: Bool = false) {
    for container in containers(upFrom: index) { markInwardRows(of: container, onlyMargins: onlyMargins) }
  }

  /// Marks the rows that may name something inside a container though they are not its own.
  mutating func markInwardRows(of container: Int32, onlyMargins: Bool = false) {
    var link = nodes[Int(container)].firstLink
    while link >= 0 {
      let index = ConstraintLink.index(link)
      if !onlyMargins || namesMargins(constraint: index) { markConstraint(index) }
      link = neighbours(link).next
    }
    if onlyMargins { return }
    if nodes[Int(container)].stack != nil || !nodes[Int(container)].stackRows.isEmpty {
      mark(container, .stack)
    }
  }

  private func namesMargins(constraint index: Int32) -> Bool {
    constraints[Int(index)].constraint.first.attribute.isOfMargins
      || constraints[Int(index)].constraint.second?.attribute.isOfMargins == true
  }

  /// A node, and the containers around it as far as anchors of one lie at something inside the one before.
  func containers(upFrom index: Int32) -> [Int32] {
    var result = [index]
    var parent = nodes[Int(index)].parent
    while parent >= 0, readsInside(parent, result[result.count - 1]) {
      result.append(parent)
      parent = nodes[Int(parent)].parent
    }
    return result
  }

  /// Whether rows of a node may name something inside a child.
  private func readsInside(_ container: Int32, _ child: Int32) -> Bool {
    nodes[Int(container)].stack != nil || nodes[Int(container)].contentArea == child
  }
}
