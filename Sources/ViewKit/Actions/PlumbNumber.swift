public import CoreGraphics

/// Plumb's addition: what ported sources have in the place of casts between numbers and objects, which only Objective-C makes.
public enum PlumbNumber {
  public static func object(_ value: Int) -> NSNumber { NSNumber(value: value) }
  public static func object(_ value: some BinaryInteger) -> NSNumber {
    NSNumber(value: Int64(truncatingIfNeeded: value))
  }
  public static func object(_ value: Double) -> NSNumber { NSNumber(value: value) }
  public static func object(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }
  public static func object(_ value: Float) -> NSNumber { NSNumber(value: value) }
  public static func object(_ value: Bool) -> NSNumber { NSNumber(value: value) }
  public static func object(_ value: NSNumber) -> NSNumber { value }

  /// Nil for what is neither such a number nor an object that has one.
  public static func float(_ value: Any?) -> CGFloat? {
    guard let value else { return nil }
    if let float = value as? CGFloat { return float }
    // Other numbers would become objects on the way.
    guard type(of: value) is NSNumber.Type, let number = value as? NSNumber else { return nil }
    return CGFloat(number.doubleValue)
  }
}
