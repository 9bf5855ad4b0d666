import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Boxes and tab views: what they have around their contents.
@MainActor @Suite struct BoxAndTabTests {
  private func box(_ change: (NSBox) -> Void) -> NSBox {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    box.contentViewMargins = .zero
    change(box)
    box.layoutSubtreeIfNeeded()
    return box
  }

  @Test func contentsAreInsideTheLine() {
    // A box of 200 by 100 points with a title, and one without, in documents of macOS 11 to 15.
    let titled = box { _ in }
    #expect(titled.contentView?.frame == NSRect(x: 4, y: 5, width: 192, height: 80))
    let untitled = box { $0.titlePosition = .noTitle }
    #expect(untitled.contentView?.frame == NSRect(x: 4, y: 5, width: 192, height: 92))
    let custom = box { $0.boxType = .custom }
    #expect(custom.contentView?.frame == NSRect(x: 1, y: 1, width: 198, height: 98))
    let bare = box {
      $0.boxType = .custom
      $0.borderType = .noBorder
    }
    #expect(bare.contentView?.frame == bare.bounds)
    bare.contentViewMargins = NSSize(width: 7, height: 3)
    bare.layoutSubtreeIfNeeded()
    #expect(bare.contentView?.frame == NSRect(x: 7, y: 3, width: 186, height: 94))
    #expect(NSBox().contentViewMargins == NSSize(width: 5, height: 5))
  }

  @Test func boxesAreAsLargeAsTheirContents() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 400))
    let box = NSBox()
    box.titlePosition = .noTitle
    box.contentView = NSStackView(views: [ContentView(100, 50)])
    root.add(box) { box, root in
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    let messages = logged { root.layoutSubtreeIfNeeded() }
    #expect(messages == [])
    // Lines stand 3, 2 and 4 points inside the frame, and for layout the box is what is inside of these.
    #expect(box.frame == NSRect(x: -3, y: 400 - 68 + 2, width: 118, height: 68))
    #expect(box.contentView?.frame == NSRect(x: 9, y: 10, width: 100, height: 50))
  }

  @Test func containersWithoutRoomLogNothing() {
    let root = NSView()
    let (box, tabs) = (NSBox(), NSTabView())
    let item = NSTabViewItem(identifier: nil)
    let messages = logged {
      root.addSubview(box)
      root.addSubview(tabs)
      tabs.addTabViewItem(item)
      root.layoutSubtreeIfNeeded()
      (box.frame.size, tabs.frame.size) = (NSSize(width: 50, height: 60), NSSize(width: 100, height: 90))
      root.layoutSubtreeIfNeeded()
    }
    #expect(messages == [])
    #expect(box.contentView?.frame == NSRect(x: 9, y: 10, width: 32, height: 30))
    #expect(item.view?.frame == NSRect(x: 10, y: 33, width: 80, height: 44))
  }

  /// What contents need, boxes and tab views need, and with them their window.
  @Test func contentsHoldTheWindow() {
    for container in [NSBox(), NSTabView()] as [NSView] {
      let content = ContentView(150, 80)
      if let box = container as? NSBox { box.contentView = NSStackView(views: [content]) }
      if let tabs = container as? NSTabView {
        let item = NSTabViewItem(identifier: nil)
        item.view = NSStackView(views: [content])
        tabs.addTabViewItem(item)
      }
      let window = NSWindow.resizable(300, 200)
      window.contentView?.add(container) { view, root in
        [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ]
      }
      let messages = logged {
        window.layoutIfNeeded()
        window.plumb.drag(toContentSize: NSSize(width: 50, height: 50))
      }
      #expect(messages == [])
      #expect(content.frame.size == NSSize(width: 150, height: 80))
      // 18 points around a box's content and 20 around a tab's, of which 6 and 14 are outside the alignment rectangle.
      let width: CGFloat = container is NSBox ? 150 + 18 - 6 : 150 + 20 - 14
      #expect(window.contentView?.frame.width == width)
    }
  }

  @Test func separatorsAreLines() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 400))
    let line = NSBox()
    line.boxType = .separator
    root.add(line) { line, root in
      [
        line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        line.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      ]
    }
    let upright = NSBox(frame: NSRect(x: 0, y: 0, width: 5, height: 100))
    upright.boxType = .separator
    root.add(upright) { line, root in
      [
        line.topAnchor.constraint(equalTo: root.topAnchor),
        line.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        line.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      ]
    }
    root.layoutSubtreeIfNeeded()
    #expect(line.frame == NSRect(x: 0, y: 400 - 23, width: 400, height: 5))
    #expect(upright.frame == NSRect(x: 8, y: 0, width: 5, height: 400))
  }

  /// A line in a view without room is no longer than it is thick, and must not turn for that.
  @Test func separatorsDoNotTurnForLackOfRoom() {
    let root = NSView()
    let line = NSBox()
    line.boxType = .separator
    root.add(line) { line, root in
      [
        line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        line.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    let messages = logged { root.layoutSubtreeIfNeeded() }
    #expect(messages == [])
    #expect(line.frame.size == NSSize(width: 0, height: 5))
  }

  @Test(arguments: [
    (NSTabView.TabType.topTabsBezelBorder, NSRect(x: 10, y: 33, width: 180, height: 54)),
    (.noTabsBezelBorder, NSRect(x: 10, y: 7, width: 180, height: 80)),
    (.noTabsNoBorder, NSRect(x: 0, y: 0, width: 200, height: 100)),
  ])
  func tabsLeaveRoom(type: NSTabView.TabType, content: NSRect) {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    tabs.tabViewType = type
    let item = NSTabViewItem(identifier: "a")
    tabs.addTabViewItem(item)
    tabs.layoutSubtreeIfNeeded()
    #expect(item.view?.frame == content)
    #expect(tabs.contentRect == content)
  }

  @Test func oneTabIsShown() {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let items = ["a", "b", "c"].map { NSTabViewItem(identifier: $0) }
    for item in items { tabs.addTabViewItem(item) }
    #expect(tabs.selectedTabViewItem === items[0])
    #expect(items.map { $0.view?.superview === tabs } == [true, false, false])
    tabs.selectTabViewItem(withIdentifier: "c")
    tabs.layoutSubtreeIfNeeded()
    #expect(items.map { $0.view?.superview === tabs } == [false, false, true])
    #expect(items[2].view?.frame == NSRect(x: 10, y: 33, width: 180, height: 54))
    #expect(items[2].tabState == .selectedTab)
    let view = NSView()
    items[2].view = view
    #expect(view.superview === tabs)
    tabs.removeTabViewItem(items[2])
    #expect(tabs.selectedTabViewItem === items[1])
    #expect(view.superview == nil)
    #expect(tabs.numberOfTabViewItems == 2)
  }

  @Test func tabControllersShowTheirChildren() {
    let controller = NSTabViewController()
    let (a, b) = (NSViewController(), NSViewController())
    b.title = "B"
    controller.addChild(a)
    controller.addTabViewItem(NSTabViewItem(viewController: b))
    controller.view.frame.size = NSSize(width: 100, height: 50)
    controller.view.layoutSubtreeIfNeeded()
    #expect(controller.children == [a, b])
    #expect(a.view.frame == NSRect(x: 0, y: 0, width: 100, height: 50))
    controller.selectedTabViewItemIndex = 1
    controller.view.layoutSubtreeIfNeeded()
    #expect(a.view.superview == nil)
    #expect(b.view.frame == NSRect(x: 0, y: 0, width: 100, height: 50))
    #expect(controller.title == "B")
    controller.removeChild(at: 0)
    #expect(controller.tabViewItems.map(\.viewController) == [b])
  }
}
