import CoreGraphics
import Testing
import UIKit

/// What code asks of a text view's layout manager.
@MainActor @Suite struct LayoutManagerTests {
  @Test func theUsedRectangleIsThatOfTheLines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.text = "One"
    let manager = view.layoutManager
    let one = manager.usedRect(for: view.textContainer)
    view.text = "One\nTwo\nThree"
    let three = manager.usedRect(for: view.textContainer)
    #expect(view.layoutManager === manager && manager.textContainers == [view.textContainer])
    #expect(one.height > 20 && abs(three.height - 3 * one.height) < 2)
    #expect(three.height + 16 == view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height)
    #expect(manager.numberOfGlyphs == 13)
    let range = manager.glyphRange(for: view.textContainer)
    #expect(range == NSRange(location: 0, length: 13))
    #expect(manager.boundingRect(forGlyphRange: range, in: view.textContainer) == three)
    #expect(manager.textStorage?.string == "One\nTwo\nThree" && view.textStorage.length == 13)
  }

  @Test func itOutlivesItsView() {
    let manager = UITextView().layoutManager
    #expect(manager.numberOfGlyphs == 0 && manager.textContainers.isEmpty)
    #expect(manager.usedRect(for: NSTextContainer(size: .zero)) == .zero)
  }
}
