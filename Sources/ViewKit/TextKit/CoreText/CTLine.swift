// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import PlumbTextMetrics

/// A text on one line.
public final class CTLine {
  fileprivate let text: NSAttributedString
  /// Where the line begins in the text that it is of, in UTF-16.
  fileprivate let start: Int

  init(_ text: NSAttributedString, start: Int) { (self.text, self.start) = (text, start) }

  fileprivate var length: Int { (text.string as NSString).length }

  /// In points, with the spaces at the end.
  fileprivate var width: CGFloat { content(text).size(within: nil).width }

  private func content(_ text: NSAttributedString) -> TextContent {
    TextContent(text, standard: .measuringStandard)
  }

  /// Of the characters before a place.
  fileprivate func width(before place: Int) -> CGFloat {
    guard place > 0 else { return 0 }
    guard place < length else { return width }
    return content(text.attributedSubstring(from: NSRange(location: 0, length: place))).size(within: nil)
      .width
  }

  /// The greatest of the fonts on the line.
  fileprivate func greatest(_ measure: (UIFont) -> CGFloat) -> CGFloat {
    text.pieces().map { measure($0.attributes[.font] as? UIFont ?? .measuringStandard) }.max() ?? 0
  }

  /// What is left where only so many characters stay at the beginning or at the end.
  fileprivate func part(_ range: Range<Int>) -> NSAttributedString {
    text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, start: 0)
}

/// How wide a line is, in points, and by how much its fonts reach above and below the baseline.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.greatest(\.ascender)
  descent?.pointee = line.greatest { -$0.descender }
  leading?.pointee = line.greatest(\.leading)
  return Double(line.width)
}

/// From the line's beginning on its baseline, y upwards; as high as the fonts are, whatever is asked for.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let descent = line.greatest { -$0.descender }
  return CGRect(x: 0, y: -descent, width: line.width, height: line.greatest(\.ascender) + descent)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.length)
}
/// One for each UTF-16 code unit: no glyphs are made here.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.length }

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let kept = line.text.string.reversed().drop { $0.isWhitespace }.count
  let end = String(line.text.string.prefix(kept)).utf16.count
  return Double(line.width - line.width(before: end))
}

/// Where a character begins, from the line's beginning.
///
/// - Parameter secondaryOffset: Is given the same.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.width(before: charIndex - line.start)
  secondaryOffset?.pointee = offset
  return offset
}

/// The place between characters that is nearest.
///
/// - Complexity: Quadratic in the length of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  var places = [0]
  for character in line.text.string { places.append((places.last ?? 0) + String(character).utf16.count) }
  let distances = places.map { abs(line.width(before: $0) - position.x) }
  let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
  return line.start + places[nearest]
}

/// As much of a line as fits into a width beside a token; nil where not even that has room.
///
/// - Complexity: Quadratic in the length of the line.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.width) > width else { return line }
  let room = width - Double(truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  let length = line.length
  for kept in stride(from: length - 1, through: 0, by: -1) {
    let (head, tail) =
      switch truncationType {
      case .start: (0, kept)
      case .end: (kept, 0)
      case .middle: ((kept + 1) / 2, kept / 2)
      }
    let text = NSMutableAttributedString(attributedString: line.part(0..<head))
    let (front, back) = (CTLine(text, start: 0), CTLine(line.part(length - tail..<length), start: 0))
    guard Double(front.width + back.width) <= room else { continue }
    if let truncationToken { text.append(truncationToken.text) }
    text.append(back.text)
    return CTLine(text, start: line.start)
  }
  return nil
}

/// Does nothing here.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}

/// Where an ellipsis stands in a line that is too long.
public enum CTLineTruncationType: UInt32, Sendable {
  case start, end, middle
}

/// What counts as a line's rectangle.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
