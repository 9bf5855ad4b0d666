import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Controllers that show others.
@MainActor @Suite struct TabControllerTests {
  private final class Page: NSViewController {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100)) }
  }
  private final class Tabs: NSTabViewController {
    override func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [.flexibleSpace] + super.toolbarDefaultItemIdentifiers(toolbar)
    }
  }

  private func tab(_ name: String) -> NSTabViewItem {
    let item = NSTabViewItem(viewController: Page())
    item.label = name
    return item
  }

  /// A window of preferences is higher by its tool bar.
  @Test func tabsMayBeItemsOfAToolbar() {
    let controller = Tabs()
    controller.tabStyle = .toolbar
    for name in ["General", "Advanced"] { controller.addTabViewItem(tab(name)) }
    let window = NSWindow(contentViewController: controller)
    window.setContentSize(NSSize(width: 300, height: 200))
    let bare = window.frame.height
    window.makeKeyAndOrderFront(nil)
    #expect(window.toolbar?.items.map(\.itemIdentifier.rawValue).suffix(2) == ["General", "Advanced"])
    #expect(window.toolbar?.items.count == 3)
    #expect(window.frame.height > bare)
    #expect(controller.view.frame.size == NSSize(width: 300, height: 200))
    let item = window.toolbar?.items.last
    NSApplication.shared.sendAction(item!.action!, to: item!.target, from: item)
    #expect(controller.selectedTabViewItemIndex == 1)
    #expect(window.toolbar?.selectedItemIdentifier?.rawValue == "Advanced")
    window.close()
  }

  @Test func oneChildTakesThePlaceOfAnother() {
    let parent = NSViewController()
    parent.view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let (one, two) = (Page(), Page())
    for child in [one, two] { parent.addChild(child) }
    one.view.frame = NSRect(x: 10, y: 20, width: 300, height: 200)
    parent.view.addSubview(one.view)
    var isDone = false
    parent.transition(from: one, to: two, options: .crossfade) { isDone = true }
    #expect(isDone)
    #expect(one.view.superview == nil)
    #expect(two.view.superview === parent.view)
    #expect(two.view.frame == NSRect(x: 10, y: 20, width: 300, height: 200))
  }
}
