import PlumbConstraintSolver

extension Priority {
  /// The highest priority that Interface Builder lets one choose below required.
  static let nearlyRequired = Priority(999)
}
