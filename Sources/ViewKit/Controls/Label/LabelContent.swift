import CoreGraphics

/// What a label shows, and how.
@MainActor
struct LabelContent {
  private enum Text {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  private var shown = Text.plain(nil)
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
    }
  }

  /// A font for the whole text (documentation of `UILabel.font`).
  mutating func setFont(_ font: UIFont) {
    self.font = font
    guard case .attributed(let text) = shown else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    shown = .attributed(changed)
  }

  func firstFont(of label: UILabel) -> UIFont {
    var first = font
    if let attributed, attributed.length > 0 {
      first = attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
    }
    return label.adjustsFontForContentSizeCategory ? first.adjusted(to: label.traitCollection) : first
  }

  func styledText(
    alignment: NSTextAlignment, color: UIColor?, in label: UILabel
  ) -> NSAttributedString? {
    if let attributed { return attributed }
    guard let string else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [.font: firstFont(of: label), .paragraphStyle: style]
    attributes[.foregroundColor] = color
    return NSAttributedString(string: string, attributes: attributes)
  }

  /// The text as it is measured, with fonts at the text size of the label's traits where it follows them.
  func measured(in label: UILabel) -> LabelText {
    guard label.adjustsFontForContentSizeCategory else {
      return LabelText(
        attributed == nil ? string : nil, attributed: attributed, font: font, lineBreakMode: lineBreakMode,
        numberOfLines: numberOfLines)
    }
    let traits = label.traitCollection
    return LabelText(
      attributed == nil ? string : nil, attributed: attributed?.adjusted(to: traits),
      font: font.adjusted(to: traits), lineBreakMode: lineBreakMode, numberOfLines: numberOfLines)
  }
}

extension NSAttributedString {
  /// Fonts of text styles at the text size of traits.
  fileprivate func adjusted(to traits: UITraitCollection) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    return changed
  }
}
