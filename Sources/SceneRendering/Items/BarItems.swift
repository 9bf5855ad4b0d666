import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup

/// Reads the items of bars.
enum BarItems {
  /// The items that a toolbar or tab bar lists.
  static func items(of bar: BarElement) -> [BarItem] {
    list(bar.items?.children.map { BarItemElement($0) } ?? [])
  }

  static func list(_ items: [BarItemElement]) -> [BarItem] { items.compactMap { item($0) } }

  /// The items at one side of a navigation item: a list, or one.
  static func items(_ items: [BarItemElement], or one: BarItemElement?) -> [BarItem] {
    list(items.isEmpty ? one.map { [$0] } ?? [] : items)
  }

  /// The item of a tab: of a view controller, or of a bar.
  static func tab(_ element: BarItemElement) -> BarItem {
    .image(
      ImageReference(of: element.element)?.name ?? "",
      title: element.title ?? element.systemItem.map { capitalized($0) } ?? "")
  }

  private static func item(_ element: BarItemElement) -> BarItem? {
    if element.element.isNamed(.tabBarItem) { return tab(element) }
    guard element.element.isNamed(.barButtonItem) else { return nil }
    if let system = element.systemItem {
      switch system {
      case "flexibleSpace": return .flexibleSpace
      case "fixedSpace": return .fixedSpace(element.width ?? 8)
      case "done", "cancel", "edit", "save", "undo", "redo", "close": return .title(capitalized(system))
      default: return .image(system, title: "")
      }
    }
    if let image = ImageReference(of: element.element) { return .image(image.name, title: "") }
    // An item with a view of its own is drawn by that view, if at all.
    guard let title = element.title, !title.isEmpty else { return nil }
    return .title(title)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
