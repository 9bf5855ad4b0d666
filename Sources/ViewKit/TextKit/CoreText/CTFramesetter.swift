// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import PlumbTextMetrics

/// What is measured by Core Text: a text with its attributes.
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFIndex = Int

/// A part of a text, in UTF-16.
public struct CFRange: Equatable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
  public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Sets a text's lines into frames, which are as large here as the lines of a text view.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text.copy() as? NSAttributedString ?? text }

  /// The part of the text; one without length goes on to the end.
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let length = (text.string as NSString).length
    let start = min(max(range.location, 0), length)
    let end = range.length == 0 ? length : min(start + range.length, length)
    guard start > 0 || end < length else { return text }
    return text.attributedSubstring(from: NSRange(location: start, length: end - start))
  }

  /// The lines of a part that fit into a height.
  fileprivate func lines(_ range: CFRange, within size: CGSize) -> [TextArrangement.Line] {
    let part = part(range)
    let limited = CGSize(width: size.width < 1e7 ? size.width : 0, height: size.height)
    let arrangement = TextArrangement(part.setLines, in: limited, padding: 0) { part.alignment(at: $0) }
    return arrangement.lines.filter { size.height <= 0 || $0.rect.maxY <= size.height + 0.001 }
  }

  fileprivate func frame(_ range: CFRange, _ box: CGRect) -> CTFrame {
    let part = part(range)
    let lines = lines(range, within: box.size)
    return CTFrame(
      lines.map { line in
        CTLine(
          part.attributedSubstring(from: line.characters), start: range.location + line.characters.location)
      },
      origins: lines.map { CGPoint(x: $0.used.minX, y: box.height - $0.baseline) },
      range: CFRange(location: range.location, length: lines.last.map { NSMaxRange($0.characters) } ?? 0))
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// How large the lines are that fit into a width and height, in points.
///
/// - Parameters:
///   - frameAttributes: Without effect.
///   - constraints: `CGFloat.greatestFiniteMagnitude` for no limit (documentation of the function), and 0 of the height.
///   - fitRange: Is given what of the text fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let lines = framesetter.lines(stringRange, within: constraints)
  let end = lines.last.map { NSMaxRange($0.characters) } ?? 0
  fitRange?.pointee = CFRange(location: stringRange.location, length: end)
  return CGSize(width: lines.map(\.used.width).max() ?? 0, height: lines.last?.rect.maxY ?? 0)
}

/// The lines in the rectangle around a path; those of other shapes are as in a rectangle.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { framesetter.frame(stringRange, path.boundingBox) }

/// Lines where a framesetter has them.
public final class CTFrame {
  fileprivate let lines: [CTLine]
  fileprivate let origins: [CGPoint]
  fileprivate let range: CFRange

  fileprivate init(_ lines: [CTLine], origins: [CGPoint], range: CFRange) {
    (self.lines, self.origins, self.range) = (lines, origins, range)
  }
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Where lines begin on their baselines, from the lower left corner of the frame, y upwards.
///
/// - Parameter range: Of the lines; without length, those to the last.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let end = range.length == 0 ? frame.lines.count : min(range.location + range.length, frame.lines.count)
  for (place, line) in (range.location..<max(end, range.location)).enumerated() {
    origins[place] = frame.origins[line]
  }
}

/// Does nothing here.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {}

extension NSAttributedString {
  /// As a layout manager measures it.
  fileprivate var setLines: WrappingText { TextContent(self, standard: .measuringStandard).wrapping(.words) }

  fileprivate func alignment(at character: Int) -> NSTextAlignment {
    guard character < length else { return .natural }
    let style = attributes(at: character, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
    return style?.alignment ?? .natural
  }
}
