/// The direction in which text, and with it leading and trailing, runs.
@frozen
public enum LayoutDirection: UInt8, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
