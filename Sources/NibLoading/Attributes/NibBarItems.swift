import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// What the bars of a document show. Items are noted by their ids, since outlets lead to them.
@MainActor
extension NibFile {
  typealias ObjectsByID = [String: NSObject]

  /// Gives a navigation item what its element says, its buttons included.
  func apply(_ element: MarkupElement, to item: UINavigationItem, noting objects: inout ObjectsByID) {
    note(item, element, &objects)
    item.prompt = element.shownString("prompt")
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let title = element.shownString("backButtonTitle") { item.backButtonTitle = title }
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let supplement = element.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplement
    }
    let left = buttons("leftBarButtonItem", "leftBarButtonItems", of: element, noting: &objects)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = buttons("rightBarButtonItem", "rightBarButtonItems", of: element, noting: &objects)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.firstChild("barButtonItem", key: "backBarButtonItem") {
      item.backBarButtonItem = button(back, noting: &objects)
    }
  }

  /// One button, or a list of them.
  private func buttons(
    _ key: StaticString, _ list: StaticString, of element: MarkupElement, noting objects: inout ObjectsByID
  ) -> [UIBarButtonItem] {
    if let only = element.firstChild("barButtonItem", key: key) { return [button(only, noting: &objects)] }
    return element.firstChild(list).map { buttons(in: $0, noting: &objects) } ?? []
  }

  /// The buttons in a list.
  func buttons(in list: MarkupElement, noting objects: inout ObjectsByID) -> [UIBarButtonItem] {
    var buttons: [UIBarButtonItem] = []
    for child in list.children where child.isNamed("barButtonItem") {
      buttons.append(button(child, noting: &objects))
    }
    return buttons
  }

  private func button(_ element: MarkupElement, noting objects: inout ObjectsByID) -> UIBarButtonItem {
    let item =
      element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(documentName:))
      .map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    note(item, element, &objects)
    if let title = element.shownString("title") { item.title = title }
    item.image = image(of: element)
    item.style = element["style"] == "done" ? .done : .plain
    item.width = element.number("width") ?? 0
    item.tag = element.integer("tag") ?? 0
    item.isEnabled = element.bool("enabled") ?? true
    item.tintColor = color("tintColor", of: element)
    return item
  }

  private func note(_ item: NSObject, _ element: MarkupElement, _ objects: inout ObjectsByID) {
    if let id = element["id"] { objects[id] = item }
  }
}

extension SceneBuild {
  /// Gives a toolbar or navigation bar that stands among views its items.
  func takeItems(of view: UIView, _ element: MarkupElement) {
    guard let list = element.firstChild("items") else { return }
    if let toolbar = view as? UIToolbar {
      toolbar.items = file.buttons(in: list, noting: &objects)
    } else if let bar = view as? UINavigationBar {
      bar.items = list.children.filter { $0.isNamed("navigationItem") }.map { child in
        let item = UINavigationItem(title: child.shownString("title") ?? "")
        file.apply(child, to: item, noting: &objects)
        return item
      }
    }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate init?(documentName name: String) {
    guard let item = Self.named[name] else { return nil }
    self = item
  }

  private static let named: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
    "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "close": .close,
  ]
}
