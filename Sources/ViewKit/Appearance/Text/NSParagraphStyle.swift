public import CoreGraphics

/// How the lines of a paragraph are set; lengths in points.
///
/// No `NSObject`: Foundation off Apple's platforms stops where it compares attributed texts that have
/// different ones as the same attribute.
open class NSParagraphStyle: NSCopying, NSMutableCopying, Hashable, CustomStringConvertible,
  @unchecked Sendable
{
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
    var textLists: [NSTextList] = []
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = NSTextTab.usual
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  final var settings = Settings()

  public init() {}

  /// As one that is new: none is read from an archive here.
  public required init?(coder: NSCoder) {}
  /// Does nothing here.
  open func encode(with coder: NSCoder) {}

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
  /// The lists that a paragraph is in, the outermost first. They take no room: indents do.
  open var textLists: [NSTextList] { settings.textLists }
  /// What is free before the first line.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// What is free before each other line.
  open var headIndent: CGFloat { settings.headIndent }
  /// Where lines end: from where they begin, or for 0 and less from where they would end.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// Does nothing here.
  open var hyphenationFactor: Float { settings.hyphenationFactor }
  /// Does nothing here.
  open var usesDefaultHyphenation: Bool { settings.usesDefaultHyphenation }
  /// Does nothing here.
  open var tabStops: [NSTextTab]! { settings.tabStops }
  /// Does nothing here.
  open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
  /// Does nothing here.
  open var allowsDefaultTighteningForTruncation: Bool { settings.allowsDefaultTighteningForTruncation }
  /// Does nothing here.
  open var lineBreakStrategy: LineBreakStrategy { settings.lineBreakStrategy }
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { String($0.prefix { $0 != "-" && $0 != "_" }) } ?? ""
    return ["ar", "fa", "he", "iw", "ps", "ur", "yi", "dv", "ug"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(settings) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(settings) }

  open func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.settings == settings
  }

  open var hash: Int { settings.hashValue }
  open var description: String { settings.text }

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
  open override var textLists: [NSTextList] {
    get { settings.textLists }
    set { settings.textLists = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { settings.baseWritingDirection }
    set { settings.baseWritingDirection = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }
  /// Does nothing here.
  open override var hyphenationFactor: Float {
    get { settings.hyphenationFactor }
    set { settings.hyphenationFactor = newValue }
  }
  /// Does nothing here.
  open override var usesDefaultHyphenation: Bool {
    get { settings.usesDefaultHyphenation }
    set { settings.usesDefaultHyphenation = newValue }
  }
  /// Does nothing here.
  open override var tabStops: [NSTextTab]! {
    get { settings.tabStops }
    set { settings.tabStops = newValue ?? [] }
  }
  /// Does nothing here.
  open override var defaultTabInterval: CGFloat {
    get { settings.defaultTabInterval }
    set { settings.defaultTabInterval = newValue }
  }
  /// Does nothing here.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { settings.allowsDefaultTighteningForTruncation }
    set { settings.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Does nothing here.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { settings.lineBreakStrategy }
    set { settings.lineBreakStrategy = newValue }
  }

  /// Takes over all settings of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
  open func addTabStop(_ anObject: NSTextTab) { settings.tabStops.append(anObject) }
  open func removeTabStop(_ anObject: NSTextTab) { settings.tabStops.removeAll { $0 == anObject } }
}
