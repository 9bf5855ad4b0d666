import CoreGraphics
import Foundation
internal import PlumbGeometry

/// A text of any length that may be edited, and scrolls where it is longer than the view.
///
/// One that does not scroll has a size of its own: that of its text, with the container's insets and
/// padding, at the view's width. One that scrolls has none.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
    super.init(frame: frame)
    self.textContainer.textView = self
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    textContainer.textView = self
  }

  open private(set) var textContainer: NSTextContainer
  /// Sets the view's lines.
  open private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.textView = self
    return manager
  }()
  /// A copy of the text.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  var widthBeingMeasured: CGFloat?
  var baselines = BaselineRecord()

  // MARK: Text

  /// Never nil: nil stands for a text of no characters.
  open var text: String! {
    get { attributed?.string ?? plain }
    set {
      guard attributed != nil || plain != newValue ?? "" else { return }
      (plain, attributed) = (newValue ?? "", nil)
      textChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: plain, attributes: [.font: shownFont]) }
    set {
      (plain, attributed) = ("", newValue)
      textChanged()
    }
  }
  private var plain = ""
  private var attributed: NSAttributedString?
  /// Nil until it is set: text is then in Helvetica at 12 points.
  open var font: UIFont? {
    get { ownFont.map { adjustsFontForContentSizeCategory ? $0.adjusted(to: traitCollection) : $0 } }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      textChanged()
    }
  }
  private var ownFont: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
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
  open var selectedRange = NSRange(location: 0, length: 0)
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
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

  var shownFont: UIFont { font ?? .measuringStandard }

  private var knownText: LabelText?
  private var sizes = MeasuredSizes()

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

/// What in a text becomes a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
