public import Foundation

/// Has a say in how a layout manager sets lines.
///
/// What it need not answer is as the paragraphs say, as where AppKit's and UIKit's delegates leave a method out. Lines
/// around exclusion paths are set without it.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// What is free below a line that another follows, in points, in the place of its paragraph's line spacing.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// What is free above a paragraph that follows another, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// What is free below a paragraph that another follows, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Whether a line is to be where the three places, which it may change, say then.
  ///
  /// - Parameter baselineOffset: From the top of the line, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.lineSpacing ?? 0 }

  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }

  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacing ?? 0 }

  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
}

extension NSLayoutManager {
  func paragraphStyle(at character: Int) -> NSParagraphStyle? {
    guard let textStorage, (0..<textStorage.length).contains(character) else { return nil }
    return textStorage.attributes(at: character, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
  }

  /// Where a delegate has a line, and how far it has the next from it.
  func changes(
    of line: TextArrangement.Line, isLast: Bool, in container: NSTextContainer,
    by delegate: any NSLayoutManagerDelegate
  ) -> TextArrangement.Places {
    var places = TextArrangement.Places(
      rect: line.rect, used: line.used, baseline: line.baseline - line.rect.minY)
    let next = line.characters.location + line.characters.length
    if !isLast {
      let (last, style) = (max(next - 1, 0), paragraphStyle(at: max(next - 1, 0)))
      places.gap =
        delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: line.rect)
        - (style?.lineSpacing ?? 0)
      if endsParagraph(at: last) {
        places.gap +=
          delegate.layoutManager(
            self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: line.rect)
          - (style?.paragraphSpacing ?? 0)
          + delegate.layoutManager(
            self, paragraphSpacingBeforeGlyphAt: next, withProposedLineFragmentRect: line.rect)
          - (paragraphStyle(at: next)?.paragraphSpacingBefore ?? 0)
      }
    }
    var own = places
    let isOwn = delegate.layoutManager(
      self, shouldSetLineFragmentRect: &own.rect, lineFragmentUsedRect: &own.used,
      baselineOffset: &own.baseline, in: container, forGlyphRange: line.characters)
    return isOwn ? own : places
  }

  private func endsParagraph(at character: Int) -> Bool {
    guard let text = textStorage?.string as NSString?, character < text.length else { return false }
    return Unicode.Scalar(text.character(at: character)).map(CharacterSet.newlines.contains) ?? false
  }
}
