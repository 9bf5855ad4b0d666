import CoreGraphics
import Foundation
public import PlumbViewKit

// AppKit draws texts also without a context that is told about it.

extension NSAttributedString {
  /// Draws the text into the current context: with its baseline at the rectangle's origin, or in lines.
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = []) {
    draw(with: rect, options: options, context: nil)
  }
}

extension NSString {
  public typealias DrawingOptions = NSStringDrawingOptions

  /// Draws the text into the current context: with its baseline at the rectangle's origin, or in lines.
  public func draw(
    with rect: NSRect, options: DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil
  ) { draw(with: rect, options: options, attributes: attributes, context: nil) }
}

extension NSMutableAttributedString {
  /// Aligns the text in a range, and leaves all else of its paragraphs' styles.
  public func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    changeParagraphStyles(in: range) { $0.alignment = alignment }
  }

  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {
    changeParagraphStyles(in: range) { $0.baseWritingDirection = writingDirection }
  }

  /// Has the fonts in a range be bold or italic, or no longer so.
  public func applyFontTraits(_ traitMask: NSFontTraitMask, range: NSRange) {
    enumerateAttribute(.font, in: range, options: []) { value, part, _ in
      guard let font = value as? NSFont else { return }
      var traits = font.fontDescriptor.symbolicTraits
      if traitMask.contains(.boldFontMask) { traits.insert(.bold) }
      if traitMask.contains(.unboldFontMask) { traits.remove(.bold) }
      if traitMask.contains(.italicFontMask) { traits.insert(.italic) }
      if traitMask.contains(.unitalicFontMask) { traits.remove(.italic) }
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
      if let other = NSFont(descriptor: descriptor, size: font.pointSize) {
        addAttribute(.font, value: other, range: part)
      }
    }
  }

  private func changeParagraphStyles(in range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
    enumerateAttribute(.paragraphStyle, in: range, options: []) { value, part, _ in
      let style = NSMutableParagraphStyle()
      if let present = value as? NSParagraphStyle { style.setParagraphStyle(present) }
      change(style)
      addAttribute(.paragraphStyle, value: style, range: part)
    }
  }
}
