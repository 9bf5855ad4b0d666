import CoreGraphics

/// What a label shows, and how.
struct LabelContent: Equatable {
  private enum Text: Equatable {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  private var shown = Text.plain(nil)
  /// Whether `font` stands for those of an attributed text.
  private var overridesFonts = false
  private(set) var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var numberOfLines = 1

  var string: String? {
    get {
      switch shown {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set { shown = .plain(newValue) }
  }

  /// Nil for plain text.
  var attributed: NSAttributedString? {
    get { if case .attributed(let text) = shown { text } else { nil } }
    set {
      guard let newValue else {
        shown = .plain(nil)
        return
      }
      shown = .attributed(NSAttributedString(attributedString: newValue))
      overridesFonts = false
    }
  }

  /// A font for the whole text (documentation of `UILabel.font`).
  mutating func setFont(_ font: UIFont) {
    self.font = font
    overridesFonts = attributed != nil
  }

  @MainActor func firstFont(of label: UILabel) -> UIFont {
    var first = font
    if let attributed, attributed.length > 0, !overridesFonts {
      first = attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
    }
    return label.adjustsFontForContentSizeCategory ? first.adjusted(to: label.traitCollection) : first
  }

  @MainActor func styledText(
    alignment: NSTextAlignment, color: UIColor?, in label: UILabel
  ) -> NSAttributedString? {
    if let attributed { return overridesFonts ? attributed.inOneFont(font) : attributed }
    guard let string else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [.font: firstFont(of: label), .paragraphStyle: style]
    attributes[.foregroundColor] = color
    return NSAttributedString(string: string, attributes: attributes)
  }

  /// The text as it is measured, with fonts at the text size of the label's traits where it follows them.
  @MainActor func measured(in label: UILabel) -> LabelText {
    let text = LabelText(
      attributed == nil ? string : nil, attributed: styledAttributed, font: font,
      lineBreakMode: lineBreakMode,
      numberOfLines: numberOfLines)
    return label.adjustsFontForContentSizeCategory ? text.adjusted(to: label.traitCollection) : text
  }

  private var styledAttributed: NSAttributedString? {
    overridesFonts ? attributed?.inOneFont(font) : attributed
  }
}

extension NSAttributedString {
  /// The text with the attributes of its first character, and in a font.
  fileprivate func inOneFont(_ font: UIFont) -> NSAttributedString {
    var attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    attributes[.font] = font
    return NSAttributedString(string: string, attributes: attributes)
  }
}
