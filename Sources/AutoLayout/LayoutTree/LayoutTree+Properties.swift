import ConstraintSolver
import Geometry

extension LayoutTree {
  /// The frame that the node was given, in its parent's coordinates; `frame(of:)` is the solved one.
  public func givenFrame(of node: NodeID) -> Rect? { record(node)?.frame }

  /// Changes the frame that the placement refers to.
  public mutating func setGivenFrame(_ frame: Rect, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].frame != frame else { return }
    nodes[Int(index)].frame = frame
    mark(index, [.placement, .preference])
  }

  public mutating func setPlacement(_ placement: Placement, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].placement != placement else { return }
    nodes[Int(index)].placement = placement
    mark(index, [.placement, .content])
  }

  /// Changes the distances from the frame's edges to the alignment rectangle's.
  public mutating func setAlignmentInsets(_ insets: EdgeInsets, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].alignmentInsets != insets else { return }
    nodes[Int(index)].alignmentInsets = insets
    mark(index, .content)
    markAnchors(of: index)
  }

  /// The effective layout margins, in points from the frame's edges.
  public func margins(of node: NodeID) -> EdgeInsets { record(node)?.margins ?? .zero }

  /// The node that stands for a scroll view's content.
  public func contentArea(of node: NodeID) -> NodeID? {
    guard let record = record(node), record.contentArea >= 0 else { return nil }
    return id(record.contentArea)
  }

  /// Changes the effective layout margins, in points from the frame's edges.
  public mutating func setMargins(_ margins: EdgeInsets, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].margins != margins else { return }
    nodes[Int(index)].margins = margins
    markAnchors(of: index)
  }

  public func contentSize(of node: NodeID) -> ContentSize { record(node)?.content ?? .none }

  public mutating func setContentSize(_ size: ContentSize, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].content != size else { return }
    nodes[Int(index)].content = size
    mark(index, .content)
    let parent = nodes[Int(index)].parent
    if parent >= 0, nodes[Int(parent)].stack != nil { mark(parent, .stack) }
  }

  public mutating func setContentPriorities(
    _ priorities: ContentPriorities, _ axis: Axis, of node: NodeID
  ) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].priorities(axis) != priorities else { return }
    if axis == .horizontal {
      nodes[Int(index)].horizontal = priorities
    } else {
      nodes[Int(index)].vertical = priorities
    }
    mark(index, .content)
  }

  public mutating func setBaselines(_ baselines: Baselines, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].baselines != baselines else { return }
    nodes[Int(index)].baselines = baselines
    markAnchors(of: index)
  }

  /// Says whether the content provider is to be asked for a height once the width is known.
  public mutating func setContentDependsOnWidth(_ depends: Bool, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    nodes[Int(index)].contentDependsOnWidth = depends
    mark(index, .content)
  }

  /// Changes the direction by which the node's leading and trailing are read.
  public mutating func setDirection(_ direction: LayoutDirection, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    guard nodes[Int(index)].direction != direction else { return }
    nodes[Int(index)].direction = direction
    mark(index, .stack)
    markAnchors(of: index)
  }

  /// Makes the node a stack view, or changes how it arranges its views, all of which must be its children.
  public mutating func setStack(_ stack: StackArrangement?, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    for view in stack?.arranged ?? [] {
      guard let record = record(view.node), record.parent == index else { throw .unknownNode(view.node) }
    }
    nodes[Int(index)].stack = stack
    mark(index, .stack)
  }

  /// Makes the node a scroll view: positions that its descendants have to it are measured from the content area,
  /// a child whose placement is `Placement.scrollContent`.
  public mutating func setContentArea(_ area: NodeID?, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    if let area {
      guard let record = record(area), record.parent == index else { throw .unknownNode(area) }
    }
    nodes[Int(index)].contentArea = area?.index ?? -1
    markAnchors(of: index)
  }

  // MARK: Change log

  mutating func mark(_ index: Int32, _ groups: RowGroups) {
    if nodes[Int(index)].pending.isEmpty { changes.nodes.append(index) }
    nodes[Int(index)].pending.formUnion(groups)
  }

  /// Marks what depends on where the node's anchors lie: its constraints, and the stack that arranges it.
  private mutating func markAnchors(of index: Int32) {
    for constraint in nodes[Int(index)].incident { markConstraint(constraint) }
    if nodes[Int(index)].stack != nil { mark(index, .stack) }
    let parent = nodes[Int(index)].parent
    if parent >= 0, nodes[Int(parent)].stack != nil { mark(parent, .stack) }
  }
}
