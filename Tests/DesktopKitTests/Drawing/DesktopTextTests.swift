import Foundation
import PlumbDesktopKit
import Testing

/// Texts and fonts as AppKit has them, where UIKit has others or none.
@MainActor
@Suite struct DesktopTextTests {
  /// A style's other figures stay, and so does a style that other texts have.
  @Test func paragraphsAreAligned() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSMutableAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
    text.setAlignment(.right, range: NSRange(location: 4, length: 3))
    let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let second = try #require(
      text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle)
    #expect(first?.alignment == .natural && second.alignment == .right)
    #expect(second.lineSpacing == 4 && style.alignment == .natural)
    text.setBaseWritingDirection(.rightToLeft, range: NSRange(location: 0, length: 1))
    let turned = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(turned?.baseWritingDirection == .rightToLeft && turned?.lineSpacing == 4)
  }

  /// A descriptor is there in any case, and a font may not be.
  @Test func fontsOfDescriptors() throws {
    let font = NSFont.systemFont(ofSize: 13)
    let descriptor = font.fontDescriptor.withSymbolicTraits(.bold)
    let bold = NSFont(descriptor: descriptor, size: 0)!
    #expect(bold.pointSize == 13 && bold.fontDescriptor.symbolicTraits.contains(.bold))
    let larger = try #require(NSFont(descriptor: descriptor, size: 20))
    #expect(larger.pointSize == 20)
    let text = NSMutableAttributedString(string: "x", attributes: [.font: font])
    text.applyFontTraits(.boldFontMask, range: NSRange(location: 0, length: 1))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? NSFont == bold)
  }

  @Test func textsAreDrawnWithoutAContext() {
    let options: NSString.DrawingOptions = [.usesLineFragmentOrigin]
    NSAttributedString(string: "x").draw(with: .zero, options: options)
    ("x" as NSString).draw(with: .zero, options: options, attributes: nil)
    #expect(Bundle.main.image(forResource: NSImage.addTemplateName) != nil)
  }
}
