import CoreGraphics
package import PlumbTextMetrics

/// Sets a text's lines in a container. Glyphs are characters here: fonts have no ligatures.
///
/// Only the first container has lines: what does not fit its height is not continued in the next.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The areas that lines are set in.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Not kept alive: the text keeps its layout managers.
  open weak var textStorage: NSTextStorage?
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { changedByOthers() } }
  /// How a text is measured: as on a phone, unless somebody says otherwise.
  package var measure: (NSAttributedString) -> WrappingText = {
    TextContent($0, standard: .measuringStandard).wrapping(.words)
  }
  private var known: (size: CGSize, padding: CGFloat, arrangement: TextArrangement)?

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    known = nil
  }
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    known = nil
  }

  /// The text or its container is another one.
  func textChanged() { known = nil }

  /// What is no part of the text has changed, and the view is to follow.
  private func changedByOthers() {
    textChanged()
    for container in textContainers { container.textView?.textChanged() }
  }

  /// Learns of a change that a text has made, outside of its `beginEditing()` and `endEditing()`.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { textChanged() }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let last = arrangement(in: container)?.lines.last?.characters
    return NSRange(location: 0, length: last.map { $0.location + $0.length } ?? 0)
  }
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange
  {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Rectangles, from the container's corner, in points

  /// The rectangle that the lines take.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let arrangement = arrangement(in: container), !arrangement.lines.isEmpty else {
      return extraLineFragmentUsedRect
    }
    return hasExtraLine ? arrangement.used.union(extraLineFragmentUsedRect) : arrangement.used
  }

  /// What the glyphs of a range take: of one line their part of it, of more the lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    enclosingRects(glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// The rectangle of a glyph's line, as wide as the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(of: glyphIndex, effectiveRange)?.rect ?? .zero
  }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The rectangle of what is on a glyph's line, with the padding at either side.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(of: glyphIndex, effectiveRange)?.used ?? .zero
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Where a glyph stands on its baseline, from the corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(of: glyphIndex, nil), let arrangement = firstArrangement else { return .zero }
    let edges = arrangement.edges(of: line)
    let x = edges.last { $0.character < glyphIndex }?.x ?? arrangement.start(of: line)
    return CGPoint(x: x - line.rect.minX, y: line.baseline - line.rect.minY)
  }

  /// The line that begins behind a line break at the text's end; zero without one.
  open var extraLineFragmentRect: CGRect { extraLine.map(\.rect) ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine.map(\.used) ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { hasExtraLine ? textContainers.first : nil }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let arrangement = arrangement(in: container) else { return }
    var stop = ObjCBool(false)
    for line in arrangement.lines where line.characters.meets(glyphRange) && !stop.boolValue {
      block(line.rect, line.used, container, line.characters, &stop)
    }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in enclosingRects(glyphRange, in: textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  /// How high a line is that has one font, in points.
  open func defaultLineHeight(for theFont: UIFont) -> CGFloat {
    CGFloat(measure(NSAttributedString(string: " ", attributes: [.font: theFont])).lines(within: nil).height)
  }

  // MARK: Places

  /// The glyph at a point; the nearest where there is none.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    place(of: point, in: container).index
  }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = place(of: point, in: container)
    partialFraction?.pointee = place.fraction
    return place.index
  }
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    place(of: point, in: container).fraction
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Layout

  // Lines are set when they are asked for.
  /// Does nothing here.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing here.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing here.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing here.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
  /// Does nothing here.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    if delegate == nil { textChanged() } else { changedByOthers() }
  }
  /// Does nothing here.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {}
  /// Does nothing here.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing here.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing here: texts are drawn by whoever shows them.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Does nothing here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Does nothing here.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {}
  /// Does nothing here.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Does nothing here.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Does nothing here.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
  ) {}
  /// Does nothing here: lines are where the text has them, or the delegate.
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
  /// Does nothing here.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {}
  /// Does nothing here.
  open var usesFontLeading = true
  /// Does nothing here.
  open var allowsNonContiguousLayout = false
  /// Does nothing here: every text is laid out whole.
  open var limitsLayoutForSuspiciousContents = false
  /// Does nothing here.
  open var showsInvisibleCharacters = false
  /// Does nothing here.
  open var showsControlCharacters = false
  /// Does nothing here.
  open var hyphenationFactor: Float = 0

  var firstArrangement: TextArrangement? { textContainers.first.flatMap { arrangement(in: $0) } }

  /// The lines in the first container; nil for others.
  func arrangement(in container: NSTextContainer) -> TextArrangement? {
    guard let textStorage, container === textContainers.first else { return nil }
    let (size, padding) = (container.size, container.lineFragmentPadding)
    if let known, known.size == size, known.padding == padding { return known.arrangement }
    let isLimited = size.width > 0 && size.width < 1e7
    let place = AttachmentPlace(container: container, width: isLimited ? size.width : 1e7)
    var text = AttachmentPlace.$current.withValue(place) { measure(textStorage) }
    // Lines that are cut off end with all that is left; those that wrap leave it out.
    let limit = container.maximumNumberOfLines
    let isWrapped = [.byWordWrapping, .byCharWrapping].contains(container.lineBreakMode)
    text.lineLimit = isWrapped ? 0 : limit
    if container.lineBreakMode == .byCharWrapping { text.breaking = .characters }
    let natural = container.textView?.textAlignment ?? .natural
    let alignment: (Int) -> NSTextAlignment = { character in
      guard character < textStorage.length else { return natural }
      let style = textStorage.attributes(at: character, effectiveRange: nil)[.paragraphStyle]
      return (style as? NSParagraphStyle)?.alignment ?? natural
    }
    let exclusions = TextExclusions(paths: container.exclusionPaths, width: size.width)
    let isAround = !exclusions.paths.isEmpty && isLimited
    let arrangement =
      isAround
      ? TextArrangement(
        text, around: exclusions, padding: padding, limit: limit, alignment: alignment)
      : TextArrangement(
        text, in: size, padding: padding, limit: isWrapped ? limit : 0, alignment: alignment)
    known = (size, padding, arrangement)
    guard let delegate, !isAround else { return arrangement }
    // One that asks for places while it is asked gets those of the lines as they would be.
    let changed = arrangement.changed { line, isLast in
      changes(of: line, isLast: isLast, in: container, by: delegate)
    }
    known = (size, padding, changed)
    return changed
  }
}

extension NSLayoutManager {
  /// What a glyph is for. No glyph is made here: characters are measured.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let null = GlyphProperty(rawValue: 1)
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    public static let elastic = GlyphProperty(rawValue: 4)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  /// What becomes of a character that is not shown.
  public struct ControlCharacterAction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    public static let whitespace = ControlCharacterAction(rawValue: 2)
    public static let horizontalTab = ControlCharacterAction(rawValue: 4)
    public static let lineBreak = ControlCharacterAction(rawValue: 8)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
    public static let containerBreak = ControlCharacterAction(rawValue: 32)
  }

  /// Does nothing here: lines are of characters.
  public func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {}
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { [] }
}
