@testable import PlumbConstraintSolver

extension Variable {
  /// The handle that a solver gives the variable it makes after this many others.
  static func testHandle(_ index: Int) -> Variable { Variable(index: Int32(index)) }
}
