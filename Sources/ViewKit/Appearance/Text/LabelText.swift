import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbGeometry
internal import PlumbTextMetrics

/// What a label or another control shows: text, where its lines may end and how many are shown.
///
/// Sizes are rounded up to the screen's pixels, as those of alignment rectangles are.
struct LabelText: Hashable {
  private var content: TextContent
  private let breaking: WrappingText.Breaking
  private let numberOfLines: Int

  /// - Parameters:
  ///   - font: That of plain text, and of attributed characters that have none.
  ///   - lineBreakMode: That of text without a paragraph style.
  ///   - numberOfLines: How many are shown at most; 0 for all.
  init(
    _ text: String?, attributed: NSAttributedString? = nil, font: UIFont, lineBreakMode: NSLineBreakMode,
    numberOfLines: Int
  ) {
    content = attributed.map { TextContent($0, standard: font) } ?? TextContent(text ?? "", font: font)
    self.numberOfLines = max(numberOfLines, 0)
    let mode = content.lineBreakMode ?? lineBreakMode
    breaking = numberOfLines == 1 ? .never : mode == .byCharWrapping ? .characters : .words
  }

  var isEmpty: Bool { content.isEmpty }

  /// The text with fonts of text styles at the text size of traits.
  func adjusted(to traits: UITraitCollection) -> LabelText {
    var text = self
    text.content.adjust(to: TextSettings(category: UIContentSizeCategory.measured(traits)))
    return text
  }

  /// Whether the height depends on the width.
  var wraps: Bool { breaking != .never }

  private var text: WrappingText { content.wrapping(breaking, lineLimit: numberOfLines) }

  /// The size in points when a line may be `width` points wide; nil sets no limit.
  func size(within width: CGFloat? = nil, scale: CGFloat) -> CGSize {
    let pixels = PixelGrid(scale: max(Double(scale), 1))
    if breaking == .never, !content.isAttributed, let run = content.runs.first {
      let size = PlumbTextMetrics.size(
        ofSingleLine: run.text, font: run.font, scale: pixels.scale, platform: .iOS)
      return CGSize(
        width: min(size.width, width.map { pixels.ceil(Double($0)) } ?? .infinity), height: size.height)
    }
    let limit = width.map { Double($0) }
    let size = PlumbTextMetrics.size(of: text, within: limit, in: .current(scale: scale))
    guard limit == nil, let added = content.kerning.max(), added != 0 else {
      return CGSize(width: size.width, height: size.height)
    }
    let width = text.size(within: nil).width + added
    return CGSize(width: pixels.ceil(max(width, 0)), height: size.height)
  }

  /// How many lines there are when each may be `width` points wide.
  func numberOfLines(within width: CGFloat?) -> Int { text.lines(within: width.map { Double($0) }).count }

  /// The distance from a view's top to the first baseline, in points, where the lines are centred in its
  /// height.
  func firstBaseline(inHeight height: CGFloat, width: CGFloat?, scale: CGFloat) -> CGFloat {
    guard let font = content.firstFont else { return height }
    let lines = linesHeight(within: width, font: font)
    if content.hasBoxes, let first = text.lines(within: width.map { Double($0) }).lines.first {
      return place((Double(height) - lines) / 2 + first.baseline, scale: scale)
    }
    return place((Double(height) - lines) / 2 + LineMetrics(font, platform: .iOS).ascender, scale: scale)
  }

  /// The distance from a view's top to the last baseline, in points.
  func lastBaseline(inHeight height: CGFloat, width: CGFloat?, scale: CGFloat) -> CGFloat {
    guard let font = content.lastFont else { return height }
    let lines = linesHeight(within: width, font: font)
    if content.hasBoxes, let last = text.lines(within: width.map { Double($0) }).lines.last {
      return place((Double(height) - lines) / 2 + last.baseline, scale: scale)
    }
    return place((Double(height) + lines) / 2 - LineMetrics(font, platform: .iOS).descender, scale: scale)
  }

  private func linesHeight(within width: CGFloat?, font: Font) -> Double {
    if breaking == .never, !content.isAttributed { return lineHeight(of: font, platform: .iOS) }
    let lines = text.lines(within: width.map { Double($0) })
    return lines.count == 0 ? lineHeight(of: font, platform: .iOS) : lines.height
  }

  private func place(_ baseline: Double, scale: CGFloat) -> CGFloat {
    CGFloat(PixelGrid(scale: max(Double(scale), 1)).round(baseline))
  }
}

extension ControlContext {
  /// The controls of the simulated device's system.
  static func current(scale: CGFloat) -> ControlContext {
    let device = SimulatedDevice.current
    return ControlContext(
      platform: device.idiom == .tv ? .tvOS : .iOS, release: Release(ofSystem: device.systemVersion),
      scale: max(Double(scale), 1), hasHomeIndicator: device.safeAreaInsets.bottom > 0,
      hasCompactHeight: device.idiom == .phone && device.isLandscape,
      widthClass: device.traits.horizontalSizeClass == .regular ? .regular : .compact,
      family: device.idiom == .pad ? .pad : .phone)
  }
}
