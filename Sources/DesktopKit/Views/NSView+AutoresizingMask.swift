extension NSView {
  /// Which of a view's distances and sizes give when its superview gets another size.
  ///
  /// `minYMargin` is the lower distance, or the upper one in a superview that is flipped.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let none: AutoresizingMask = []
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 1 << 1)
    public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let height = AutoresizingMask(rawValue: 1 << 4)
    public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
