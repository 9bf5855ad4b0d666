/// How large and how deep a document may be before it is refused.
///
/// Real documents stay far below: the largest screens that people keep in one file have a few megabytes, some
/// ten thousand elements and thirty levels.
package struct MarkupLimits: Hashable, Sendable {
  /// The most bytes a file may have. Never above 2³¹ − 1, because offsets are kept in 32 bits.
  package let bytes: Int
  /// The most elements a file may have.
  package let elements: Int
  /// The most elements that may be open at once; the root alone is one.
  package let depth: Int

  /// 256 MB, ten million elements, a thousand levels.
  package static let standard = MarkupLimits()

  package init(bytes: Int = 256 << 20, elements: Int = 10_000_000, depth: Int = 1_000) {
    self.bytes = min(bytes, Int(Int32.max))
    self.elements = elements
    self.depth = depth
  }
}
