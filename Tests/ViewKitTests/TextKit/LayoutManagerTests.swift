import CoreGraphics
import Testing
import UIKit

/// What code asks of a text view's layout manager.
@MainActor @Suite struct LayoutManagerTests {
  /// Layout managers do not keep their texts.
  private final class Texts {
    var all: [NSTextStorage] = []
  }
  private let kept = Texts()

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
    let fitting = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
    #expect(three.height + 16 <= fitting.height && three.height + 16.5 > fitting.height)
    #expect(manager.numberOfGlyphs == 13)
    let range = manager.glyphRange(for: view.textContainer)
    #expect(range == NSRange(location: 0, length: 13))
    let glyphs = manager.boundingRect(forGlyphRange: range, in: view.textContainer)
    #expect(abs(glyphs.minX - 5) < 1e-9 && abs(glyphs.width - (three.width - 10)) < 1e-9)
    #expect(glyphs.height == three.height)
    #expect(manager.textStorage?.string == "One\nTwo\nThree" && view.textStorage.length == 13)
  }

  @Test func itOutlivesItsView() {
    let manager = UITextView().layoutManager
    #expect(manager.numberOfGlyphs == 0 && manager.textStorage == nil)
    #expect(manager.usedRect(for: NSTextContainer(size: .zero)) == .zero)
  }

  /// A text, its manager and a container of 10 points on either side of what is 100 wide.
  private func stack(_ text: NSAttributedString, width: CGFloat = 100) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    kept.all.append(storage)
    return (storage, manager, container)
  }

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString
  {
    NSAttributedString(
      string: string, attributes: [.font: UIFont.systemFont(ofSize: 20)].merging(attributes) { $1 })
  }

  @Test func linesHaveTheirCharactersAndRectangles() {
    let (storage, manager, container) = stack(text("Anna goes to town\nBerta"))
    var lines: [String] = []
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, of, range, _ in
      lines.append((storage.string as NSString).substring(with: range))
      tops.append(rect.minY)
      #expect(rect.width == 100 && used.width < 100 && used.minY == rect.minY && of === container)
    }
    #expect(lines == ["Anna goes ", "to town\n", "Berta"])
    let height = UIFont.systemFont(ofSize: 20).lineHeight
    #expect(zip(tops, 0...).allSatisfy { abs($0 - CGFloat($1) * height) < 0.01 })
    #expect(abs(manager.usedRect(for: container).height - 3 * height) < 0.01)
    var range = NSRange()
    #expect(abs(manager.lineFragmentRect(forGlyphAt: 12, effectiveRange: &range).minY - height) < 0.01)
    #expect(range == NSRange(location: 10, length: 8))
  }

  /// What a link in a label is found with.
  @Test func aPointHasItsCharacter() {
    let (_, manager, container) = stack(text("Anna goes to town"))
    for index in [0, 3, 7, 10, 16] {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      var fraction: CGFloat = 0
      let found = manager.characterIndex(
        for: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index && abs(fraction - 0.25) < 0.001)
      #expect(abs(manager.location(forGlyphAt: index).x - rect.minX) < 0.001)
    }
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container) == 16)
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: container) == 0)
    let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: container)
    #expect(
      abs(
        first.width - ("Anna" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width)
        < 0.01)
  }

  @Test func linesStandAsTheirParagraphsSay() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let (_, manager, _) = stack(text("Anna", [.paragraphStyle: style]))
    let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(abs(used.maxX - 100) < 0.001 && used.minX > 40)
    #expect(manager.location(forGlyphAt: 0).x == used.minX)
  }

  @Test func alreadyTheBreakAtTheEndBeginsALine() {
    let (storage, manager, container) = stack(text("Anna"))
    let one = manager.usedRect(for: container).height
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(text("\n"))
    #expect(manager.extraLineFragmentRect.minY == one && manager.usedRect(for: container).height == 2 * one)
    container.maximumNumberOfLines = 1
    #expect(manager.usedRect(for: container).height == one)
  }

  /// What a container has no line for is not laid out, unless its last line ends in an ellipsis for it.
  @Test func whatIsOnNoLineIsOutsideTheContainer() {
    let (storage, manager, container) = stack(text("Anna Berta Carla Doris Emma"), width: 60)
    let all = manager.glyphRange(for: container)
    #expect(all == NSRange(location: 0, length: storage.length))
    var first = NSRange()
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &first)
    #expect(first.length < all.length)
    container.maximumNumberOfLines = 1
    #expect(manager.glyphRange(for: container) == first)
    #expect(manager.usedRect(for: container).height == line.height)
    container.lineBreakMode = .byTruncatingTail
    #expect(manager.glyphRange(for: container) == all)
  }

  @Test func pairsOfUTF16AreOneCharacter() {
    let (_, manager, container) = stack(text("a😀b"), width: 300)
    let (emoji, b) = (NSRange(location: 1, length: 2), NSRange(location: 3, length: 1))
    let (wide, last) = (
      manager.boundingRect(forGlyphRange: emoji, in: container),
      manager.boundingRect(forGlyphRange: b, in: container)
    )
    #expect(wide.width > 15 && wide.maxX == last.minX)
    #expect(manager.glyphIndex(for: CGPoint(x: last.midX, y: 5), in: container) == 3)
  }
}
