import PlumbConstraintSolver

/// Why the driver cannot do what it is asked.
enum DriverError: Error {
  case unreadable(String)
  case unwritable(String)
  case malformed(String)
  case usage(String)
  case solver(SolverError)
}

extension DriverError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .unwritable(let path): "cannot write \(path)"
    case .malformed(let what): "the workload has \(what)"
    case .usage(let what): what
    case .solver(let error): "the solver refused: \(error)"
    }
  }
}
