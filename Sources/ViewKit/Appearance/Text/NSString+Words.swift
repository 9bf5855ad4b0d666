public import Foundation

// What Foundation has on Apple's platforms and not on Linux: there it marks these parts unavailable, and goes through all
// others itself.
extension NSString {
  /// How a text is gone through by words or by sentences. Plumb's addition, which code does not name: `.byWords` finds it.
  public struct WordOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Letters and digits, and apostrophes between letters. There is no dictionary for texts without spaces.
    public static let byWords = WordOptions(rawValue: 3)
    /// With the space behind them.
    public static let bySentences = WordOptions(rawValue: 4)
    /// From the last part to the first.
    public static let reverse = WordOptions(rawValue: 1 << 8)
    /// Leaves the parts' texts out.
    public static let substringNotRequired = WordOptions(rawValue: 1 << 9)
    /// Does nothing here.
    public static let localized = WordOptions(rawValue: 1 << 10)

    var granularity: UITextGranularity { rawValue & 0xff == Self.byWords.rawValue ? .word : .sentence }
  }

  /// Goes through a text by words or sentences.
  ///
  /// - Parameters:
  ///   - range: What is gone through, in UTF-16.
  ///   - block: Is given a part's text, its range, that with all that lies before the next part, and what ends it all once
  ///     it is set.
  @_disfavoredOverload
  public func enumerateSubstrings(
    in range: NSRange, options opts: WordOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let parts = TextUnits(substring(with: range)).ranges(opts.granularity).map {
      NSRange(location: range.location + $0.location, length: $0.length)
    }
    // Together, they are the whole range.
    let starts = parts.indices.map { $0 == 0 ? range.location : parts[$0].location } + [NSMaxRange(range)]
    let places = Array(parts.indices)
    var stop: ObjCBool = false
    for place in opts.contains(.reverse) ? places.reversed() : places {
      let enclosing = NSRange(location: starts[place], length: starts[place + 1] - starts[place])
      let text = opts.contains(.substringNotRequired) ? nil : substring(with: parts[place])
      block(text, parts[place], enclosing, &stop)
      if stop.boolValue { return }
    }
  }
}
