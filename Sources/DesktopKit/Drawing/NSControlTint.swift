/// The look of controls before accent colours.
public enum NSControlTint: UInt, Sendable {
  case defaultControlTint = 0
  case blueControlTint = 1
  case graphiteControlTint = 6
  case clearControlTint = 7
}
