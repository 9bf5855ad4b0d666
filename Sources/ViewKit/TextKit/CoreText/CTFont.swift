// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// On Apple's platforms the two stand for each other.
public typealias CTFont = UIFont

/// A font of a name; the system's where there is none.
///
/// - Parameters:
///   - size: In points; 0 for 12.
///   - matrix: Without effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// - Parameters:
///   - size: In points; 0 for the font's own.
///   - matrix: Does nothing.
///   - attributes: What the font is to have besides, its size excepted.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: UIFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  guard let attributes else { return font.withSize(size) }
  return UIFont(
    descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Below the baseline, in points, not less than 0.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
