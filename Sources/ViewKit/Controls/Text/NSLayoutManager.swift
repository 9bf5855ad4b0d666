import CoreGraphics

/// Sets a text view's lines. Glyphs are characters here: fonts have no ligatures.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  weak var textView: UITextView?

  /// The areas that lines are set in: the text view's own.
  open var textContainers: [NSTextContainer] { textView.map { [$0.textContainer] } ?? [] }
  /// The text view's text; a copy, so that a change of it does not show.
  open var textStorage: NSTextStorage? {
    textView.map { NSTextStorage(attributedString: $0.attributedText) }
  }
  open var numberOfGlyphs: Int { textView?.attributedText.length ?? 0 }

  /// The rectangle that the lines take, from the container's corner, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view = textView else { return .zero }
    let insets = view.textContainerInset
    let width = view.bounds.width > 0 ? view.bounds.width : CGFloat.greatestFiniteMagnitude
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGRect(
      x: 0, y: 0, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// The rectangle of all lines, whatever the range: where in them a glyph lies is not known.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    glyphRange.length == 0 ? .zero : usedRect(for: container)
  }

  /// Lines are set when they are asked for. Does nothing here.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing here.
  open var usesFontLeading = true
  /// Does nothing here.
  open var allowsNonContiguousLayout = false
  /// Does nothing here.
  open var showsInvisibleCharacters = false
  /// Does nothing here.
  open var showsControlCharacters = false
  /// Does nothing here.
  open var hyphenationFactor: Float = 0
}
