/// Why a layout tree can not do what it is asked.
public enum LayoutError: Error, Hashable, Sendable {
  /// The node was removed, or belongs to another tree.
  case unknownNode(NodeID)
  /// The constraint was removed, or belongs to another tree.
  case unknownConstraint(LayoutConstraintID)
  /// The node would become its own ancestor.
  case cyclicParent(NodeID)
  /// A constraint relates a horizontal attribute to a vertical one, or a position to a size.
  case incompatibleAttributes(Attribute, Attribute)
  /// A length, multiplier or priority that no layout can use.
  case unusableNumber(Double)
  /// Numbers that are finite each came to more than a Double holds where they meet in a row.
  case numberTooLarge(RowSource)
  /// The solver gave up; a defect of the engine, never of the input.
  case solverFailed
}
