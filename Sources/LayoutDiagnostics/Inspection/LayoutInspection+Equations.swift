import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

extension LayoutInspection {
  /// What a row demands, as a constraint between anchors, whoever made it; nil for a row of a stack view that speaks
  /// of more than two anchors, and for what is kept where nothing decides.
  package func equation(of row: RowSource) -> LayoutConstraint? {
    switch row {
    case .constraint(let id): tree.constraint(id)
    case .generated(let node, let generator, let part): equation(row, node, generator, part)
    }
  }

  private func equation(
    _ row: RowSource, _ node: NodeID, _ generator: Generator, _ part: RowPart
  ) -> LayoutConstraint? {
    let own = Anchor(node, part.attribute)
    let outer = tree.parent(of: node).map { Anchor($0, part.attribute) }
    switch generator {
    case .preference: return nil
    case .nonNegativeSize: return LayoutConstraint(own, .greaterThanOrEqual)
    case .scrollContent: return outer.map { LayoutConstraint(own, to: $0) }
    case .encapsulatedSize, .fixedFrame, .mask:
      guard let frame = tree.givenFrame(of: node) else { return nil }
      let value = part.value(of: frame)
      if own.attribute.isDimension { return LayoutConstraint(own, constant: value) }
      return outer.map { LayoutConstraint(own, to: $0, constant: value) }
    case .guide:
      guard let outer, case .insets(let insets)? = tree.placement(of: node) else { return nil }
      return LayoutConstraint(own, to: outer, constant: part.inset(of: insets))
    case .contentHugging, .contentCompressionResistance:
      let axis: Axis = part == .width ? .horizontal : .vertical
      guard let size = tree.contentSize(of: node)[axis] else { return nil }
      let priorities = tree.contentPriorities(axis, of: node)
      return generator == .contentHugging
        ? LayoutConstraint(own, .lessThanOrEqual, constant: size, priority: priorities.hugging)
        : LayoutConstraint(
          own, .greaterThanOrEqual, constant: size, priority: priorities.compressionResistance)
    default:
      guard let state = tree.rowState(of: node, row), let reading = StackRowReading(state, of: node, in: tree)
      else { return nil }
      return LayoutConstraint(
        reading.first, reading.relation, to: reading.second, multiplier: reading.multiplier,
        constant: reading.constant, priority: state.priority)
    }
  }
}
