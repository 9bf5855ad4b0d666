import InterfaceBuilder
import LayoutRendering
import Markup

extension AppearanceReader {
  /// What a navigation bar that is itself a view shows: its last item is on top.
  func navigationBar(_ position: Int) -> NavigationBarContent {
    let view = view(position)
    let items = view.element.firstChild("items").map { Array($0.children) } ?? []
    var content = navigationBar(item: items.last, title: nil, tint: tints[position])
    content.background = colors.color(view, "barTintColor") ?? colors.color(view, "backgroundColor")
    if items.count > 1 { content.back = items[items.count - 2].string("title") ?? "Back" }
    return content
  }

  /// What a navigation item shows in a bar.
  func navigationBar(item: MarkupElement?, title: String?, tint: Color) -> NavigationBarContent {
    NavigationBarContent(
      title: item?.string("title") ?? title ?? "",
      left: BarItems.items(of: item, one: "leftBarButtonItem", list: "leftBarButtonItems"),
      right: BarItems.items(of: item, one: "rightBarButtonItem", list: "rightBarButtonItems"), tint: tint)
  }
}
