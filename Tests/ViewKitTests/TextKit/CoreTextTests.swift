import CoreGraphics
import Foundation
import Testing
import UIKit

/// Core Text measures as the rest does.
@Suite struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }
  private let unlimited = CGFloat.greatestFiniteMagnitude

  @Test func aFramesSizeIsThatOfItsLines() {
    let framesetter = CTFramesetterCreateWithAttributedString(text("Anna goes to town"))
    var fit = CFRange()
    let whole = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(0, 0), nil, CGSize(width: unlimited, height: unlimited), &fit)
    #expect(abs(whole.height - font.lineHeight) < 0.01 && fit == CFRangeMake(0, 17))
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: unlimited), nil)
    #expect(narrow.width <= 100 && abs(narrow.height - 2 * font.lineHeight) < 0.01)
    let low = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 30), &fit)
    #expect(abs(low.height - font.lineHeight) < 0.01 && fit.length == 10)
    let part = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(5, 4), nil, CGSize(width: unlimited, height: unlimited), nil)
    #expect(part.width < whole.width / 2)
  }

  @Test func linesStandFromTheBottomUp() {
    let framesetter = CTFramesetterCreateWithAttributedString(text("Anna goes to town"))
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 100, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(lines.map { CTLineGetStringRange($0).location } == [0, 10])
    #expect(origins.count == 2 && origins[0].y < 100)
    #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.01)
    #expect(CTFrameGetVisibleStringRange(frame).length == 17)
  }

  @Test func aLineKnowsItsCharacters() throws {
    let line = CTLineCreateWithAttributedString(text("Anna goes "))
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(ascent == CTFontGetAscent(font) && descent == CTFontGetDescent(font))
    #expect(CTLineGetTrailingWhitespaceWidth(line) > 0)
    let offset = CTLineGetOffsetForStringIndex(line, 5, nil)
    #expect(offset > 0 && Double(offset) < width)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 1, y: 0)) == 5)
    let token = CTLineCreateWithAttributedString(text("…"))
    let cut = try #require(CTLineCreateTruncatedLine(line, width * 0.6, .end, token))
    #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= width * 0.6)
    #expect(CTLineGetGlyphCount(cut) < 10 && CTLineGetGlyphCount(cut) > 2)
    #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
  }
}
