import CoreGraphics

/// A row of a table.
///
/// Its height, where the table asks for an automatic one, is what the constraints inside `contentView` make of it at the
/// table's width.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  private var cellStyle: CellStyle
  private let content = UITableViewCellContentView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  private var labels = CellLabels()

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.standardHeight))
    addContent()
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    addContent()
  }

  /// The content fills the cell from the beginning: constraints inside may be solved before the cell is laid out.
  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The frame counts for nothing: cells begin 320 points wide and 44 high, as the tests of .NET's bindings
  /// (`TableViewCellTest`) find on devices.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Of a row whose content asks for nothing, in points.
  static let standardHeight: CGFloat = 44

  /// Prepares a cell that was shown before for another row.
  open func prepareForReuse() {}

  package func setStyle(_ style: CellStyle) { cellStyle = style }
  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  // MARK: Contents

  open var contentView: UIView { content }
  /// Made when first asked for.
  open var textLabel: UILabel? { labels.text(in: self, cellStyle) }
  /// Made when first asked for; nil in the default style.
  open var detailTextLabel: UILabel? { labels.detail(in: self, cellStyle) }
  /// Made when first asked for.
  open var imageView: UIImageView? { labels.image(in: self) }
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, backgroundConfiguration != nil { showBackground(nil) }
      replace(oldValue, by: backgroundView)
    }
  }
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Accessories

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView?
  /// Zero until set: the separator then begins at the content's margin.
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  /// Does nothing here: nothing is dragged.
  open var userInteractionEnabledWhileDragging = false
  /// The cell begins or ends being dragged: nobody drags one here but a test.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: State

  open var selectionStyle = SelectionStyle.default
  /// Does nothing here.
  open var focusStyle = FocusStyle.default
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { storedSelection = selected }
  private var storedSelection = false { didSet { stateChanged(storedSelection != oldValue) } }
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { storedHighlight = highlighted }
  private var storedHighlight = false { didSet { stateChanged(storedHighlight != oldValue) } }
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    let isChange = editing != storedEditing
    let state: StateMask = editing ? .showingEditControl : []
    if isChange { willTransition(to: state) }
    storedEditing = editing
    setNeedsLayout()
    if isChange { didTransition(to: state) }
  }
  /// The cell begins or ends showing controls for editing.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  private var storedEditing = false { didSet { stateChanged(storedEditing != oldValue) } }
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

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
  /// An empty configuration in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    contentConfiguration(of: cellStyle)
  }
  /// That of a cell in a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open var configurationState: UICellConfigurationState { currentState }
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { table?.press(self) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { table?.release(self) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
  }
  var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).first { $0 is UITableView } as? UITableView
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.isBesideAccessory = accessoryWidth > 0
    content.frame = contentFrame(in: bounds.size)
    backgroundView?.frame = bounds
    placeConfiguredBackground()
    placeAccessory()
    labels.place(in: self, cellStyle)
  }

  /// As high as the labels at a width, or 44 points; subclasses that lay out by frames say theirs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = labels.height(at: contentFrame(in: size).width, in: self, cellStyle)
    return CGSize(width: size.width, height: height > 0 ? height : UITableViewCell.standardHeight)
  }

  /// The height is that of the content at the width that an accessory leaves; of a content without constraints, that of
  /// `sizeThatFits(_:)`, which is the other way for cells to have sizes of their own (WWDC 2014, session 226).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    content.isBesideAccessory = accessoryWidth > 0
    let width = contentFrame(in: targetSize).width
    let around = targetSize.width - width
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let height =
      fitting.height > 0
      ? max(fitting.height, labels.height(at: width, in: self, cellStyle))
      : sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude)).height
    return CGSize(width: fitting.width + around, height: height)
  }
}
