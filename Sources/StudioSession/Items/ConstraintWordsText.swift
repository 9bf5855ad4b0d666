import PlumbInterfaceBuilder

/// What is written of a constraint besides what it says.
enum ConstraintWordsText {
  /// The identifier that somebody gave it; empty where nobody did.
  static func identifier(_ constraint: ResolvedConstraint) -> String {
    ConstraintElement(constraint.element).identifier ?? ""
  }
}
