import CoreGraphics
import Testing
import UIKit

@Suite struct AspectTests {
  @Test func theLargestRectangleIsInTheMiddle() {
    let frame = CGRect(x: 10, y: 20, width: 300, height: 200)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: frame)
        == CGRect(x: 60, y: 20, width: 200, height: 200))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 600, height: 100), insideRect: frame)
        == CGRect(x: 10, y: 95, width: 300, height: 50))
  }

  /// `String(describing:)` of a paragraph style goes into texts that are compared.
  @Test func paragraphStylesSayWhatTheyAre() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 2.5
    style.lineBreakMode = .byTruncatingTail
    let text = "\(style)"
    #expect(text.hasPrefix("Alignment Center, LineSpacing 2.5, ParagraphSpacing 0, "))
    #expect(text.contains("LineHeight 0/0, LineHeightMultiple 0, LineBreakMode TruncatingTail"))
  }
}
