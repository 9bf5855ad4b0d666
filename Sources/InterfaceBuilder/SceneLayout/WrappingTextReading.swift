import PlumbAppleFacts
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// What a label says, as a text of lines and fonts; nil for other views, and for a label that a single line
  /// in a single font describes.
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

  /// What a label of iOS shows on its last line.
  package var touchTruncation: WrappingText.Truncation {
    switch LabelElement(varied).lineBreakMode {
    case "headTruncation": .head
    case "middleTruncation": .middle
    case "clip", "characterWrap": .clip
    case "wordWrap": .words
    default: .tail
    }
  }

  /// A text field without a border wraps if its cell's mode says so, which is what an absent mode does; in
  /// other modes it still shows the lines that the text itself is made of.
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

  /// What a text field of macOS shows on a line that does not hold its text.
  package var desktopTruncation: WrappingText.Truncation {
    switch cell?.lineBreakMode {
    case "truncatingHead": .head
    case "truncatingMiddle": .middle
    case "truncatingTail": .tail
    case nil, "wordWrapping": .words
    default: .clip
    }
  }

  /// The width at which a label's lines end whatever its own width, as the document gives it; nil where they
  /// end at the label's width.
  var preferredTextWidth: Double? {
    LabelElement(varied).preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension CellElement {
  /// What the cell of a macOS text field shows: its placeholder as long as it has no text. Recorded labels
  /// without a text are as wide as their placeholders (n = 14).
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
      afterParagraph: paragraphSpacing ?? 0)
  }
}
