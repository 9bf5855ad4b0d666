import ConstraintSolver
import Geometry

extension LayoutTree {
  /// The rows of a node's placement: root rectangles, masks, fixed frames, guides, scroll view content.
  func placementRows(of index: Int32, _ axis: Axis) -> [GeneratedRow] {
    let record = nodes[Int(index)]
    guard let variables = record.variables else { return [] }
    let minimum = LinearExpression.variable(variables.minimum(axis))
    let extent = LinearExpression.variable(variables.extent(axis))
    let (givenMinimum, givenExtent) = (record.frame.origin[axis], record.frame.size[axis])
    let container = record.parent >= 0 ? nodes[Int(record.parent)].variables : nil
    let nonNegative = GeneratedRow(extent, .greaterThanOrEqual, from: .nonNegativeSize, .extent(axis))

    switch record.placement {
    case .constraints:
      return [nonNegative]
    case .encapsulated:
      return [
        GeneratedRow(minimum - givenMinimum, from: .encapsulatedSize, .minimum(axis)),
        GeneratedRow(extent - givenExtent, from: .encapsulatedSize, .extent(axis)),
      ]
    case .fixedFrame:
      return [
        GeneratedRow(minimum - givenMinimum, from: .fixedFrame, .minimum(axis)),
        GeneratedRow(extent - givenExtent, from: .fixedFrame, .extent(axis)),
      ]
    case .mask(let mask, let containerSize):
      guard let container else {
        return [
          GeneratedRow(minimum - givenMinimum, from: .mask, .minimum(axis)),
          GeneratedRow(extent - givenExtent, from: .mask, .extent(axis)),
        ]
      }
      let whole = containerSize[axis]
      let change = LinearExpression.variable(container.extent(axis)) - whole
      let shares = mask.shares(axis, minimum: givenMinimum, extent: givenExtent, container: whole)
      return [
        GeneratedRow(minimum - change * shares.minimum - givenMinimum, from: .mask, .minimum(axis)),
        GeneratedRow(extent - change * shares.extent - givenExtent, from: .mask, .extent(axis)),
      ]
    case .insets(let insets):
      guard let container else { return [nonNegative] }
      return [
        GeneratedRow(minimum - insets.near(axis), from: .guide, .minimum(axis)),
        GeneratedRow(
          minimum + extent - LinearExpression.variable(container.extent(axis))
            + insets.far(axis), from: .guide, .maximum(axis)),
      ]
    case .scrollContent:
      return [GeneratedRow(minimum, from: .scrollContent, .minimum(axis)), nonNegative]
    }
  }

  /// Content hugging and compression resistance on an axis, for the alignment rectangle.
  func contentRows(of index: Int32, _ axis: Axis) -> [GeneratedRow] {
    let record = nodes[Int(index)]
    guard let size = record.content[axis], decidesOwnSize(record) else { return [] }
    let excess = offset(axis == .horizontal ? .width : .height, of: index) - size
    let priorities = record.priorities(axis)
    return [
      GeneratedRow(
        excess, .greaterThanOrEqual, priority: priorities.compressionResistance,
        from: .contentCompressionResistance, .extent(axis)),
      GeneratedRow(
        excess, .lessThanOrEqual, priority: priorities.hugging, from: .contentHugging, .extent(axis)),
    ]
  }

  /// The rows that keep the given frame where no constraint decides.
  func preferenceRows(of index: Int32, _ axis: Axis) -> [GeneratedRow] {
    let record = nodes[Int(index)]
    guard let variables = record.variables else { return [] }
    return [
      GeneratedRow(
        .variable(variables.extent(axis)) - record.frame.size[axis], priority: .preference, from: .preference,
        .extent(axis)),
      GeneratedRow(
        .variable(variables.minimum(axis)) - record.frame.origin[axis], priority: .preference,
        from: .preference,
        .minimum(axis)),
    ]
  }

  /// A view whose mask or owner gives it a size does not ask its content.
  private func decidesOwnSize(_ record: NodeRecord) -> Bool {
    switch record.placement {
    case .constraints, .scrollContent: true
    case .mask, .fixedFrame, .encapsulated, .insets: false
    }
  }
}
