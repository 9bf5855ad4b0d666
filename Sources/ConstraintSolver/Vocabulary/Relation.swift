/// How the sum of a constraint's terms stands to its constant.
///
/// The raw value is the sign of the errors that are allowed.
@frozen
public enum Relation: Int8, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
