import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading

/// Toolbars that documents have in their windows.
extension DesktopScene {
  func takeToolbar(_ element: WindowElement, _ window: NSWindow) {
    window.toolbarStyle =
      switch element.toolbarStyle {
      case "expanded": .expanded
      case "preference": .preference
      case "unified": .unified
      case "unifiedCompact": .unifiedCompact
      default: .automatic
      }
    guard let written = element.toolbar else { return }
    let toolbar = NSToolbar(identifier: written.explicitIdentifier ?? written.implicitIdentifier ?? "")
    toolbar.displayMode =
      switch written.displayMode {
      case "iconAndLabel": .iconAndLabel
      case "iconOnly": .iconOnly
      case "labelOnly": .labelOnly
      default: .default
      }
    var known: [String: NSToolbarItem] = [:]
    for element in written.allowedToolbarItems {
      guard let id = element.element.id else { continue }
      let item = item(element)
      known[id] = item
      objects[id] = item
    }
    toolbar.items = written.defaultToolbarItems.compactMap { $0.reference.flatMap { known[$0] } }
    if let id = written.element.id { objects[id] = toolbar }
    window.toolbar = toolbar
  }

  private func item(_ element: BarItemElement) -> NSToolbarItem {
    let base = element.element.isNamed(.searchToolbarItem) ? NSSearchToolbarItem.self : NSToolbarItem.self
    let type = NibClasses.resolve(
      element.element.customClass, module: element.element.customModule, base: base)
    let item = type.ofThisClass(
      NSToolbarItem.Identifier(element.explicitItemIdentifier ?? element.implicitItemIdentifier ?? ""))
    item.label = NibTexts.shown(element.label) ?? ""
    item.paletteLabel = NibTexts.shown(element.paletteLabel) ?? ""
    item.title = NibTexts.shown(element.title) ?? ""
    item.tag = element.tag ?? 0
    item.isBordered = element.bordered ?? false
    item.isNavigational = element.navigational ?? false
    return item
  }
}

extension NSToolbarItem {
  /// Takes its view from a document.
  func take(_ view: NSView) {
    if let item = self as? NSSearchToolbarItem, let field = view as? NSSearchField {
      item.searchField = field
    } else {
      self.view = view
    }
  }
}
