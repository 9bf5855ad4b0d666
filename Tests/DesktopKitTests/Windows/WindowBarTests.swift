import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// What stands in and below the title bar, and what belongs to a window.
@MainActor @Suite struct WindowBarTests {
  private final class Items: NSToolbarDelegate {
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      ["add", .flexibleSpace]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      guard itemIdentifier == "add" else { return nil }
      let item = NSToolbarItem(itemIdentifier: itemIdentifier)
      item.label = "Add"
      return item
    }
  }

  @Test func aToolbarTakesRoomFromTheFrameAndNotFromTheContent() {
    let window = NSWindow.resizable(400, 300)
    let top = window.frame.maxY
    let toolbar = NSToolbar(identifier: "main")
    let items = Items()
    toolbar.delegate = items
    #expect(toolbar.items.map(\.label) == ["Add", ""])
    window.toolbar = toolbar
    window.layoutIfNeeded()
    #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 400, height: 300))
    #expect(window.frame.height == 352 && window.frame.maxY == top)
    window.toolbarStyle = .unifiedCompact
    #expect(window.frame.height == 338)
    toolbar.isVisible = false
    window.layoutIfNeeded()
    #expect(window.frame.height == 328 && window.contentView?.frame.height == 300)
    #expect(window.frameRect(forContentRect: NSRect(x: 0, y: 0, width: 10, height: 10)).height == 38)
  }

  @Test func theLeastContentIsTheContents() {
    let window = NSWindow.resizable(400, 300)
    window.contentMinSize = NSSize(width: 200, height: 150)
    window.toolbar = NSToolbar(identifier: "main")
    #expect(window.contentMinSize == NSSize(width: 200, height: 150))
    #expect(
      window.plumb.drag(toContentSize: NSSize(width: 10, height: 10)).size == NSSize(width: 200, height: 150))
  }

  @Test func aToolbarKeepsItsItemsWithoutADelegate() {
    let toolbar = NSToolbar(identifier: "main")
    do {
      let items = Items()
      toolbar.delegate = items
      toolbar.delegate = nil
    }
    #expect(toolbar.items.map(\.itemIdentifier) == ["add", .flexibleSpace])
    toolbar.insertItem(withItemIdentifier: "unknown", at: 0)
    #expect(toolbar.items.count == 2)
  }

  @Test func underAFullSizeContentItIsSafeArea() {
    let window = NSWindow.resizable(400, 300)
    window.styleMask.insert(.fullSizeContentView)
    window.layoutIfNeeded()
    let size = window.frame.size
    window.toolbar = NSToolbar(identifier: "main")
    window.layoutIfNeeded()
    #expect(window.frame.size == size && window.contentView?.frame.size == size)
    #expect(window.contentView?.safeAreaInsets.top == 52)
    #expect(window.contentLayoutRect.height == size.height - 52)
    window.contentView?.additionalSafeAreaInsets = NSEdgeInsets(top: 3, left: 1, bottom: 2, right: 0)
    #expect(window.contentView?.safeAreaRect == NSRect(x: 1, y: 2, width: 399, height: size.height - 57))
  }

  @Test func accessoriesBelowTheTitleBarAreAsHighAsTheirViews() {
    let window = NSWindow.resizable(400, 300)
    let accessory = NSTitlebarAccessoryViewController()
    accessory.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 30))
    window.addTitlebarAccessoryViewController(accessory)
    #expect(window.frame.height == 358 && window.contentView?.frame.height == 300)
    let constrained = NSTitlebarAccessoryViewController()
    constrained.view = NSView()
    constrained.view.heightAnchor.constraint(equalToConstant: 25).isActive = true
    window.addTitlebarAccessoryViewController(constrained)
    #expect(window.frame.height == 383)
    window.removeTitlebarAccessoryViewController(at: 1)
    accessory.layoutAttribute = .trailing
    #expect(window.frame.height == 328)
    accessory.layoutAttribute = .bottom
    accessory.removeFromParent()
    #expect(window.frame.height == 328 && window.titlebarAccessoryViewControllers.isEmpty)
  }

  @Test func theStyleHasItsButtons() {
    let window = NSWindow.resizable(400, 300)
    #expect(window.standardWindowButton(.closeButton) === window.standardWindowButton(.closeButton))
    #expect(window.standardWindowButton(.zoomButton) != nil)
    #expect(window.standardWindowButton(.miniaturizeButton) == nil)
  }

  @Test func sheetsComeOneAfterTheOther() {
    let window = NSWindow.resizable(400, 300)
    let (first, second) = (NSWindow.resizable(100, 50), NSWindow.resizable(80, 40))
    var answers: [Int] = []
    window.beginSheet(first) { answers.append($0.rawValue) }
    window.beginSheet(second) { answers.append($0.rawValue) }
    #expect(window.attachedSheet === first && window.sheets.count == 2)
    window.setFrameOrigin(NSPoint(x: 0, y: 0))
    #expect(first.frame.midX == 200 && first.frame.maxY == 300)
    window.setFrame(NSRect(x: 0, y: 0, width: 600, height: 428), display: false)
    #expect(first.frame.midX == 300 && first.frame.maxY == 400)
    window.setFrame(NSRect(x: 0, y: 0, width: 400, height: 328), display: false)
    window.endSheet(first, returnCode: .OK)
    #expect(window.attachedSheet === second && second.frame.maxY == 300)
    window.endSheet(second)
    #expect(answers == [1, -1000] && window.attachedSheet == nil)
  }

  @Test func alertsAreAnsweredByTheirButtons() {
    let window = NSWindow.resizable(400, 300)
    let alert = NSAlert()
    alert.addButton(withTitle: "Delete")
    let cancel = alert.addButton(withTitle: "Cancel")
    var answer: NSApplication.ModalResponse?
    alert.beginSheetModal(for: window) { answer = $0 }
    #expect(window.attachedSheet === alert.window)
    cancel.performClick(nil)
    #expect(answer == .alertSecondButtonReturn && window.attachedSheet == nil)
  }

  @Test func childrenMoveAlong() {
    let (window, child) = (NSWindow.resizable(400, 300), NSWindow.resizable(100, 50))
    window.addChildWindow(child, ordered: .above)
    let before = child.frame.origin
    window.setFrameOrigin(NSPoint(x: window.frame.minX + 7, y: window.frame.minY - 5))
    #expect(child.frame.origin == NSPoint(x: before.x + 7, y: before.y - 5))
    window.setContentSize(NSSize(width: 400, height: 200))
    #expect(child.frame.origin == NSPoint(x: before.x + 7, y: before.y - 5))
    #expect(child.parent === window)
    window.removeChildWindow(child)
    #expect(child.parent == nil && window.childWindows == nil)
  }

  @Test func dragsKeepTheRatioOfTheContent() {
    let window = NSWindow.resizable(400, 200)
    window.contentAspectRatio = NSSize(width: 2, height: 1)
    #expect(
      window.plumb.drag(toContentSize: NSSize(width: 600, height: 200)).size
        == NSSize(width: 600, height: 300))
    #expect(
      window.plumb.drag(toContentSize: NSSize(width: 600, height: 100)).size
        == NSSize(width: 200, height: 100))
  }

  @Test func zoomAndFullScreenComeBack() throws {
    let window = NSWindow.resizable(400, 300)
    let before = window.frame
    let screen = try #require(NSScreen.main)
    window.maxSize = NSSize(width: 500, height: 10_000)
    window.zoom(nil)
    #expect(window.frame.width == 500 && window.frame.height == screen.visibleFrame.height && window.isZoomed)
    window.zoom(nil)
    #expect(window.frame == before)
    window.toggleFullScreen(nil)
    window.layoutIfNeeded()
    #expect(window.frame == screen.frame && window.contentView?.frame.size == screen.frame.size)
    window.toggleFullScreen(nil)
    window.layoutIfNeeded()
    #expect(window.frame == before && window.contentView?.frame.size == NSSize(width: 400, height: 300))
  }

  @Test func framesAreSavedByName() {
    let (first, second) = (NSWindow.resizable(400, 300), NSWindow.resizable(10, 10))
    first.setFrameAutosaveName("WindowBarTests")
    first.setFrame(NSRect(x: 1, y: 2, width: 300, height: 200), display: false)
    first.setFrameOrigin(NSPoint(x: 30, y: 40))
    #expect(second.setFrameUsingName("WindowBarTests") && second.frame == first.frame)
    NSWindow.removeFrame(usingName: "WindowBarTests")
    #expect(!second.setFrameUsingName("WindowBarTests"))
  }
}
