import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbTextMetrics
internal import PlumbViewKit

/// What controls of documents have in common.
@MainActor
enum DesktopControls {
  static func control(_ control: NSControl, _ reading: DesktopReading) {
    guard let cell = reading.view.cell else { return }
    control.controlSize = size(cell.controlSize ?? LabelElement(reading.varied).controlSize)
    if let font = cell.font?.font { control.font = NSFont(measuredAs: font) }
    control.isEnabled = cell.enabled ?? LabelElement(reading.varied).enabled ?? true
    control.isContinuous = cell.continuous ?? false
    control.tag = reading.view.attributes.tag ?? cell.tag ?? 0
    control.alignment = alignment(cell.alignment)
    control.usesSingleLineMode = cell.usesSingleLineMode ?? false
    control.lineBreakMode = lineBreakMode(cell.lineBreakMode)
    if cell.scrollable == true { control.cell?.isScrollable = true }
  }

  static func size(_ name: String?) -> NSControl.ControlSize {
    switch name {
    case "small": .small
    case "mini": .mini
    case "large": .large
    default: .regular
    }
  }

  static func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreakMode(_ name: String?) -> NSLineBreakMode {
    switch name {
    case "charWrapping": .byCharWrapping
    case "clipping": .byClipping
    case "truncatingHead": .byTruncatingHead
    case "truncatingTail": .byTruncatingTail
    case "truncatingMiddle": .byTruncatingMiddle
    default: .byWordWrapping
    }
  }

  /// An image as an element names it: AppKit's own, the bundle's, or one as large as the document lists.
  static func image(_ element: MarkupElement, _ reading: DesktopReading) -> NSImage? {
    guard let shown = ImageReference(of: element) else { return nil }
    if shown.isSymbol { return NSImage(systemSymbolName: shown.name, accessibilityDescription: nil) }
    return NSImage(named: shown.name) ?? reading.file.image(shown.name, isSymbol: false)
  }

  static func menu(_ element: MenuElement, _ reading: DesktopReading) -> NSMenu {
    let menu = NSMenu(title: "")
    for item in element.menuItems {
      guard item.isSeparatorItem != true else {
        menu.addItem(.separator())
        continue
      }
      let made = NSMenuItem(
        title: NibTexts.shown(item.title) ?? "", action: nil, keyEquivalent: item.keyEquivalent ?? "")
      made.tag = item.tag ?? 0
      made.isEnabled = item.enabled ?? true
      made.isHidden = item.hidden ?? false
      made.image = image(item.element, reading)
      if item.state == "on" { made.state = .on }
      if let submenu = item.submenu { made.submenu = self.menu(submenu, reading) }
      menu.addItem(made)
    }
    return menu
  }
}
