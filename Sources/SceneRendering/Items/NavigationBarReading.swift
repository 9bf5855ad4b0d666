import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup

extension AppearanceReader {
  /// What a navigation bar that is itself a view shows: its last item is on top.
  func navigationBar(_ position: Int) -> NavigationBarContent {
    let bar = BarElement(view(position).varied)
    let items = bar.items?.children.map { NavigationItemElement($0) } ?? []
    var content = navigationBar(item: items.last, title: nil, tint: tints[position])
    content.background = colors.color(bar.barTintColor) ?? colors.color(bar.backgroundColor)
    if items.count > 1 { content.back = items[items.count - 2].title ?? "Back" }
    return content
  }

  /// What a navigation item shows in a bar.
  func navigationBar(item: NavigationItemElement?, title: String?, tint: Color) -> NavigationBarContent {
    NavigationBarContent(
      title: item?.title ?? title ?? "",
      left: item.map { BarItems.items($0.leftBarButtonItems, or: $0.leftBarButtonItem) } ?? [],
      right: item.map { BarItems.items($0.rightBarButtonItems, or: $0.rightBarButtonItem) } ?? [], tint: tint)
  }
}
