/// How the sum of a constraint's terms stands to its constant.
///
/// The raw value is the sign of the errors that are allowed.
@frozen
public enum Relation: Int8, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// The relation with its sides exchanged, or negated.
  package var turned: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
