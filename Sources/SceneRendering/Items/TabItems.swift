import PlumbInterfaceBuilder
import PlumbMarkup

/// The items of a tab view of macOS, of which one shows its view.
struct TabItems {
  let titles: [String]
  /// The position of the item that shows: the one that the document names, else the first.
  let selected: Int
  private let items: [TabViewItemElement]

  init(_ view: TabViewElement) {
    let initial = view.initialItem
    items = view.tabViewItems
    titles = items.map { $0.label ?? "" }
    selected = items.firstIndex { $0.element.id != nil && $0.element.id == initial } ?? 0
  }

  /// Whether a view is that of an item which does not show.
  static func hide(_ view: ResolvedView) -> Bool {
    guard let item = view.element.parent, item.isNamed(.tabViewItem), let element = item.parent?.parent
    else {
      return false
    }
    let tabs = TabItems(TabViewElement(element))
    return tabs.items.indices.contains(tabs.selected) && tabs.items[tabs.selected].element != item
  }
}
