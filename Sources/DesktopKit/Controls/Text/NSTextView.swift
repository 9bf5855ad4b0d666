import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

/// A text of any length that may be edited, usually inside a scroll view.
///
/// It has no size of its own for constraints. One that resizes vertically gives its frame the height of its text, and no less
/// than its least size.
@preconcurrency @MainActor
open class NSTextView: NSText {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    begin()
  }

  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
    if let container { textContainer = container }
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    font = .systemFont(ofSize: 12)
    storage.changed = { [unowned self] in textChanged() }
    manager.measure = { WrappingText($0.measuredRuns(standard: .measuringStandard), platform: .macOS) }
    storage.addLayoutManager(manager)
    takeContainer()
  }

  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  open var textStorage: NSTextStorage? { storage }
  /// Sets the view's lines.
  open var layoutManager: NSLayoutManager? { manager }
  open var textContainer: NSTextContainer? = NSTextContainer(size: NSSize(width: 0, height: 1e7)) {
    didSet { takeContainer() }
  }
  /// Around the text's area, in points: at either side, and above and below.
  open var textContainerInset = NSSize.zero { didSet { textChanged() } }
  open var textContainerOrigin: NSPoint {
    NSPoint(x: textContainerInset.width, y: textContainerInset.height)
  }
  open weak var delegate: (any NSTextViewDelegate)?
  open var defaultParagraphStyle: NSParagraphStyle?
  /// Does nothing here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Does nothing here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  /// Does nothing here.
  open var insertionPointColor: NSColor? = .black
  /// Does nothing here.
  open var allowsUndo = false
  /// Does nothing here.
  open var usesFindBar = false
  /// Does nothing here.
  open var isIncrementalSearchingEnabled = false
  /// Does nothing here.
  open var usesFindPanel = false
  /// Does nothing here.
  open var usesInspectorBar = false
  /// Does nothing here.
  open var smartInsertDeleteEnabled = true
  /// Does nothing here.
  open var isAutomaticTextCompletionEnabled = true
  /// Does nothing here.
  open var enabledTextCheckingTypes: UInt64 = 0
  /// Does nothing here.
  open var displaysLinkToolTips = true
  /// Does nothing here.
  open var usesAdaptiveColorMappingForDarkAppearance = false
  /// Does nothing here.
  open var acceptsGlyphInfo = false
  /// Does nothing here.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Does nothing here.
  open var markedTextAttributes: [NSAttributedString.Key: Any]?
  /// Does nothing here.
  open func performFindPanelAction(_ sender: Any?) {}
  /// Does nothing here.
  open func toggleContinuousSpellChecking(_ sender: Any?) {}
  open func invalidateTextContainerOrigin() {}
  open func drawBackground(in rect: NSRect) {}
  open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
  /// Does nothing here.
  open func showFindIndicator(for charRange: NSRange) {}
  /// Does nothing here.
  open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {}
  open func setTextColor(_ color: NSColor?, range: NSRange) {
    textStorage?.addAttribute(.foregroundColor, value: color as Any, range: range)
  }
  open func setFont(_ font: NSFont, range: NSRange) {
    textStorage?.addAttribute(.font, value: font, range: range)
  }
  open func pasteAsPlainText(_ sender: Any?) { paste(sender) }
  /// Does nothing here.
  open var usesRuler = false
  /// Does nothing here.
  open var isRulerVisible = false
  /// Does nothing here.
  open var isAutomaticQuoteSubstitutionEnabled = true
  /// Does nothing here.
  open var isAutomaticDashSubstitutionEnabled = true
  /// Does nothing here.
  open var isAutomaticTextReplacementEnabled = true
  /// Does nothing here.
  open var isAutomaticSpellingCorrectionEnabled = true
  /// Does nothing here.
  open var isAutomaticLinkDetectionEnabled = false
  /// Does nothing here.
  open var isContinuousSpellCheckingEnabled = true
  /// Does nothing here.
  open var isGrammarCheckingEnabled = false
  /// Does nothing here.
  open var isAutomaticDataDetectionEnabled = false

  open override var string: String {
    get { storage.string }
    set { storage.setAttributedString(NSAttributedString(string: newValue, attributes: attributes)) }
  }
  open override var font: NSFont? {
    didSet {
      if storage.length > 0 {
        storage.addAttributes(attributes, range: NSRange(location: 0, length: storage.length))
      }
    }
  }
  /// The text with its attributes.
  open func attributedString() -> NSAttributedString { NSAttributedString(attributedString: storage) }
  /// Does what typing does: the delegate learns of it.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let piece = (string as? NSAttributedString)?.string ?? string as? String ?? ""
    let place =
      replacementRange.location == NSNotFound
      ? NSRange(location: (self.string as NSString).length, length: 0) : replacementRange
    guard delegate?.textView(self, shouldChangeTextIn: place, replacementString: piece) != false else {
      return
    }
    replaceCharacters(in: place, with: piece)
    didChangeText()
  }
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    isEditable
      && delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
        != false
  }
  @_disfavoredOverload open func selectedRange() -> NSRange { selection }
  open func setSelectedRange(_ charRange: NSRange) { select(charRange) }
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selection)] }
    set { if let first = newValue.first { select(first.rangeValue) } }
  }
  override func select(_ range: NSRange) {
    let old = selection
    selection =
      delegate?.textView(self, willChangeSelectionFromCharacterRange: old, toCharacterRange: range) ?? range
    guard selection != old else { return }
    let note = Notification(name: NSTextView.didChangeSelectionNotification, object: self)
    delegate?.textViewDidChangeSelection(note)
    NotificationCenter.default.post(note)
  }
  open override func keyDown(with event: NSEvent) {
    if isEditable { interpretKeyEvents([event]) } else { super.keyDown(with: event) }
  }
  open override func doCommand(by selector: Selector) {
    if delegate?.textView(self, doCommandBy: selector) != true { super.doCommand(by: selector) }
  }
  open override func insertText(_ insertString: Any) { typed("\(insertString)") }
  open override func insertNewline(_ sender: Any?) { typed("\n") }
  open override func insertTab(_ sender: Any?) { typed("\t") }
  open override func deleteBackward(_ sender: Any?) {
    if selection.length == 0 {
      guard selection.location > 0 else { return }
      select(NSRange(location: selection.location - 1, length: 1))
    }
    typed("")
  }
  override func replaceSelection(with text: String) { typed(text) }
  private func typed(_ text: String) {
    let place = selection
    insertText(text, replacementRange: place)
    select(NSRange(location: place.location + (text as NSString).length, length: 0))
  }
  open override var undoManager: UndoManager? { delegate?.undoManager(for: self) ?? super.undoManager }
  open func didChangeText() {
    let note = Notification(name: NSText.didChangeNotification, object: self)
    delegate?.textDidChange(note)
    NotificationCenter.default.post(note)
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    attributes[.paragraphStyle] = defaultParagraphStyle
    return attributes
  }

  // MARK: Sizes

  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    if frame.width != sizedWidth, !isResizing { resize() }
  }
  /// Gives the frame the size of the text, along the axes on which the view resizes.
  open override func sizeToFit() { resize() }

  private func takeContainer() {
    if !manager.textContainers.isEmpty { manager.removeTextContainer(at: 0) }
    guard let textContainer else { return }
    textContainer.tracked = { [weak self, unowned textContainer] given in
      self.map {
        NSSize(
          width: textContainer.widthTracksTextView
            ? max($0.frame.width - 2 * $0.textContainerInset.width, 0) : given.width, height: given.height)
      }
    }
    manager.addTextContainer(textContainer)
  }

  private func textChanged() {
    needsDisplay = true
    resize()
  }

  private func resize() {
    sizedWidth = frame.width
    guard translatesAutoresizingMaskIntoConstraints, isVerticallyResizable || isHorizontallyResizable else {
      return
    }
    let text = textSize(within: isHorizontallyResizable ? nil : frame.width)
    var size = frame.size
    if isHorizontallyResizable { size.width = min(max(text.width, minSize.width), maxSize.width) }
    if isVerticallyResizable { size.height = min(max(text.height, minSize.height), maxSize.height) }
    guard size != frame.size else { return }
    // A size that layout is giving at the moment is followed by the one that the text takes at this width.
    let pending = sizeBeforeLayout
    (isResizing, sizeBeforeLayout) = (true, nil)
    super.setFrameSize(size)
    (isResizing, sizeBeforeLayout) = (false, pending)
  }
  private var isResizing = false
  /// The width at which the text was set last.
  private var sizedWidth: CGFloat = -1

  /// A text view that becomes as high as its text, in a scroll view that has its width.
  open class func scrollableTextView() -> NSScrollView {
    let (scrollView, text) = (NSScrollView(), Self.madeByName())
    text.autoresizingMask = .width
    text.isVerticallyResizable = true
    text.maxSize = NSSize(width: 1e7, height: 1e7)
    scrollView.hasVerticalScroller = true
    scrollView.documentView = text
    return scrollView
  }

  /// With the room around it, in points.
  func textSize(within width: CGFloat?) -> NSSize {
    let padding = 2 * ((textContainer?.lineFragmentPadding ?? 0) + textContainerInset.width)
    let usual = font ?? .systemFont(ofSize: 12)
    var runs = storage.measuredRuns(standard: usual)
    if runs.isEmpty { runs = [TextRun("", font: usual.onDesktop)] }
    let text = WrappingText(runs, platform: .macOS)
    let size = PlumbTextMetrics.size(
      of: text, within: width.map { Double(max($0 - padding, 0)) }, in: DesktopContext.usual)
    return NSSize(width: size.width + padding, height: size.height + 2 * textContainerInset.height)
  }
}

extension NSTextView {
  public static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
}
