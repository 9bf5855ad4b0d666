import PlumbMarkup

extension MenuElement {
  /// The menu's items, in order.
  package var menuItems: [MenuItemElement] {
    items?.children.filter { $0.isNamed(.menuItem) }.map { MenuItemElement($0) } ?? []
  }
}
