import CoreGraphics

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the bar shows the title in large letters.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    case always = 1
    case never = 2
  }

  weak var bar: UINavigationBar?

  open var title: String?
  /// A line above the others, which makes the bar 30 points higher.
  open var prompt: String? { didSet { bar?.itemChanged() } }
  open var titleView: UIView?
  /// Does nothing here: titles are not laid out.
  open var style = ItemStyle.navigator
  /// Does nothing here: where a bar's items stand is not laid out.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Does nothing here: where a bar's items stand is not laid out.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// Does nothing here: where a bar's items stand is not laid out.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// Does nothing here: where a bar's items stand is not laid out.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Does nothing here: nobody rearranges a bar.
  open var customizationIdentifier: String?
  /// Does nothing here: nobody opens a title's menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Does nothing here: a search is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The search that the bar offers below its title. Where it may be scrolled away it takes no room here.
  open var searchController: UISearchController? { didSet { bar?.itemChanged() } }
  open var hidesSearchBarWhenScrolling = true { didSet { bar?.itemChanged() } }
  var showsSearch: Bool { searchController != nil && !hidesSearchBarWhenScrolling }
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Nobody touches the button that leads back, so that nothing runs it.
  open var backAction: UIAction?
  /// Does nothing here: nobody renames a title.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// Does nothing here: a bar has room for its items.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// Does nothing here: a bar is one line, and its prompt.
  open var subtitle: String?
  /// Does nothing here, for the same reason.
  open var largeTitle: String?
  /// Does nothing here, as bars have one line.
  open var largeSubtitle: String?
  /// Does nothing here: a search is where the bar has it.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Does nothing here, as searches stay in their bar.
  open var searchBarPlacementAllowsExternalIntegration = false
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(systemItem: .search)
  /// Does nothing here: where a bar's items stand is not laid out.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.itemChanged() } }

  public init(title: String) { self.title = title }

  public override convenience init() { self.init(title: "") }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UINavigationItem {
  /// What a button that leads back says.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
}

extension UINavigationItem {
  /// What a bar's title is for.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser, editor
  }

  /// Where a search is in a bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline, stacked, integrated, integratedCentered, integratedButton
  }
}

/// Is told of a title that somebody changes. Nobody tells it here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
