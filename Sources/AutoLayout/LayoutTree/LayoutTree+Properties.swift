import PlumbConstraintSolver
import PlumbGeometry

/// What a node is, read and changed.
///
/// Every change takes effect at the next layout. It throws `LayoutError.unknownNode` for a node that is not
/// there and `LayoutError.unusableNumber` for a number that no layout can use; the tree is then as it was.
extension LayoutTree {
  /// The frame that the node was given, in its parent's coordinates; `frame(of:)` is the solved one.
  public func givenFrame(of node: NodeID) -> Rect? {
    contains(node) ? nodes[Int(node.index)].description.frame : nil
  }

  /// Changes the frame that the placement refers to.
  public mutating func setGivenFrame(_ frame: Rect, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(frame)
    replaceFrame(of: index, by: frame)
  }

  /// What, besides constraints, decides the node's rectangle; nil for a node that is not there.
  public func placement(of node: NodeID) -> Placement? {
    contains(node) ? nodes[Int(node.index)].description.placement : nil
  }

  /// Changes what, besides constraints, decides the node's rectangle.
  public mutating func setPlacement(_ placement: Placement, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(placement)
    replacePlacement(of: index, by: placement)
  }

  /// The effective layout margins, in points from the frame's edges; zero for a node that is not there.
  public func margins(of node: NodeID) -> EdgeInsets {
    contains(node) ? nodes[Int(node.index)].description.margins : .zero
  }

  /// Changes the effective layout margins, in points from the frame's edges.
  public mutating func setMargins(_ margins: EdgeInsets, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(margins)
    replaceMargins(of: index, by: margins)
  }

  /// What the content asks for, in points of the alignment rectangle; none for a node that is not there.
  public func contentSize(of node: NodeID) -> ContentSize {
    contains(node) ? nodes[Int(node.index)].description.content : .none
  }

  /// Changes what the content asks for, in points of the alignment rectangle.
  public mutating func setContentSize(_ size: ContentSize, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(size)
    replaceContent(of: index, by: size)
  }

  /// How strongly a node keeps to its content's size on an axis; the standard for one that is not there.
  public func contentPriorities(_ axis: Axis, of node: NodeID) -> ContentPriorities {
    contains(node) ? nodes[Int(node.index)].description.priorities(axis) : .standard
  }

  /// Changes hugging and compression resistance on an axis.
  public mutating func setContentPriorities(
    _ priorities: ContentPriorities, _ axis: Axis, of node: NodeID
  ) throws(LayoutError) {
    let index = try index(node)
    try check(priorities)
    replaceContentPriorities(axis, of: index, by: priorities)
  }

  /// Where the text of the node stands, in points from its alignment rectangle.
  public func baselines(of node: NodeID) -> Baselines {
    contains(node) ? nodes[Int(node.index)].description.baselines : .none
  }

  /// Whether the content provider is asked for a height once the width is known.
  public func contentDependsOnWidth(of node: NodeID) -> Bool {
    contains(node) && nodes[Int(node.index)].description.contentDependsOnWidth
  }

  /// Changes where the text of the node stands, in points from its alignment rectangle.
  public mutating func setBaselines(_ baselines: Baselines, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    try check(baselines)
    replaceBaselines(of: index, by: baselines)
  }

  /// Changes the direction by which leading and trailing are read, between the node and what is inside, and
  /// between what is inside.
  ///
  /// - Complexity: O(n) for n nodes inside.
  public mutating func setDirection(_ direction: LayoutDirection, of node: NodeID) throws(LayoutError) {
    replaceDirection(of: try index(node), by: direction)
  }

  /// Has `freedom(under:)` and what is made of it leave a node out on some axes: what is open there is so by design.
  public mutating func setUnaskedAxes(_ axes: AxisSet, of node: NodeID) throws(LayoutError) {
    nodes[Int(try index(node))].description.unaskedAxes = axes
  }

  /// How a node arranges views as a stack; nil for one that does not.
  public func stack(of node: NodeID) -> StackArrangement? {
    contains(node) ? nodes[Int(node.index)].description.stack : nil
  }

  /// Makes the node a stack view, or changes how it arranges its views, all of which must be its children.
  public mutating func setStack(_ stack: StackArrangement?, of node: NodeID) throws(LayoutError) {
    let index = try index(node)
    if let stack { try check(stack, of: index) }
    replaceStack(of: index, by: stack)
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
}
