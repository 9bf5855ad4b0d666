import CoreGraphics
import Foundation
internal import PlumbGeometry

/// A text of any length that may be edited, and scrolls where it is longer than the view.
///
/// One that does not scroll has a size of its own: that of its text, with the container's insets and
/// padding, at the view's width. One that scrolls has none.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
    super.init(frame: frame)
    takeContainer()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    takeContainer()
  }

  open private(set) var textContainer: NSTextContainer
  /// Sets the view's lines.
  open var layoutManager: NSLayoutManager { textStorage.layoutManagers[0] }
  /// The text, whose changes show.
  open var textStorage: NSTextStorage { storedStorage ?? makeStorage() }
  /// What somebody has asked for, or has brought along.
  var storedStorage: NSTextStorage?
  var isTakingStorage = false
  var widthBeingMeasured: CGFloat?
  var baselines = BaselineRecord()

  // MARK: Text

  /// Never nil: nil stands for a text of no characters.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      let new = newValue ?? ""
      guard attributed != nil || plain != new else { return }
      guard textBeingSet == nil else { return take(new, nil) }
      let given = NSAttributedString(string: new, attributes: [.font: shownFont])
      textBeingSet = given
      attributedText = given
      textBeingSet = nil
    }
  }
  /// Setting the view's text sets this, as subclasses that override it see of UIKit's.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain, attributes: [.font: shownFont]) }
    set {
      if let newValue, newValue === textBeingSet { take(newValue.string, nil) } else { take("", newValue) }
    }
  }
  /// A text without attributes on its way through `attributedText`.
  private var textBeingSet: NSAttributedString?

  /// The caret goes to the text's end, and the delegate is told of it also where nobody types.
  private func take(_ text: String, _ new: NSAttributedString?) {
    let old = isTakingStorage ? nil : selection
    (plain, attributed) = (text, new)
    if old != nil { typing.selection = nil }
    textGiven()
    if let old, old != selection { tellOfSelection() }
  }
  private var plain = ""
  private(set) var attributed: NSAttributedString?
  /// Of a text that none was set for, the one that it is in: of its first character, else Helvetica at 12 points. Nil
  /// without either.
  open var font: UIFont? {
    get {
      if let givenFont { return givenFont }
      guard let attributed, attributed.length > 0 else { return plain.isEmpty ? nil : .measuringStandard }
      return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .measuringStandard
    }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      textGiven()
    }
  }
  private var ownFont: UIFont?
  /// The one that was set, in the size that somebody prefers where it follows that.
  private var givenFont: UIFont? {
    ownFont.map { adjustsFontForContentSizeCategory ? $0.adjusted(to: traitCollection) : $0 }
  }
  open var textColor: UIColor?
  /// Does nothing here: nobody searches.
  open var isFindInteractionEnabled = false { didSet { search = isFindInteractionEnabled ? .init() : nil } }
  open var findInteraction: UIFindInteraction? { search }
  private var search: UIFindInteraction?
  /// Does nothing here: texts have their lines from layout managers.
  open var textLayoutManager: NSTextLayoutManager? { nil }
  /// Does nothing here.
  open var borderStyle = BorderStyle.none
  /// Does nothing here: nothing is typed.
  open var passwordRules: UITextInputPasswordRules?
  /// Does nothing here: nothing is typed.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Does nothing here: nothing is typed.
  open var writingToolsBehavior = UIWritingToolsBehavior.default

  /// Whether a frame is around the text.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }

  /// As any other: texts have their lines from layout managers.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  open var textAlignment: NSTextAlignment = .natural { didSet { textContainer.layoutManager?.textChanged() } }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false { didSet { textChanged() } }
  /// Around the text's area, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }
  open var usesStandardTextScaling = false
  open var dataDetectorTypes: UIDataDetectorTypes = []

  // MARK: Editing

  /// The scroll view's delegate, too.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open weak var textDragDelegate: (any UITextDragDelegate)?
  open weak var textDropDelegate: (any UITextDropDelegate)?
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  /// Does nothing here: nobody drags a text.
  open var textDragOptions: UITextDragOptions = []
  /// Does nothing here: no writing tools run.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var isWritingToolsActive: Bool { false }
  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return isFirstResponder }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Text input

  var typing = TypingState()
  open var hasText: Bool { length > 0 }
  /// Tells the delegate of the change, as typing does; whether it is allowed is for `shouldChangeText(in:replacementText:)`.
  open func insertText(_ text: String) { insertTyped(text) }
  open func deleteBackward() { eraseTyped() }
  /// The menu for a range, nil for the usual one. Nobody opens it here.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  open func text(in range: UITextRange) -> String? { typedText.substring(with: self.range(of: range)) }
  open func replace(_ range: UITextRange, withText text: String) {
    exchange(self.range(of: range), for: text)
  }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: self.range(of: range), replacementText: text) ?? true
  }
  open var selectedTextRange: UITextRange? {
    get { OffsetRange(selection) }
    set { if let newValue { select(range(of: newValue)) } }
  }
  open var markedTextRange: UITextRange? { typing.marked.map { OffsetRange($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { typing.markedStyle }
    set { typing.markedStyle = newValue }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText, selecting: selectedRange)
  }
  open func unmarkText() { typing.marked = nil }
  open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  open var endOfDocument: UITextPosition { OffsetPosition(length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (place(of: fromPosition), place(of: toPosition))
    return OffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }
  /// Nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(place(of: position) + offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (here, there) = (place(of: position), place(of: other))
    return here == there ? .orderedSame : here < there ? .orderedAscending : .orderedDescending
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    place(of: toPosition) - place(of: from)
  }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  /// Does nothing here.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: self.range(of: range)).first ?? caretRect(for: range.start)
  }
  /// Two points wide, at the beginning of what follows.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: place(of: position)) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionParts(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { OffsetPosition(offset(nearest: point)) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, in: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { characters(at: point) }
  open var inputDelegate: (any UITextInputDelegate)? {
    get { typing.delegate }
    set { typing.delegate = newValue }
  }
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// A storage that somebody may watch has the change made in it.
  func put(_ new: String, in range: NSRange) {
    let isWatched = storedStorage.map { $0.delegate != nil || type(of: $0) != NSTextStorage.self } ?? false
    if attributed == nil, !isWatched {
      plain = (plain as NSString).replacingCharacters(in: range, with: new)
      textGiven()
    } else if typingAttributes.isEmpty {
      textStorage.replaceCharacters(in: range, with: new)
    } else {
      textStorage.replaceCharacters(
        in: range, with: NSAttributedString(string: new, attributes: typingAttributes))
    }
  }
  /// Scrolls as far as it takes for the text of a range to be seen.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Sizes

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textChanged() } } }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(within: widthBeingMeasured)
  }

  /// That of the text with its surroundings, whether the view scrolls or not.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 && size.width < 1e7 ? size.width : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: size(within: bounds.width).height)
  }

  override var takesContentSizeFromConstraints: Bool { false }

  override var contentWraps: Bool { !isScrollEnabled }

  override func contentSize(within width: CGFloat) -> CGSize? {
    widthBeingMeasured = width
    defer { widthBeingMeasured = nil }
    return intrinsicContentSize
  }

  override var consoleText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  override var textBaselines: (first: CGFloat?, last: CGFloat?) { baselines.note(currentBaselines) }

  open override var bounds: CGRect {
    didSet {
      if engine != nil, bounds.size != oldValue.size, baselines.differs(from: currentBaselines) {
        contentChanged()
      }
    }
  }

  // MARK: Measuring

  /// Of characters that say none.
  var shownFont: UIFont { givenFont ?? .measuringStandard }

  private var knownText: LabelText?
  private var sizes = MeasuredSizes()

  /// Has the text's storage follow what was set.
  private func textGiven() {
    if let storedStorage, !isTakingStorage {
      isTakingStorage = true
      storedStorage.setAttributedString(attributedText)
      isTakingStorage = false
    }
    textChanged()
  }

  func textChanged() {
    knownText = nil
    sizes = MeasuredSizes()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var measuredText: LabelText {
    if let knownText { return knownText }
    let own = LabelText(
      plain, attributed: attributed, font: shownFont, lineBreakMode: textContainer.lineBreakMode,
      numberOfLines: textContainer.maximumNumberOfLines)
    let text = adjustsFontForContentSizeCategory ? own.adjusted(to: traitCollection) : own
    knownText = text
    return text
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textChanged() }
  }

  /// What is left and right of the lines.
  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// - Parameter width: Of the view; nil for no limit.
  private func size(within width: CGFloat?) -> CGSize {
    let scale = contentScaleFactor
    return sizes.size(within: width, scale: scale) { measuredSize(within: width, scale: scale) }
  }

  private func measuredSize(within width: CGFloat?, scale: CGFloat) -> CGSize {
    if width == bounds.width, !textContainer.exclusionPaths.isEmpty {
      let used = layoutManager.usedRect(for: textContainer)
      return CGSize(
        width: bounds.width, height: used.maxY + textContainerInset.top + textContainerInset.bottom)
    }
    if layoutManagerHasSay { return sizeOfOwnLines(within: width, scale: scale) }
    let text = measuredText
    var size = text.isEmpty ? .zero : text.size(within: width.map { max($0 - sides, 1) }, scale: scale)
    // A line is there before a text is.
    size.height = max(size.height, PixelGrid(scale: scale).ceil(shownFont.lineHeight))
    return CGSize(
      width: size.width + sides,
      height: PixelGrid(scale: scale).ceil(size.height + textContainerInset.top + textContainerInset.bottom))
  }

  /// The text begins at the container's top.
  private var currentBaselines: (first: CGFloat?, last: CGFloat?) {
    let scale = contentScaleFactor
    let text = measuredText
    let width = bounds.width > 0 ? max(bounds.width - sides, 1) : nil
    let lines = text.size(within: width, scale: scale).height
    let height =
      bounds.height > 0 && isScrollEnabled
      ? bounds.height : size(within: bounds.width > 0 ? bounds.width : nil).height
    let top = textContainerInset.top
    return (
      top + text.firstBaseline(inHeight: lines, width: width, scale: scale),
      height - top - text.lastBaseline(inHeight: lines, width: width, scale: scale)
    )
  }
}
