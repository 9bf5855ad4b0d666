import CoreGraphics

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    public static var prominent: Style { .done }
  }

  /// Items with titles and images of the system's.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
    case rewind, fastForward, undo, redo
    case close = 24
  }

  open var style: UIBarButtonItem.Style = .plain
  /// In points; 0 for that of the content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  open var menu: UIMenu?
  /// Whom the item tells what to do; nil for the first responder that has the method.
  open weak var target: AnyObject?
  open var action: Selector?
  open var tintColor: UIColor?
  open var isHidden = false
  open var isSelected = false
  open var possibleTitles: Set<String>?
  /// Whether what is chosen of the menu is the item's title. Does nothing here: nobody opens menus.
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What stands for the item in a menu of those that had no room.
  open var menuRepresentation: UIMenuElement?
  /// Does nothing here: symbols change at once.
  open var isSymbolAnimationEnabled = false
  /// Does nothing here: what is behind items is not laid out.
  open var hidesSharedBackground = false
  /// Does nothing here, as items have nothing behind them.
  open var sharesBackground = true
  var systemItem: SystemItem?
  var looks = BarButtonLooks()

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    if primaryAction?.title.isEmpty ?? true { title = nil }
    self.menu = menu
  }

  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    take(.plain, target, action)
  }

  /// Takes the system's item from a document.
  package func become(_ systemItem: UIBarButtonItem.SystemItem) { self.systemItem = systemItem }

  private func take(_ style: UIBarButtonItem.Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
