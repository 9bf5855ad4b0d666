public import Foundation

extension StringProtocol {
  /// Goes through a text by words or sentences, as Foundation does on Apple's platforms.
  ///
  /// - Parameter body: Is given a part's text, its range, that with all that lies before the next part, and what ends it all
  ///   once it is set.
  @_disfavoredOverload
  public func enumerateSubstrings<R: RangeExpression<Index>>(
    in range: R, options opts: NSString.WordOptions,
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) {
    let indices = { (part: NSRange) -> Range<Index> in
      let start = self.utf16.index(self.utf16.startIndex, offsetBy: part.location)
      return start..<self.utf16.index(start, offsetBy: part.length)
    }
    let bounds = range.relative(to: self)
    let whole = NSRange(
      location: utf16.distance(from: utf16.startIndex, to: bounds.lowerBound),
      length: utf16.distance(from: bounds.lowerBound, to: bounds.upperBound))
    (String(self) as NSString).enumerateSubstrings(in: whole, options: opts) { text, part, enclosing, stop in
      var isLast = false
      body(text, indices(part), indices(enclosing), &isLast)
      if isLast { stop.pointee = true }
    }
  }
}
