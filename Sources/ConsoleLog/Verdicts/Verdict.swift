/// Whether the constraints of a log can hold together.
package enum Verdict: Hashable, Sendable {
  /// They cannot, whatever sizes views have.
  case infeasible
  /// They could if a width or height might be negative.
  case infeasibleNonnegative
  /// They can, as far as the log prints them.
  case feasibleAsPrinted
  /// Nothing of the log was understood.
  case unreadable

  /// As machines read it.
  package var name: StaticString {
    switch self {
    case .infeasible: "infeasible"
    case .infeasibleNonnegative: "infeasible-nonnegative"
    case .feasibleAsPrinted: "feasible-as-printed"
    case .unreadable: "unreadable"
    }
  }
}

/// What a log does not print and yet decides.
package enum Assumption: Hashable, Sendable {
  /// Layout margins that are not negative, or the usual ones.
  case margins
  case baselines
  case rightToLeft
  /// Digits that were not printed.
  case rounding

  /// As machines read it.
  package var name: StaticString {
    switch self {
    case .margins: "margins"
    case .baselines: "baselines"
    case .rightToLeft: "right-to-left"
    case .rounding: "rounding"
    }
  }
}
