/// Why a layout tree cannot do what it is asked.
public enum LayoutError: Error, Hashable, Sendable {
  /// The node was removed, or belongs to another tree.
  case unknownNode(NodeID)
  /// The constraint was removed, or belongs to another tree.
  case unknownConstraint(LayoutConstraintID)
  /// The node would become its own ancestor.
  case cyclicParent(NodeID)
  /// A constraint relates a position to a size.
  case incompatibleAttributes(Attribute, Attribute)
  /// A length, multiplier or priority that no layout can use.
  case unusableNumber(Double)
  /// Numbers that are finite each came to more than a Double holds where they meet in a row.
  case numberTooLarge(RowSource)
  /// The solver gave up; a defect of the engine, never of the input.
  case solverFailed
}

extension LayoutError {
  /// What is wrong, in a sentence.
  public var message: String {
    switch self {
    case .unknownNode: "A view or guide is named that the layout does not have."
    case .unknownConstraint: "A constraint is named that the layout does not have."
    case .cyclicParent: "A view cannot be inside itself."
    case .incompatibleAttributes: "A constraint relates attributes that cannot be compared."
    case .unusableNumber: "A length, multiplier or priority is not one that a layout can use."
    case .numberTooLarge: "Its numbers are too large to be added up."
    case .solverFailed:
      "Its constraints could not be solved, which is a defect of Plumb. Please report the document."
    }
  }
}
