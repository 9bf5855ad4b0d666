import CoreGraphics

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content = UITableViewHeaderFooterContentView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  private var label: UILabel?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  open func prepareForReuse() {}

  open var contentView: UIView { content }
  /// Made when first asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    content.addSubview(label)
    self.label = label
    return label
  }
  /// Stands below the text in grouped tables. Does nothing here.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, backgroundConfiguration != nil { showBackground(nil) }
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
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
  open func updateConfiguration(using state: UIViewConfigurationState) { updateAutomatically(for: state) }
  /// An empty configuration in the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isInPlainTable ? .plainHeader() : .groupedHeader()
  }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
    placeConfiguredBackground()
    let margins = content.layoutMargins
    label?.frame = content.bounds.inset(
      by: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
