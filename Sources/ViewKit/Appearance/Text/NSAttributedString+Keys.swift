public import CoreGraphics

/// The attributes that UIKit gives to text. Sizes follow fonts, paragraph styles and, on one line, kerning.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// What each character is wider by, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSAttributedString {
  /// What a text looks like that is pressed into paper. Does nothing here.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSAttributedString.Key {
  public static var textItemTag: NSAttributedString.Key { .init("UITextItemTag") }
  public static var verticalGlyphForm: NSAttributedString.Key { .init("NSVerticalGlyphForm") }
}

/// Which way a piece of a text is written in another one.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
