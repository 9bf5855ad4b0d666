import CoreGraphics
import Foundation
internal import PlumbTextMetrics

/// A control for a line of text.
///
/// Its size is that of its text, or of its placeholder where there is none, with the room of its border.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }

  // MARK: Text

  /// Never nil: nil stands for a text of no characters.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard attributed != nil || plain != newValue ?? "" else { return }
      (plain, attributed) = (newValue ?? "", nil)
      typing.selection = nil
      contentsChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: plain, attributes: defaultTextAttributes) }
    set {
      (plain, attributed) = ("", newValue)
      typing.selection = nil
      contentsChanged()
    }
  }
  private var plain = ""
  private(set) var attributed: NSAttributedString?
  open var placeholder: String? {
    get { attributedPlaceholder?.string ?? plainPlaceholder }
    set {
      guard styledPlaceholder != nil || plainPlaceholder != newValue else { return }
      (plainPlaceholder, styledPlaceholder) = (newValue, nil)
      contentsChanged()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder }
    set {
      (plainPlaceholder, styledPlaceholder) = (nil, newValue)
      contentsChanged()
    }
  }
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? ownFont.adjusted(to: traitCollection) : ownFont }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue ?? .systemFont(ofSize: 17)
      contentsChanged()
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { otherAttributes.merging([.font: ownFont]) { _, font in font } }
    set {
      otherAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
    }
  }
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false { didSet { contentsChanged() } }

  // MARK: Look

  open var borderStyle: UITextField.BorderStyle = .none { didSet { contentsChanged() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  open var leftViewMode: UITextField.ViewMode = .never { didSet { contentsChanged() } }
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  open var rightViewMode: UITextField.ViewMode = .never { didSet { contentsChanged() } }

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
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
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var takesTaps: Bool { true }
  override func tapped(_ touch: UITouch, _ event: UIEvent?) { becomeFirstResponder() }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    if clearsOnBeginEditing { text = nil }
    editingChanged(.editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editingChanged(.editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

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
  open var textContentType: UITextContentType!
  open weak var textDragDelegate: (any UITextDragDelegate)?
  open weak var textDropDelegate: (any UITextDropDelegate)?
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  /// Does nothing here: a field's text is not dragged.
  open var textDragOptions: UITextDragOptions = []
  /// Does nothing here: nothing is typed.
  open var passwordRules: UITextInputPasswordRules?
  /// Does nothing here: nothing is typed.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Does nothing here: nothing is typed.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// Whether a dot stands for each character.
  open var isSecureTextEntry = false { didSet { contentsChanged() } }

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
    delegate?.textField(
      self, shouldChangeCharactersIn: self.range(of: range), replacementString: text) ?? true
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

  func put(_ new: String, in range: NSRange) {
    if let attributed {
      let changed = NSMutableAttributedString(attributedString: attributed)
      changed.replaceCharacters(in: range, with: new)
      self.attributed = changed
    } else {
      plain = (plain as NSString).replacingCharacters(in: range, with: new)
    }
    contentsChanged()
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, atRight: false)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, atRight: true)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { buttonRect(in: bounds) }
  /// Does nothing here: pictures show a field's text as it is.
  open func drawText(in rect: CGRect) {}
  /// Does nothing here: pictures show a field's text as it is.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { sizeOfContents }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContents }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  override var measuredControl: TouchControl? { .textField(measuredField) }

  override var currentBaselines: (first: CGFloat?, last: CGFloat?) {
    let height = bounds.height > 0 ? bounds.height : sizeOfContents.height
    let first = measuredBaseline(of: .textField(measuredField), height: height)
    return (first, first.map { height - $0 })
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { contentsChanged() }
  }
}
