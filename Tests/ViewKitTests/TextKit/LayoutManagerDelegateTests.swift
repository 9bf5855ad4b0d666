import CoreGraphics
import Testing
import UIKit

/// What delegates and pictures have a say in of lines.
@MainActor @Suite struct LayoutManagerDelegateTests {
  private final class Spacing: NSLayoutManagerDelegate {
    var asked: [Int] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append(glyphIndex)
      return 10
    }
  }

  private final class Heights: NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      // Places may be asked for meanwhile.
      _ = layoutManager.usedRect(for: textContainer)
      lineFragmentRect.pointee.size.height = 40
      lineFragmentUsedRect.pointee.size.height = 40
      baselineOffset.pointee = 30
      return true
    }
  }

  private final class Wide: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      let padding = MainActor.assumeIsolated { textContainer?.lineFragmentPadding ?? 0 }
      return CGRect(x: 0, y: 0, width: lineFrag.width - 2 * padding, height: lineFrag.width / 4)
    }
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 20)
    view.text = text
    return view
  }

  @Test func spacingIsBetweenLines() {
    let (view, delegate) = (view("One\nTwo\nThree"), Spacing())
    let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.layoutManager.delegate = delegate
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - before - 20) < 0.5)
    #expect(Set(delegate.asked) == [3, 7])
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    let second = view.layoutManager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
    #expect(abs(second.minY - height - 10) < 0.01 && abs(second.height - height - 10) < 0.01)
    view.layoutManager.delegate = nil
    #expect(view.intrinsicContentSize.height == before)
  }

  /// The paragraph's own spacing is what the delegate's stands in the place of.
  @Test func itTakesThePlaceOfTheParagraphs() {
    let (view, delegate) = (view(""), Spacing())
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    view.attributedText = NSAttributedString(
      string: "One\nTwo", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.layoutManager.delegate = delegate
    withExtendedLifetime(delegate) {
      #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - before) < 0.5)
    }
  }

  @Test func linesAreWhereTheDelegateHasThem() {
    let (view, delegate) = (view("One\nTwo"), Heights())
    view.layoutManager.delegate = delegate
    withExtendedLifetime(delegate) {
      #expect(view.layoutManager.usedRect(for: view.textContainer).height == 80)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 96)
      #expect(view.layoutManager.location(forGlyphAt: 4).y == 30)
      #expect(view.layoutManager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 40)
    }
  }

  /// A picture of a class of one's own may be as wide as what the view has for it.
  @Test func picturesAreOfferedTheLine() {
    let view = view("")
    view.attributedText = NSAttributedString(attachment: Wide())
    for width in [200.0, 300] {
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(height >= width / 4 + 16 && height < width / 4 + 16 + 12)
    }
    let container = view.textContainer
    #expect(abs(view.layoutManager.usedRect(for: container).width - 200) < 0.01)
  }
}
