extension ConsoleFormat {
  /// What UIKit writes to the console where a constraint is added to a view that not all of its items are in.
  package func unpreparedHierarchyText(of constraint: ConsoleConstraint) -> String {
    """
    \(category)The view hierarchy is not prepared for the constraint: \(text(of: constraint))
    When added to a view, the constraint's items must be descendants of that view (or the view itself). This \
    will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on \
    -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
    """
  }
}
