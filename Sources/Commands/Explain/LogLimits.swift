import PlumbConsoleLog

/// How much of a capture is explained. The longest of some two hundred published logs lists 45 constraints, and explaining one
/// takes time by the cube of their number.
enum LogLimits {
  /// The most constraints of a list.
  static let constraints = 200
  /// The most logs, those that say the same counted once, that are explained together.
  static let logs = 1000
  /// The most lists that are too long of which each is told.
  static let complaints = 10

  static func long(_ log: ConflictLog) -> String {
    "The list has \(log.constraints.count) constraints, and at most \(constraints) are explained. Leave those of one conflict."
  }

  static func many(_ count: Int) -> String {
    "There are \(count) logs that differ, and at most \(logs) are explained together. Split the capture, or use --json or --follow."
  }
}
