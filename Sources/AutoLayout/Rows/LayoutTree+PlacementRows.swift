import PlumbConstraintSolver
import PlumbGeometry

/// What a group of rows comes to on an axis.
struct AxisRows {
  var first: GeneratedRow?
  var second: GeneratedRow?
}

extension LayoutTree {
  /// The rows of a node's placement: root rectangles, masks, fixed frames, guides, scroll view content.
  func placementRows(of index: Int32, _ axis: Axis) -> AxisRows {
    guard let variables = nodes[Int(index)].variables else { return AxisRows() }
    let (minimum, extent) = (variables.minimum(axis), variables.extent(axis))
    let parent = nodes[Int(index)].parent
    let container = parent >= 0 ? nodes[Int(parent)].variables?.extent(axis) : nil

    switch nodes[Int(index)].description.placement {
    case .constraints:
      return AxisRows(first: nonNegative(extent, axis))
    case .distance:
      return AxisRows()
    case .encapsulated:
      return givenRows(of: index, variables, axis, from: .encapsulatedSize)
    case .window(let priority):
      var rows = givenRows(of: index, variables, axis, from: .encapsulatedSize)
      rows.second?.priority = priority
      return rows
    case .fixedFrame:
      return givenRows(of: index, variables, axis, from: .fixedFrame)
    case .mask(let mask, let containerSize):
      guard let container else { return givenRows(of: index, variables, axis, from: .mask) }
      let (givenMinimum, givenExtent) = given(index, axis)
      let whole = containerSize[axis]
      let shares = mask.shares(axis, minimum: givenMinimum, extent: givenExtent, container: whole)
      var (position, size) = (LinearExpression.variable(minimum), LinearExpression.variable(extent))
      position.add(container, times: -shares.minimum)
      position.constant = whole * shares.minimum - givenMinimum
      size.add(container, times: -shares.extent)
      size.constant = whole * shares.extent - givenExtent
      return AxisRows(
        first: GeneratedRow(position, from: .mask, .minimum(axis)),
        second: GeneratedRow(size, from: .mask, .extent(axis)))
    case .insets(let insets):
      guard let container else { return AxisRows(first: nonNegative(extent, axis)) }
      var far = LinearExpression.variable(minimum)
      far.add(extent, times: 1)
      far.add(container, times: -1)
      far.constant = insets.far(axis)
      return AxisRows(
        first: GeneratedRow(.variable(minimum) - insets.near(axis), from: .guide, .minimum(axis)),
        second: GeneratedRow(far, from: .guide, .maximum(axis)))
    case .scrollContent:
      return AxisRows(
        first: GeneratedRow(.variable(minimum), from: .scrollContent, .minimum(axis)),
        second: nonNegative(extent, axis))
    }
  }

  private func nonNegative(_ extent: Variable, _ axis: Axis) -> GeneratedRow {
    GeneratedRow(.variable(extent), .greaterThanOrEqual, from: .nonNegativeSize, .extent(axis))
  }

  private func given(_ index: Int32, _ axis: Axis) -> (minimum: Double, extent: Double) {
    (nodes[Int(index)].description.frame.origin[axis], nodes[Int(index)].description.frame.size[axis])
  }

  /// Rows that make the frame the given one.
  private func givenRows(
    of index: Int32, _ variables: NodeVariables, _ axis: Axis, from generator: Generator
  ) -> AxisRows {
    let (minimum, extent) = given(index, axis)
    return AxisRows(
      first: GeneratedRow(.variable(variables.minimum(axis)) - minimum, from: generator, .minimum(axis)),
      second: GeneratedRow(.variable(variables.extent(axis)) - extent, from: generator, .extent(axis)))
  }

  /// Content hugging and compression resistance on an axis, for the alignment rectangle.
  func contentRows(of index: Int32, _ axis: Axis) -> AxisRows {
    guard let size = nodes[Int(index)].description.content[axis], decidesOwnSize(index) else {
      return AxisRows()
    }
    let excess = offset(axis.extent, of: index) - size
    let priorities = nodes[Int(index)].description.priorities(axis)
    return AxisRows(
      first: GeneratedRow(
        excess, .greaterThanOrEqual, priority: priorities.compressionResistance,
        from: .contentCompressionResistance, .extent(axis)),
      second: GeneratedRow(
        excess, .lessThanOrEqual, priority: priorities.hugging, from: .contentHugging, .extent(axis)))
  }

  /// The rows that keep the given frame where no constraint decides.
  func preferenceRows(of index: Int32, _ axis: Axis) -> AxisRows {
    guard let variables = nodes[Int(index)].variables else { return AxisRows() }
    let (minimum, extent) = given(index, axis)
    return AxisRows(
      first: GeneratedRow(
        .variable(variables.extent(axis)) - extent, priority: .preference, from: .preference, .extent(axis)),
      second: GeneratedRow(
        .variable(variables.minimum(axis)) - minimum, priority: .preference, from: .preference,
        .minimum(axis)))
  }

  /// A view whose mask or owner gives it a size does not ask its content.
  private func decidesOwnSize(_ index: Int32) -> Bool {
    switch nodes[Int(index)].description.placement {
    case .constraints, .scrollContent, .distance: true
    case .mask, .fixedFrame, .encapsulated, .window, .insets: false
    }
  }
}
