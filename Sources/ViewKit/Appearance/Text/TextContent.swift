import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbTextMetrics

/// A text with its fonts and line settings, as `TextMetrics` measures it.
struct TextContent: Hashable {
  private(set) var runs: [TextRun]
  /// What kerning adds to the width of each paragraph, in points.
  private(set) var kerning: [Double] = []
  /// The mode of the first paragraph style; nil where the text has none.
  private(set) var lineBreakMode: NSLineBreakMode?
  let isAttributed: Bool

  init(_ text: String, font: UIFont) {
    runs = [TextRun(font.face.measured(text), font: font.face.font)]
    isAttributed = false
  }

  /// - Parameter standard: The font of characters that have none.
  init(_ text: NSAttributedString, standard: UIFont) {
    self.init()
    let string = text.string as NSString
    for (attributes, range) in text.pieces() {
      append(string.substring(with: range), attributes: attributes, standard: standard)
    }
  }

  /// A text whose characters all have the same attributes.
  ///
  /// It is no `NSAttributedString` in between: those of Foundation on Linux leave memory behind.
  init(_ text: String, attributes: [NSAttributedString.Key: Any], standard: UIFont) {
    self.init()
    append(text, attributes: attributes, standard: standard)
  }

  private init() {
    runs = []
    isAttributed = true
    kerning = [0]
  }

  private mutating func append(
    _ piece: String, attributes: [NSAttributedString.Key: Any], standard: UIFont
  ) {
    let font = attributes[.font] as? UIFont ?? standard
    let face = font.face
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    if lineBreakMode == nil { lineBreakMode = style?.lineBreakMode }
    runs.append(
      TextRun(
        face.measured(piece), font: face.font, spacing: style.map(LineSpacing.init) ?? LineSpacing(),
        box: (attributes[.attachment] as? NSTextAttachment)?.box(lineHeight: font.lineHeight)))
    addKerning((attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0, to: piece)
  }

  private mutating func addKerning(_ kern: Double, to piece: String) {
    for character in piece {
      if character.isNewline {
        kerning.append(0)
      } else {
        kerning[kerning.count - 1] += kern
      }
    }
  }

  mutating func adjust(to settings: TextSettings) {
    for index in runs.indices { runs[index].font = settings.font(runs[index].font) }
  }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  var hasBoxes: Bool { runs.contains { $0.box != nil } }
  var firstFont: Font? { runs.first?.font }
  var lastFont: Font? { runs.last?.font }

  func wrapping(_ breaking: WrappingText.Breaking, lineLimit: Int = 0) -> WrappingText {
    WrappingText(runs, breaking: breaking, lineLimit: lineLimit, platform: .iOS)
  }

  /// Unrounded, in points. Spaces at the end of a text take room, as in a label.
  func size(within width: CGFloat?) -> CGSize {
    let breaking: WrappingText.Breaking =
      switch lineBreakMode {
      case .byCharWrapping: .characters
      case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .never
      case .byWordWrapping, nil: .words
      }
    let size = wrapping(breaking).size(within: width.map { Double($0) }, countingTrailingSpaces: true)
    return CGSize(width: size.width + (width == nil ? addedWidth : 0), height: size.height)
  }

  private var addedWidth: Double { kerning.max() ?? 0 }

  func boundingRect(with limits: CGSize, options: NSStringDrawingOptions) -> CGRect {
    var content = self
    if !options.contains(.usesFontLeading) {
      for index in content.runs.indices { content.runs[index].font.linePitch = nil }
    }
    guard options.contains(.usesLineFragmentOrigin) else {
      let size = content.wrapping(.never, lineLimit: 1).size(within: nil)
      let font = content.firstFont.map { UIFont(FontFace($0)) } ?? .measuringStandard
      return CGRect(x: 0, y: font.descender, width: size.width + addedWidth, height: size.height)
    }
    let isLimited = limits.width > 0 && limits.width < 1e7
    var size = content.size(within: isLimited ? limits.width : nil)
    if options.contains(.truncatesLastVisibleLine), limits.height > 0, let font = content.firstFont {
      let line = lineHeight(of: font, platform: .iOS)
      size.height = min(size.height, max((limits.height / line).rounded(.down), 1) * line)
    }
    return CGRect(origin: .zero, size: size)
  }
}

extension LineSpacing {
  init(_ style: NSParagraphStyle) {
    self.init(
      between: Double(style.lineSpacing), heightMultiple: Double(style.lineHeightMultiple),
      minimumHeight: Double(style.minimumLineHeight), maximumHeight: Double(style.maximumLineHeight),
      afterParagraph: Double(style.paragraphSpacing + style.paragraphSpacingBefore),
      firstIndent: Double(style.firstLineHeadIndent), indent: Double(style.headIndent),
      end: Double(style.tailIndent))
  }
}
