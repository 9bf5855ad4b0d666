import InterfaceBuilder
import LayoutRendering
import Markup

/// Reads the items of bars.
enum BarItems {
  /// The items that a toolbar or tab bar lists.
  static func items(of bar: MarkupElement) -> [BarItem] {
    bar.firstChild("items").map { list($0) } ?? []
  }

  /// The items inside an element.
  static func list(_ items: MarkupElement) -> [BarItem] { items.children.compactMap { item($0) } }

  /// The items at one side of a navigation item: one, or a list.
  static func items(
    of navigationItem: MarkupElement?, one: StaticString, list: StaticString
  ) -> [BarItem] {
    guard let navigationItem else { return [] }
    if let items = navigationItem.firstChild(list) { return Self.list(items) }
    for child in navigationItem.children where child["key"].map({ matches($0, one) }) == true {
      return item(child).map { [$0] } ?? []
    }
    return []
  }

  /// The item of a tab: of a view controller, or of a bar.
  static func tab(_ element: MarkupElement) -> BarItem {
    .image(
      ImageReference(of: element)?.name ?? "",
      title: element.string("title") ?? element["systemItem"].map { capitalized($0) } ?? "")
  }

  private static func item(_ element: MarkupElement) -> BarItem? {
    if element.isNamed("tabBarItem") { return tab(element) }
    guard element.isNamed("barButtonItem") else { return nil }
    if let system = element["systemItem"] {
      switch system {
      case "flexibleSpace": return .flexibleSpace
      case "fixedSpace": return .fixedSpace(element.number("width") ?? 8)
      case "done", "cancel", "edit", "save", "undo", "redo", "close": return .title(capitalized(system))
      default: return .image(system, title: "")
      }
    }
    if let image = ImageReference(of: element) { return .image(image.name, title: "") }
    // An item with a view of its own is drawn by that view, if at all.
    guard let title = element.string("title"), !title.isEmpty else { return nil }
    return .title(title)
  }

  private static func matches(_ text: String, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { $0.elementsEqual(text.utf8) }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
