import ConstraintSolver
import Geometry

/// What a node is, read and changed.
///
/// Every change takes effect at the next layout. It throws `LayoutError.unknownNode` for a node that is not
/// there and `LayoutError.unusableNumber` for a number that no layout can use; the tree is then as it was.
extension LayoutTree {
  /// The frame that the node was given, in its parent's coordinates; `frame(of:)` is the solved one.
  public func givenFrame(of node: NodeID) -> Rect? { record(node)?.frame }

  /// Changes the frame that the placement refers to.
  public mutating func setGivenFrame(_ frame: Rect, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(frame)
    guard nodes[Int(index)].frame != frame else { return }
    nodes[Int(index)].frame = frame
    mark(index, [.placement, .preference])
  }

  /// What, besides constraints, decides the node's rectangle; nil for a node that is not there.
  public func placement(of node: NodeID) -> Placement? { record(node)?.placement }

  /// Changes what, besides constraints, decides the node's rectangle.
  public mutating func setPlacement(_ placement: Placement, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(placement)
    guard nodes[Int(index)].placement != placement else { return }
    nodes[Int(index)].placement = placement
    mark(index, [.placement, .content])
  }

  /// Changes the distances from the frame's edges to the alignment rectangle's.
  public mutating func setAlignmentInsets(_ insets: EdgeInsets, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(insets)
    guard nodes[Int(index)].alignmentInsets != insets else { return }
    nodes[Int(index)].alignmentInsets = insets
    mark(index, .content)
    markAnchors(of: index)
  }

  /// From the frame's edges to the alignment rectangle's, in points; zero for a node that is not there.
  public func alignmentInsets(of node: NodeID) -> EdgeInsets { record(node)?.alignmentInsets ?? .zero }

  /// The effective layout margins, in points from the frame's edges; zero for a node that is not there.
  public func margins(of node: NodeID) -> EdgeInsets { record(node)?.margins ?? .zero }

  /// Changes the effective layout margins, in points from the frame's edges.
  public mutating func setMargins(_ margins: EdgeInsets, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(margins)
    guard nodes[Int(index)].margins != margins else { return }
    nodes[Int(index)].margins = margins
    markAnchors(of: index)
  }

  /// What the content asks for, in points of the alignment rectangle; none for a node that is not there.
  public func contentSize(of node: NodeID) -> ContentSize { record(node)?.content ?? .none }

  /// Changes what the content asks for, in points of the alignment rectangle.
  public mutating func setContentSize(_ size: ContentSize, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check([size.width ?? 0, size.height ?? 0])
    guard nodes[Int(index)].content != size else { return }
    nodes[Int(index)].content = size
    mark(index, .content)
    let parent = nodes[Int(index)].parent
    if parent >= 0, nodes[Int(parent)].stack != nil { mark(parent, .stack) }
  }

  /// How strongly a node keeps to its content's size on an axis; the standard for one that is not there.
  public func contentPriorities(_ axis: Axis, of node: NodeID) -> ContentPriorities {
    record(node)?.priorities(axis) ?? .standard
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
  public func baselines(of node: NodeID) -> Baselines { record(node)?.baselines ?? .none }

  /// Whether the content provider is asked for a height once the width is known.
  public func contentDependsOnWidth(of node: NodeID) -> Bool { record(node)?.contentDependsOnWidth ?? false }

  /// Changes where the text of the node stands, in points from its alignment rectangle.
  public mutating func setBaselines(_ baselines: Baselines, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check([baselines.firstFromTop ?? 0, baselines.lastFromBottom ?? 0])
    guard nodes[Int(index)].baselines != baselines else { return }
    nodes[Int(index)].baselines = baselines
    markAnchors(of: index)
  }

  /// Says whether the content provider is to be asked for a height once the width is known.
  public mutating func setContentDependsOnWidth(_ depends: Bool, of node: NodeID) throws(LayoutError) {
    nodes[Int(try index(node))].contentDependsOnWidth = depends
  }

  /// Changes the direction by which the node's leading and trailing are read.
  public mutating func setDirection(_ direction: LayoutDirection, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].direction != direction else { return }
    nodes[Int(index)].direction = direction
    mark(index, .stack)
    markAnchors(of: index)
  }

  /// How a node arranges views as a stack; nil for one that does not.
  public func stack(of node: NodeID) -> StackArrangement? { record(node)?.stack }

  /// Makes the node a stack view, or changes how it arranges its views, all of which must be its children.
  public mutating func setStack(_ stack: StackArrangement?, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    if let stack { try check(stack) }
    for view in stack?.arranged ?? [] {
      guard let record = record(view.node), record.parent == index else { throw .unknownNode(view.node) }
    }
    withdrawInwardRows(from: index)
    nodes[Int(index)].stack = stack
  }

  /// The node that stands for a scroll view's content.
  public func contentArea(of node: NodeID) -> NodeID? {
    guard let record = record(node), record.contentArea >= 0 else { return nil }
    return id(record.contentArea)
  }

  /// Makes the node a scroll view: positions that its descendants have to it are measured from the content
  /// area, a child whose placement is `Placement.scrollContent`.
  public mutating func setContentArea(_ area: NodeID?, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    if let area {
      guard let record = record(area), record.parent == index else { throw .unknownNode(area) }
    }
    withdrawInwardRows(from: index)
    nodes[Int(index)].contentArea = area?.index ?? -1
  }

  // MARK: Change log

  mutating func mark(_ index: Int32, _ groups: RowGroups) {
    if nodes[Int(index)].pending.isEmpty { changes.nodes.append(index) }
    nodes[Int(index)].pending.formUnion(groups)
  }

  /// Marks what depends on where the node's anchors lie: its constraints, and the stack that arranges it.
  private mutating func markAnchors(of index: Int32) {
    markInwardRows(of: index)
    let parent = nodes[Int(index)].parent
    guard parent >= 0, readsInside(parent, index) else { return }
    for container in containers(upFrom: parent) { markInwardRows(of: container) }
  }

  /// Takes out the rows that name something inside a container though they are not its own, and marks them.
  ///
  /// A stack view's rows name what it arranges. Its baseline is that of one of these, so that a constraint on
  /// it, and a stack view around it, may name them too; and a constraint on a scroll view may name its
  /// content area. Such rows have to go before what they name can.
  mutating func withdrawInwardRows(from container: Int32) {
    for container in containers(upFrom: container) {
      withdrawRows(of: container, in: .stack)
      for constraint in nodes[Int(container)].incident { withdrawRow(ofConstraint: constraint) }
      markInwardRows(of: container)
    }
  }

  private mutating func markInwardRows(of container: Int32) {
    for constraint in nodes[Int(container)].incident { markConstraint(constraint) }
    mark(container, .stack)
  }

  /// A node, and the containers around it as far as anchors of one lie at something inside the one before.
  private func containers(upFrom index: Int32) -> [Int32] {
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
