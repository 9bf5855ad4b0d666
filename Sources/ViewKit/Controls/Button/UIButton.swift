import CoreGraphics

/// A control with a title and an image that does something when it is tapped.
///
/// Without a configuration its contents are given for each state, and insets count in its size; with one
/// the configuration says what is shown. Title and image are subviews that `layoutSubviews` places.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  var faces = ButtonFaces()
  var needsConfigurationUpdate = false
  var isUpdatingConfiguration = false
  /// Of the configuration, as last measured.
  var contents: ConfiguredContents?
  var sizes = MeasuredSizes()
  var label: UIButtonLabel?
  var secondLabel: UIButtonLabel?
  var imageSubview: UIImageView?
  var backgroundSubview: UIImageView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(primaryAction: UIAction?) { self.init(frame: .zero, primaryAction: primaryAction) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  // MARK: Kind

  open internal(set) var buttonType: UIButton.ButtonType = .custom
  open var role: UIButton.Role = .normal
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Does nothing here: there is no pointer.
  open var isPointerInteractionEnabled = false
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Does nothing here: there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Does nothing here: symbols do not move.
  open var isSymbolAnimationEnabled = false
  /// Whether a pointer is over the button; there is none.
  open var isHovered: Bool { false }
  /// Whether the button's menu is shown, which it never is.
  open var isHeld: Bool { false }
  /// Does nothing here: buttons look as on phones and tablets.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Configuration

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open var configuration: UIButton.Configuration? {
    didSet { if isUpdatingConfiguration { layoutChanged() } else { contentsChanged() } }
  }
  open var automaticallyUpdatesConfiguration = true
  /// Asked to adapt the configuration before layout, after changes of state and when it is set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    contentsChanged()
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Contents by state

  open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    faces[state].titleColor = color
    setNeedsLayout()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    faces[state].titleShadowColor = color
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { change(state) { $0.symbolConfiguration = configuration } }

  open func title(for state: UIControl.State) -> String? { faces.value(\.title, in: state) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    faces.value(\.attributedTitle, in: state)
  }
  /// Where nobody has said one, white in a custom button and the tint in others, so that
  /// `UIButton(type: .system).titleColor(for: .normal)!` is the system's blue.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    faces.value(\.titleColor, in: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    faces.value(\.titleShadowColor, in: state)
  }
  open func image(for state: UIControl.State) -> UIImage? { faces.value(\.image, in: state) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    faces.value(\.backgroundImage, in: state)
  }
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { faces.value(\.symbolConfiguration, in: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  override var takesTaps: Bool { true }
  override func tapped(_ touch: UITouch, _ event: UIEvent?) { carryOut(.primaryActionTriggered, event) }

  // MARK: Subviews

  open var titleLabel: UILabel? { madeLabel }
  open var imageView: UIImageView? { madeImageView }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { secondLabel }

  // MARK: Insets, without a configuration

  /// Around title and image; part of the button's size.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentsChanged() } }
  /// Moves the title; no part of the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { contentsChanged() } }
  /// Moves the image; no part of the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { contentsChanged() } }
  /// Does nothing here: how much an image grows with the text is not known.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Rectangles

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image are, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: roomAround)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    guard contentWraps, size.width > 0, size.width < natural.width else { return natural }
    return contentSize(within: size.width) ?? natural
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContents()
  }

  override var consoleLabel: String? { currentTitle.flatMap { $0.isEmpty ? nil : $0 } }

  override var contentWraps: Bool { configuration != nil }

  override func contentSize(within width: CGFloat) -> CGSize? { size(within: width) }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .button }

  override var currentBaselines: (first: CGFloat?, last: CGFloat?) { titleBaselines }

  override func stateChanged() {
    if configurationUpdateHandler != nil { needsConfigurationUpdate = true }
    contentsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentsChanged()
  }
}
