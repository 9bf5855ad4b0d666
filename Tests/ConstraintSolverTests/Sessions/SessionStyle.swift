/// What a random session of edits is like.
enum SessionStyle: UInt64, CaseIterable, Sendable {
  /// Rows as layouts have them.
  case layout
  /// Rows over any variables, among those of a layout.
  case scattered
  /// Required rows clash all the time.
  case clashing
  /// Coefficients and constants that no binary number has exactly, so that what adds up to zero nearly does.
  case decimal
  /// Coefficients and constants from 1e-6 to 1e6 in one system.
  case scaled

  /// Of a hundred rows, how many are over any variables.
  var scatteredShare: Int {
    switch self {
    case .layout: 5
    case .scattered: 60
    case .clashing: 30
    case .decimal, .scaled: 20
    }
  }

  /// Of a hundred edits, how many add a required row that is likely to clash.
  var clashShare: Int { self == .clashing ? 12 : 1 }

  /// What the coordinates of a view may be multiples of.
  var units: [Double] {
    switch self {
    case .layout, .scattered, .clashing: [1]
    case .decimal: [1, 0.3, 0.07, 100]
    case .scaled: [1e-6, 1e-3, 1, 1e3, 1e6]
    }
  }

  /// What a row may be multiplied by, if that leaves its coefficients between 1e-6 and 1e6.
  var factors: [Double] {
    switch self {
    case .layout, .scattered, .clashing: [1]
    case .decimal: [1, 0.1, 0.01]
    case .scaled: [1e-3, 1, 1e3]
    }
  }
}
