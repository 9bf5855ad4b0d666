import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

/// What the bars of a document show. Items are noted by their ids, since outlets lead to them.
@MainActor
extension NibFile {
  typealias ObjectsByID = [String: NSObject]

  /// Gives a navigation item what its element says, its buttons included.
  func apply(
    _ element: NavigationItemElement, to item: UINavigationItem, noting objects: inout ObjectsByID
  ) {
    note(item, element, &objects)
    item.prompt = NibTexts.shown(element.prompt)
    switch element.largeTitleDisplayMode {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let title = NibTexts.shown(element.backButtonTitle) { item.backButtonTitle = title }
    if let hides = element.hidesBackButton { item.hidesBackButton = hides }
    if let supplement = element.leftItemsSupplementBackButton {
      item.leftItemsSupplementBackButton = supplement
    }
    // One button, or a list of them.
    let left = buttons(element.leftBarButtonItem.map { [$0] } ?? element.leftBarButtonItems, &objects)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = buttons(element.rightBarButtonItem.map { [$0] } ?? element.rightBarButtonItems, &objects)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.backBarButtonItem { item.backBarButtonItem = button(back, &objects) }
  }

  /// The buttons among the items of a bar.
  func buttons(_ items: [BarItemElement], _ objects: inout ObjectsByID) -> [UIBarButtonItem] {
    var buttons: [UIBarButtonItem] = []
    for item in items where item.element.isNamed(.barButtonItem) { buttons.append(button(item, &objects)) }
    return buttons
  }

  private func button(_ element: BarItemElement, _ objects: inout ObjectsByID) -> UIBarButtonItem {
    let configure: @MainActor (NSObject) -> Void = { object in
      if let item = object as? UIBarButtonItem { self.configure(item, element) }
    }
    let type = NibClasses.resolve(
      element.element.customClass, module: element.element.customModule, base: UIBarButtonItem.self)
    let item = type.init(coder: NibCoder(configure)) ?? UIBarButtonItem(coder: NibCoder(configure))!
    note(item, element, &objects)
    return item
  }

  private func configure(_ item: UIBarButtonItem, _ element: BarItemElement) {
    if let system = element.systemItem.flatMap(UIBarButtonItem.SystemItem.init(documentName:)) {
      item.become(system)
    }
    if let title = NibTexts.shown(element.title) { item.title = title }
    item.image = image(of: element.element)
    item.style = element.style == "done" ? .done : .plain
    item.width = element.width ?? 0
    item.tag = element.tag ?? 0
    item.isEnabled = element.enabled ?? true
    item.tintColor = color(element.tintColor)
  }

  private func note(_ item: NSObject, _ kind: some PlainKind, _ objects: inout ObjectsByID) {
    if let id = kind.element.id { objects[id] = item }
  }
}

extension SceneBuild {
  /// Gives a toolbar or navigation bar that stands among views its items.
  func takeItems(of view: UIView, _ element: MarkupElement) {
    guard let list = BarElement(element).items else { return }
    if let toolbar = view as? UIToolbar {
      toolbar.items = file.buttons(list.children.map { BarItemElement($0) }, &objects)
    } else if let bar = view as? UINavigationBar {
      bar.items = list.children.filter { $0.isNamed(.navigationItem) }.map { child in
        let element = NavigationItemElement(child)
        let item = UINavigationItem(title: NibTexts.shown(element.title) ?? "")
        file.apply(element, to: item, noting: &objects)
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
