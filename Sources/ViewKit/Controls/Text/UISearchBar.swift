import CoreGraphics
internal import PlumbTextMetrics

/// A field for what to search for.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// How a bar stands out.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  private func addField() {
    searchTextField.bar = self
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  open private(set) var searchTextField = UISearchTextField()
  open weak var delegate: (any UISearchBarDelegate)?
  /// Where the delegate says that it is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open var barStyle: UIBarStyle = .default
  open var searchBarStyle: UISearchBar.Style = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var showsCancelButton = false
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  /// Does nothing here: the bar is as high as without it.
  open var showsScopeBar = false
  /// Does nothing here: the bar is as high as without it.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: Editing

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// The field edits for the bar.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: Look

  /// Moves the field's background, and with it the field.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  open var searchTextPositionAdjustment = UIOffset.zero
  open var scopeBarBackgroundImage: UIImage?
  var looks = SearchBarLooks()

  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    looks.icons[icon, default: StateImages()][state] = iconImage
  }
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    looks.icons[icon]?[state]
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    looks.adjustments[icon] = adjustment
  }
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { looks.adjustments[icon] ?? .zero }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.fields[state] = backgroundImage
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fields[state] }

  // MARK: Layout

  /// The field has 8 points at either side, and 10 above and below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let offset = searchFieldBackgroundPositionAdjustment
    searchTextField.takePlace(
      bounds.insetBy(dx: min(8, bounds.width / 2), dy: min(10, bounds.height / 2))
        .offsetBy(dx: offset.horizontal, dy: offset.vertical))
  }

  open override var intrinsicContentSize: CGSize { measuredSize(of: .searchBar) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredFrameSize(of: .searchBar, within: size)
  }
}
