import CoreGraphics

/// Shows two or three controllers side by side where there is room, and one of them where there is not.
///
/// That the view is collapsed in a compact width, what then is on top, and that widths are within their limits is as
/// Apple documents it. So are the figures: 0.4 of the width and at most 320 points for the columns beside the secondary
/// one, which lies alone where the view is higher than wide. None was measured on a device. Columns touch each other.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  nonisolated public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// Unspecified for one that was not made with a style, whose controllers are `viewControllers`.
  open private(set) var style = Style.unspecified
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open internal(set) var isCollapsed = false

  /// As they were set.
  var columns: [Column: UIViewController] = [:]
  /// What columns were put into that brought no navigation controller along.
  var wrappers: [Column: UINavigationController] = [:]
  /// What fills the view while it is collapsed.
  var collapsedController: UIViewController?
  /// Whose views are in the hierarchy.
  var displayed: [UIViewController] = []
  /// What columns that were shown and hidden one by one have made of the preferred mode.
  var chosenMode: DisplayMode?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called as a storyboard is read, before there are columns.
  package func take(_ style: Style) { if columns.isEmpty { self.style = style } }

  // MARK: Columns

  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [collapsedController].compactMap { $0 } : columnControllers }
    set { setColumns(newValue) }
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, column) }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column that is hidden; collapsed, brings it to the top.
  open func show(_ column: Column) { reveal(column) }
  open func hide(_ column: Column) { conceal(column) }
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) != true { showPrimary(vc) }
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true { showSecondary(vc) }
  }

  // MARK: Modes

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      modeChanged()
    }
  }
  open var displayMode: DisplayMode { chosenMode ?? resolvedMode }
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeChanged() } }
  open var splitBehavior: SplitBehavior { resolvedBehavior }
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// Does nothing here: the item stands where the program puts it.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Does nothing here.
  open var showsSecondaryOnlyButton = false
  /// Does nothing here: nobody swipes.
  open var presentsWithGesture = true
  /// Does nothing here.
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var primaryEdge = PrimaryEdge.leading { didSet { childLayoutChanged() } }

  // MARK: Widths

  /// Of the view's width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { childLayoutChanged() } }
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { childLayoutChanged() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { childLayoutChanged() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { childLayoutChanged() } }
  open var primaryColumnWidth: CGFloat { primaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) }
  /// Of the view's width.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { childLayoutChanged() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { childLayoutChanged() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { childLayoutChanged() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { childLayoutChanged() } }
  open var supplementaryColumnWidth: CGFloat {
    supplementaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0)
  }

  // MARK: What is overridden

  open override func loadView() { view = UILayoutContainerView(frame: UIScreen.main.bounds) }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adaptToWidth()
    showColumnViews()
  }
  override func childLayoutChanged() { viewIfLoaded?.setNeedsLayout() }
  override func layOutContainer() { placeColumns() }
}
