import CoreGraphics

/// What stands before the items of a list in a text. A paragraph's indents say where items begin, not the list.
public final class NSTextList: NSObject, @unchecked Sendable {
  /// How items are counted.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
  }

  /// What is counted besides.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  public var startingItemNumber: Int
  public var isOrdered: Bool { Self.signs[markerFormat] == nil }

  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int = 1) {
    (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
  }

  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: options))
  }

  private static let signs: [MarkerFormat: String] = [
    .box: "\u{25AB}", .check: "\u{2713}", .circle: "\u{25E6}", .diamond: "\u{25C6}", .disc: "\u{2022}",
    .hyphen: "\u{2043}", .square: "\u{25AA}",
  ]

  /// What stands before an item.
  public func marker(forItemNumber itemNumber: Int) -> String {
    if let sign = Self.signs[markerFormat] { return sign }
    switch markerFormat {
    case .lowercaseLatin: return letter(itemNumber).lowercased()
    case .uppercaseLatin: return letter(itemNumber)
    default: return String(itemNumber)
    }
  }

  private func letter(_ number: Int) -> String {
    guard (1...26).contains(number) else { return String(number) }
    return String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number - 1)))
  }
}
