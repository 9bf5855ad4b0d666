import PlumbAppleFacts
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// A label's text with its lines and fonts.
  ///
  /// Nil for other views, and for a label with a single line in a single font.
  package func wrappingText(on platform: Platform) -> WrappingText? {
    guard kind == .label || kind == .textField else { return nil }
    return platform == .macOS ? desktopWrappingText : touchWrappingText(on: platform)
  }

  private func touchWrappingText(on platform: Platform) -> WrappingText? {
    guard kind == .label else { return nil }
    let label = LabelElement(varied)
    let lineLimit = max(label.numberOfLines ?? 1, 0)
    let font = varied.touchFont(standard: .system(17))
    let attributed = label.attributedText
    guard lineLimit != 1 || attributed != nil else { return nil }
    let runs = attributed.map { $0.textRuns(standard: font) } ?? [TextRun(text ?? "", font: font)]
    let breaking: WrappingText.Breaking
    switch LabelElement(varied).lineBreakMode {
    case _ where lineLimit == 1: breaking = .never
    case "characterWrap": breaking = .characters
    default: breaking = .words
    }
    return WrappingText(
      runs, breaking: breaking, truncation: touchTruncation, lineLimit: lineLimit, platform: platform)
  }

  /// The truncation of the last line of an iOS label.
  package var touchTruncation: WrappingText.Truncation {
    switch LabelElement(varied).lineBreakMode {
    case "headTruncation": .head
    case "middleTruncation": .middle
    case "clip", "characterWrap": .clip
    case "wordWrap": .words
    default: .tail
    }
  }

  /// The text of a macOS field without a border, if it may take several lines.
  ///
  /// It wraps if the cell's line break mode says so or is absent. In other modes it still shows the line ends
  /// of the text itself.
  private var desktopWrappingText: WrappingText? {
    guard let cell, cell.borderStyle == nil, kind == .textField else { return nil }
    let breaking: WrappingText.Breaking
    switch cell.lineBreakMode {
    case _ where cell.usesSingleLineMode == true: return nil
    case nil, "wordWrapping": breaking = .words
    case "charWrapping": breaking = .characters
    default: breaking = .never
    }
    let run = TextRun(cell.fieldText, font: cell.font?.font ?? .system(13))
    return WrappingText([run], breaking: breaking, truncation: desktopTruncation, platform: .macOS)
  }

  /// The truncation of a macOS text field's line that is too narrow for its text.
  package var desktopTruncation: WrappingText.Truncation {
    switch cell?.lineBreakMode {
    case "truncatingHead": .head
    case "truncatingMiddle": .middle
    case "truncatingTail": .tail
    case nil, "wordWrapping": .words
    default: .clip
    }
  }

  /// The width at which the document ends a label's lines, in points; nil where they end at the label's own
  /// width.
  var preferredTextWidth: Double? {
    LabelElement(varied).preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension CellElement {
  /// The text that the cell of a macOS text field shows: its placeholder while it has no text.
  ///
  /// Recorded labels without a text are as wide as their placeholders (n = 14).
  var fieldText: String {
    if let title, !title.isEmpty { return title }
    return placeholderString ?? ""
  }
}

extension AttributedStringElement {
  /// The fragments of an `<attributedString>` with their fonts and paragraph styles.
  ///
  /// - Parameter standard: The font of fragments that name none.
  fileprivate func textRuns(standard: Font) -> [TextRun] {
    fragments.map { fragment in
      TextRun(
        fragment.content ?? "", font: fragment.attributes?.font?.font ?? standard,
        spacing: fragment.attributes?.paragraphStyle?.spacing ?? LineSpacing())
    }
  }
}

extension ParagraphStyleElement {
  fileprivate var spacing: LineSpacing {
    LineSpacing(
      between: lineSpacing ?? 0, heightMultiple: lineHeightMultiple ?? 0,
      minimumHeight: minimumLineHeight ?? 0, maximumHeight: maximumLineHeight ?? 0,
      afterParagraph: paragraphSpacing ?? 0, indent: headIndent ?? 0)
  }
}
