public import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbTextMetrics

/// A font by family, size and weight; figures come from tables, not from fonts of the machine.
///
/// Those of San Francisco, Helvetica Neue, Helvetica, Arial, Menlo and Courier are built in. A font of any
/// other name is measured as San Francisco, as an estimate, and the log says so, once a family.
///
/// No `NSObject`: Foundation off Apple's platforms stops where it compares attributed texts that have
/// different ones as the same attribute.
open class UIFont: NSCopying, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  AssociatedObjectOwner, @unchecked Sendable
{
  let face: FontFace
  final var associatedObjects = AssociatedObjects()

  init(_ face: FontFace) { self.face = face }

  /// A font of no size, which stands where sources say which one later.
  public convenience init() { self.init(FontFace(.system(0, weight: .regular))) }

  /// The font of a PostScript name, such as `HelveticaNeue-Light`; nil without a name.
  ///
  /// Off a device, nobody can tell which fonts an app brings along: every name is taken for that of a font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontFace(Font(postScriptName: fontName, size: Double(fontSize))))
    EstimatedFonts.note(face)
  }

  /// AppKit's gives none where there is no such font, and stands in front of this one.
  ///
  /// - Parameter pointSize: 0 for the descriptor's size.
  @_disfavoredOverload
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(describedBy: descriptor, pointSize)
  }

  package convenience init(describedBy descriptor: UIFontDescriptor, _ pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0, Double(pointSize) != face.font.size { face.font = face.font.resized(Double(pointSize)) }
    self.init(face)
    EstimatedFonts.note(face)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(.system(Double(fontSize), weight: weight.onOpenTypeScale)))
  }

  /// A font of another width is measured as one of the standard width, as an estimate.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// San Francisco's semibold, which is what iOS takes for bold here; `systemFont(ofSize:weight:)` has bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontFace(Font(family: .italicSystem, size: Double(fontSize))))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(Font(family: .monospaced, size: Double(fontSize), weight: weight.onOpenTypeScale)))
  }

  /// San Francisco with digits of the same width: that of its zero.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(.system(Double(fontSize), weight: weight.onOpenTypeScale), hasTabularDigits: true))
  }

  /// The font of a text style at the text size of the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of traits; nil stands for the current ones.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      FontFace(.textStyle(style.measured, category: UIContentSizeCategory.measured(traitCollection))))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.font = face.font.resized(Double(fontSize))
    return UIFont(face)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open var fontName: String { face.fontName }
  open var familyName: String { face.familyName }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }

  open var pointSize: CGFloat { CGFloat(face.font.size) }
  /// From the baseline up to a line's top, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// From the baseline to a line's bottom, in points; negative, since it lies below.
  open var descender: CGFloat { CGFloat(-metrics.descender) }
  /// What lines stand apart beside their height, in points.
  open var leading: CGFloat { CGFloat(metrics.leading) }
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  open var capHeight: CGFloat { CGFloat(face.letterHeights.capital * face.font.size) }
  open var xHeight: CGFloat { CGFloat(face.letterHeights.small * face.font.size) }

  private var metrics: LineMetrics { LineMetrics(face.font, platform: .iOS) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }

  open var hash: Int { face.hashValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Such as `font-family: ".SFUI-Regular"; font-weight: normal; font-style: normal; font-size: 17.00pt`.
  open var debugDescription: String { description }

  open var description: String {
    "font-family: \"\(fontName)\"; font-weight: \(face.isBold ? "bold" : "normal"); "
      + "font-style: \(face.isItalic ? "italic" : "normal"); "
      + String(format: "font-size: %.2fpt", Double(pointSize))
  }
}

extension Font {
  /// The same cut at another size, which is no longer that of a text style.
  func resized(_ size: Double) -> Font {
    Font(family: family, size: size, weight: weight, generation: generation)
  }
}
