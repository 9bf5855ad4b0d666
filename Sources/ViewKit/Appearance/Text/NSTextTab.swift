import CoreGraphics

/// A place on a line that a tab leads to. Lines that are measured here have none.
public final class NSTextTab: NSObject, @unchecked Sendable {
  public let alignment: NSTextAlignment
  /// From where the line begins, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  public override var hash: Int { location.hashValue }

  /// The twelve of a paragraph style that names none.
  static var usual: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }
  }

  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
