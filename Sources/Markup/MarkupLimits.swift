/// How large and how deep a document may be before it is refused.
///
/// The largest of some three thousand documents that Xcode saved has 1.9 MB, 11,568 elements and 33 levels, so each limit is
/// about twenty times what people have. At the limit of bytes, thirty times the file is what one computer can be asked for.
package struct MarkupLimits: Hashable, Sendable {
  /// The most bytes a file may have. Never above 2³¹ − 1, because offsets are kept in 32 bits.
  package let bytes: Int
  /// The most elements a file may have.
  package let elements: Int
  /// The most elements that may be open at once; the root alone is one.
  package let depth: Int

  /// 32 MB, four hundred thousand elements, a thousand levels.
  package static let standard = MarkupLimits()

  package init(bytes: Int = 32 << 20, elements: Int = 400_000, depth: Int = 1_000) {
    self.bytes = min(bytes, Int(Int32.max))
    self.elements = elements
    self.depth = depth
  }
}
