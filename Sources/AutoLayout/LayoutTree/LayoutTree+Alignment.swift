import PlumbConstraintSolver
import PlumbGeometry

/// Alignment rectangles: what of a frame constraints act on.
extension LayoutTree {
  /// Changes the distances from the frame's edges to the alignment rectangle's.
  ///
  /// - Parameter growth: What each point of the frame's width adds to the insets at left and right, and each of its height
  ///   to those at top and bottom. It makes rows of another shape and no further round: a rectangle that scales with its
  ///   view is exact at once.
  public mutating func setAlignmentInsets(
    _ insets: EdgeInsets, growth: EdgeInsets = .zero, of node: NodeID
  ) throws(LayoutError) {
    let index = try index(node)
    try check(insets)
    try check(growth)
    replaceAlignment(of: index, by: insets, growth)
  }

  /// From the edges of the frame, as it was solved, to the alignment rectangle's, in points; zero for a node that is not
  /// there.
  public func alignmentInsets(of node: NodeID) -> EdgeInsets {
    contains(node) ? alignmentInsets(at: node.index) : .zero
  }

  func alignmentInsets(at index: Int32) -> EdgeInsets {
    let growth = nodes[Int(index)].description.alignmentGrowth
    let insets = nodes[Int(index)].description.alignmentInsets
    guard growth != .zero, let variables = nodes[Int(index)].variables else { return insets }
    let root = Int(nodes[Int(index)].root)
    let width = roots[root].solver.value(of: variables.width)
    let height = roots[root].solver.value(of: variables.height)
    return EdgeInsets(
      top: insets.top + growth.top * height, left: insets.left + growth.left * width,
      bottom: insets.bottom + growth.bottom * height, right: insets.right + growth.right * width)
  }

  /// How wide or high the alignment rectangle is of a frame with some extent.
  func alignmentExtent(at index: Int32, _ axis: Axis, ofFrame extent: Double) -> Double {
    let growth = nodes[Int(index)].description.alignmentGrowth
    let insets = nodes[Int(index)].description.alignmentInsets
    return extent * (1 - growth.near(axis) - growth.far(axis)) - insets.near(axis) - insets.far(axis)
  }
}
