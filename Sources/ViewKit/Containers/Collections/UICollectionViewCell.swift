import CoreGraphics

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private lazy var content: UIView = makeContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that becomes `contentView`.
  func makeContent() -> UIView { UIView() }

  /// As large as the cell.
  open var contentView: UIView { content }
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, backgroundConfiguration != nil { showBackground(nil) }
      replace(oldValue, by: backgroundView)
    }
  }
  open var selectedBackgroundView: UIView?
  /// The cell begins or ends being dragged: nobody drags one here but a test.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether a cell is dragged.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting, dragging
  }
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  let configurations = CellConfigurations()
  /// What the content view shows: its view fills it. Nil for what was put there otherwise.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue) }
  }
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// In place of `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      if newValue != nil { backgroundView = nil }
      showBackground(newValue)
    }
  }
  /// Whether the background follows the state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }
  /// Is called after the configurations have taken the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Has the configurations take the state before the next layout.
  open func setNeedsUpdateConfiguration() { markConfiguration() }
  /// Has the configurations be what they are in a state; overrides may set others.
  open func updateConfiguration(using state: UICellConfigurationState) { updateAutomatically(for: state) }
  open var configurationState: UICellConfigurationState { currentState }
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }
  /// How far the content stands in from the leading side, in points.
  var contentIndentation: CGFloat { 0 }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.press(self) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.release(self) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }
  var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).first { $0 is UICollectionView } as? UICollectionView
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(new, at: 0)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let area = CGRect(origin: .zero, size: bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let indentation = min(contentIndentation, area.width)
    content.frame = CGRect(
      x: isMirrored ? 0 : indentation, y: 0, width: area.width - indentation, height: area.height)
    backgroundView?.frame = area
    placeConfiguredBackground()
  }

  /// That of the content; where no constraints are in it, that of `sizeThatFits(_:)` in classes that override it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if constraints.isEmpty, content.constraints.isEmpty, FittingCallbacks.saySizes(type(of: self)) {
      let height = targetSize.height > 0 ? targetSize.height : .greatestFiniteMagnitude
      return sizeThatFits(CGSize(width: targetSize.width, height: height))
    }
    let indentation = contentIndentation
    var size = content.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - indentation), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += indentation
    return size
  }
}
