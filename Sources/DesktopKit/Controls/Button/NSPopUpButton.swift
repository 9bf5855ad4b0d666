import CoreGraphics
import Foundation
internal import PlumbTextMetrics
internal import PlumbViewKit

/// A button with a menu, of which it shows the chosen item, or a title of its own and the menu below.
///
/// It is as wide as the widest of its items needs; one that pulls down shows its first item, whose width it has.
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
  public enum ArrowPosition: UInt, Sendable { case noArrow, arrowAtCenter, arrowAtBottom }

  fileprivate var selected: NSMenuItem?
  private var ownMenu: NSMenu?

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    begin()
  }

  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    pullsDown = flag
    super.init(frame: buttonFrame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    bezelStyle = .push
    imagePosition = .imageLeft
    take(NSMenu())
  }

  // MARK: Menu

  open override var menu: NSMenu? {
    get { ownMenu }
    set { take(newValue ?? NSMenu()) }
  }
  /// Whether the button shows its first item, and a choice does not become the title.
  open var pullsDown = false { didSet { itemsChanged() } }
  /// Whether items without an action that somebody has are dim. Does nothing here.
  open var autoenablesItems = true
  /// Does nothing here.
  open var preferredEdge = NSRectEdge.minY
  /// Does nothing here.
  open var usesItemFromMenu = true
  open var altersStateOfSelectedItem = true

  // MARK: Items

  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// An item of the same title that is there already goes.
  open func insertItem(withTitle title: String, at index: Int) {
    var place = index
    let present = indexOfItem(withTitle: title)
    if present >= 0 {
      removeItem(at: present)
      if present < index { place -= 1 }
    }
    menu?.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: place)
  }
  open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
  open func removeItem(at index: Int) {
    if index >= 0, index < numberOfItems { menu?.removeItem(at: index) }
  }
  open func removeAllItems() { menu?.removeAllItems() }
  open var itemArray: [NSMenuItem] { menu?.items ?? [] }
  open var numberOfItems: Int { itemArray.count }
  open func index(of item: NSMenuItem) -> Int { menu?.index(of: item) ?? -1 }
  open func indexOfItem(withTitle title: String) -> Int { menu?.indexOfItem(withTitle: title) ?? -1 }
  open func indexOfItem(withTag tag: Int) -> Int { menu?.indexOfItem(withTag: tag) ?? -1 }
  open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    menu?.indexOfItem(withRepresentedObject: obj) ?? -1
  }
  open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }
  open func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }
  open var lastItem: NSMenuItem? { itemArray.last }
  open var itemTitles: [String] { itemArray.map(\.title) }
  open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }

  // MARK: Selection

  open var selectedItem: NSMenuItem? { selected }
  open var indexOfSelectedItem: Int { selected.map { index(of: $0) } ?? -1 }
  open var titleOfSelectedItem: String? { selected?.title }
  open func selectedTag() -> Int { selected?.tag ?? -1 }
  open func select(_ item: NSMenuItem?) { choose(item) }
  open func selectItem(at index: Int) { choose(item(at: index)) }
  open func selectItem(withTitle title: String) { choose(item(withTitle: title)) }
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    guard let item = menu?.item(withTag: tag) else { return false }
    choose(item)
    return true
  }
  open func synchronizeTitleAndSelectedItem() { itemsChanged() }
  /// That of the chosen item; of a button that pulls down, that of its first item.
  open override var title: String {
    get { (pullsDown ? itemArray.first : selected)?.title ?? "" }
    set { setTitle(newValue) }
  }
  open func setTitle(_ string: String) {
    if pullsDown, let first = itemArray.first {
      first.title = string
    } else {
      if item(withTitle: string) == nil { addItem(withTitle: string) }
      selectItem(withTitle: string)
    }
  }
  open override var objectValue: Any? {
    get { indexOfSelectedItem }
    set { selectItem(at: (newValue as? NSNumber)?.intValue ?? (newValue as? Int) ?? -1) }
  }

  // MARK: For subclasses of the module

  override class var standardContents: CellContents {
    var contents = super.standardContents
    contents.title = ""
    return contents
  }
  override class var usualCellClass: NSCell.Type { NSPopUpButtonCell.self }
  override var measure: ControlMeasure? { popUpMeasure }
  /// The menu opens, and waits for a choice: `NSMenu.performActionForItem(at:)` makes one.
  override func clicked(at point: NSPoint?) { if let menu { menu.delegate?.menuWillOpen(menu) } }
}

extension NSPopUpButton {
  private func take(_ menu: NSMenu) {
    ownMenu?.popUp = nil
    ownMenu = menu
    menu.popUp = self
    itemsChanged()
  }

  /// One of the items is chosen as long as there are any, unless the button pulls down.
  func itemsChanged() {
    guard !pullsDown else { return measureChanged() }
    if let selected, index(of: selected) < 0 { self.selected = nil }
    if selected == nil, let first = itemArray.first(where: { !$0.isSeparatorItem }) { choose(first) }
    measureChanged()
  }

  fileprivate func choose(_ item: NSMenuItem?) {
    if altersStateOfSelectedItem, !pullsDown {
      selected?.state = .off
      item?.state = .on
    }
    selected = item
    needsDisplay = true
  }

  /// Somebody has chosen an item of the menu.
  func chosen(_ item: NSMenuItem) {
    choose(item)
    if item.action == nil { tell(action, target) }
  }

  fileprivate var popUpMeasure: ControlMeasure {
    let style: DesktopButtonStyle = bezelStyle == .automatic ? .push : bezelStyle.measured
    var control = desktopControl(.popUpButton(style))
    control.image = nil
    let shown = pullsDown ? Array(itemArray.prefix(1)) : itemArray
    let font = contents.usualFont
    for item in shown where !item.isSeparatorItem {
      control.items.append(
        DesktopMenuItem(
          title: item.attributedTitle?.string ?? item.title, image: item.image?.onDesktop(beside: font)))
    }
    control.title = control.items.max { $0.title.count < $1.title.count }?.title ?? ""
    return ControlMeasure(control)
  }
}
