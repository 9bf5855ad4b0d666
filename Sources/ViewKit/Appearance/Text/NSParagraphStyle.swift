public import CoreGraphics

/// How the lines of a paragraph are set; lengths in points.
///
/// No `NSObject`: Foundation off Apple's platforms stops where it compares attributed texts that have
/// different ones as the same attribute.
open class NSParagraphStyle: NSCopying, NSMutableCopying, Hashable, @unchecked Sendable {
  struct Settings: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
  }

  final var settings = Settings()

  public init() {}

  init(_ settings: Settings) { self.settings = settings }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Between two lines.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// Behind a paragraph that is not the last.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// In front of a paragraph that is not the first.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { settings.alignment }
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// 0 for no limit.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// What a line's own height is multiplied by; 0 for nothing.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(settings) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(settings) }

  open func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.settings == settings
  }

  open var hash: Int { settings.hashValue }

  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { settings.baseWritingDirection }
    set { settings.baseWritingDirection = newValue }
  }

  /// Takes over all settings of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
}
