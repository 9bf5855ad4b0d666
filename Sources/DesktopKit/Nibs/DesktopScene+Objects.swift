import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbViewKit

/// What a document has beside views: its owner, windows, controllers and objects of classes.
extension DesktopScene {
  /// File's Owner, of the id that documents of macOS have for it.
  func takeOwner(_ owner: Any?) {
    if let owner = owner as? NSObject { objects["-2"] = owner }
  }

  func makeFreeObjects() {
    for child in element.objects.children {
      guard let id = child.id, objects[id] == nil, let object = freeObject(child) else { continue }
      objects[id] = object
      topLevel.append(object)
    }
  }

  private func freeObject(_ element: MarkupElement) -> NSObject? {
    switch element.name {
    case "window": return window(WindowElement(element))
    case "windowController": return windowController(element)
    case "collectionViewItem": return controller(element)
    case "popover": return popover(element)
    case let name where name.hasSuffix("Controller"): return controller(element)
    case "customObject":
      // First responder and application have ids of their own, and no objects here.
      guard let name = element.customClass, element.id?.hasPrefix("-") != true else { return nil }
      return NibClasses.find(name, module: element.customModule, as: NSObject.self)?.madeByName()
    default: return nil
    }
  }

  private func popover(_ element: MarkupElement) -> NSPopover? {
    NibClasses.resolve(element.customClass, module: element.customModule, base: NSPopover.self).madeByName()
  }

  private func window(_ element: WindowElement) -> NSWindow {
    let rect = element.contentRect.map { NSRect($0.rect) } ?? NSRect(x: 0, y: 0, width: 480, height: 270)
    let style = NSWindow.StyleMask(element.styleMask)
    let type = NibClasses.resolve(
      element.element.customClass, module: element.element.customModule, base: NSWindow.self)
    let window = type.ofThisClass(rect, style)
    window.title = element.title ?? ""
    // Documents of 35 projects have it so: the least size is as high as the content, never by a title bar higher.
    if let size = element.minSize { window.contentMinSize = NSSize(size) }
    if let size = element.maxSize { window.contentMaxSize = NSSize(size) }
    window.identifier = element.identifier.map { NSUserInterfaceItemIdentifier($0) }
    takeToolbar(element, window)
    return window
  }

  private func controller(_ element: MarkupElement) -> NSObject? {
    let base: NSViewController.Type = DesktopViewBuilder.controllers[element.name] ?? NSViewController.self
    let type = NibClasses.resolve(element.customClass, module: element.customModule, base: base)
    let controller = type.init(coder: NibCoder { _ in })
    controller?.title = ControllerElement(element).title
    controller?.storyboard = storyboard
    return controller
  }

  private func windowController(_ element: MarkupElement) -> NSObject? {
    let type = NibClasses.resolve(
      element.customClass, module: element.customModule, base: NSWindowController.self)
    guard let controller = type.init(coder: NibCoder { _ in }) else { return nil }
    controller.storyboard = storyboard
    if let child = element.children.first(where: { $0.isNamed(.window) }) {
      let window = window(WindowElement(child))
      controller.window = window
      if let id = child.id { objects[id] = window }
    }
    return controller
  }
}

extension NSWindow.StyleMask {
  /// A window without an element for it has no title bar.
  fileprivate init(_ element: WindowStyleMaskElement?) {
    self = []
    guard let element else { return }
    let flags: [(Bool?, NSWindow.StyleMask)] = [
      (element.titled, .titled), (element.closable, .closable), (element.miniaturizable, .miniaturizable),
      (element.resizable, .resizable), (element.utility, .utilityWindow), (element.hud, .hudWindow),
      (element.fullSizeContentView, .fullSizeContentView),
      (element.unifiedTitleAndToolbar, .unifiedTitleAndToolbar),
      (element.nonactivatingPanel, .nonactivatingPanel), (element.documentModal, .docModalWindow),
    ]
    for (flag, style) in flags where flag == true { insert(style) }
  }
}
