import CoreGraphics
import Foundation
internal import PlumbTextMetrics

/// A control for a line of text.
///
/// Its size is that of its text, or of its placeholder where there is none, with the room of its border.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
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

  // MARK: Text

  /// Never nil: nil stands for a text of no characters.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard attributed != nil || plain != newValue ?? "" else { return }
      (plain, attributed) = (newValue ?? "", nil)
      contentsChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: plain, attributes: defaultTextAttributes) }
    set {
      (plain, attributed) = ("", newValue)
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
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
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
    delegate?.textFieldDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  /// Whether a dot stands for each character.
  open var isSecureTextEntry = false { didSet { contentsChanged() } }

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
