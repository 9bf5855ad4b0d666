import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Windows whose content has a say in their size.
@MainActor @Suite struct WindowSizeTests {
  /// A view with margins of 20 and a least width, which resists at a priority.
  private func window(leastWidth: CGFloat, _ priority: NSLayoutConstraint.Priority) -> (NSWindow, NSView) {
    let window = NSWindow.resizable(400, 300)
    guard let content = window.contentView else { preconditionFailure("windows have a content") }
    let view = content.add(NSView()) { view, content in
      let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: leastWidth)
      least.priority = priority
      return [
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10), least,
      ]
    }
    window.layoutIfNeeded()
    return (window, view)
  }

  @Test func aTitleBarIsOutsideTheContent() {
    let window = NSWindow.resizable(400, 300)
    #expect(window.frame == NSRect(x: 100, y: 200, width: 400, height: 328))
    #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 400, height: 300))
    #expect(window.contentRect(forFrameRect: window.frame).size == NSSize(width: 400, height: 300))
    window.styleMask.insert(.fullSizeContentView)
    window.layoutIfNeeded()
    #expect(window.contentView?.frame.size == NSSize(width: 400, height: 328))
    #expect(window.contentLayoutRect == NSRect(x: 0, y: 0, width: 400, height: 300))
  }

  /// Its guide is what no title bar covers, also after the bar is gone.
  @Test func theLayoutGuideFollowsTheStyle() throws {
    let window = NSWindow.resizable(400, 300)
    window.styleMask.insert(.fullSizeContentView)
    let guide = try #require(window.contentLayoutGuide as? NSLayoutGuide)
    let content = try #require(window.contentView)
    let view = content.add(NSView()) { view, _ in
      [
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    }
    window.layoutIfNeeded()
    #expect(view.frame == NSRect(x: 0, y: 0, width: 400, height: 300))
    window.styleMask.remove(.titled)
    window.layoutIfNeeded()
    #expect(view.frame == NSRect(x: 0, y: 0, width: 400, height: 328))
  }

  /// A content that constraints hold stays under the title bar that the style has.
  @Test func aContentWithoutAMaskFollowsTheStyle() throws {
    let window = NSWindow.resizable(400, 300)
    let content = NSView()
    content.translatesAutoresizingMaskIntoConstraints = false
    window.contentView = content
    window.layoutIfNeeded()
    #expect(content.frame.size == NSSize(width: 400, height: 300))
    window.styleMask.insert(.fullSizeContentView)
    window.layoutIfNeeded()
    #expect(content.frame.size == NSSize(width: 400, height: 328))
  }

  @Test func aWindowWithoutATitleBarIsItsContent() {
    let plain = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 60), styleMask: .borderless, backing: .buffered,
      defer: false)
    #expect(plain.frame.size == NSSize(width: 50, height: 60))
  }

  @Test func aDragStopsWhereTheContentStops() {
    let (window, view) = window(leastWidth: 100, .required)
    let drag = window.plumb.drag(toContentSize: NSSize(width: 10, height: 10))
    #expect(drag.size == NSSize(width: 140, height: 50))
    #expect(view.frame == NSRect(x: 20, y: 20, width: 100, height: 10))
    // The upper left corner stays.
    #expect(window.frame == NSRect(x: 100, y: 528 - 78, width: 140, height: 78))
    #expect(drag.holdingWidth.contains { $0.firstItem === view && $0.firstAttribute == .width })
    #expect(drag.holdingHeight.contains { $0.firstItem === view && $0.firstAttribute == .height })
    let wide = window.plumb.drag(toContentSize: NSSize(width: 500, height: 400))
    #expect(wide.size == NSSize(width: 500, height: 400))
    #expect(wide.holdingWidth.isEmpty && wide.holdingHeight.isEmpty)
  }

  /// `NSLayoutPriorityDragThatCanResizeWindow` is 510, `NSLayoutPriorityWindowSizeStayPut` 500: content in between is compressed
  /// by a drag, and keeps its size when the window's is set.
  @Test(arguments: [
    (490, 40, 200), (499, 40, 200), (501, 40, 340), (509, 40, 340), (511, 340, 340), (750, 340, 340),
  ])
  func prioritiesSayWhoYields(priority: Int, dragged: CGFloat, set: CGFloat) {
    let priority = NSLayoutConstraint.Priority(Float(priority))
    let (first, _) = window(leastWidth: 300, priority)
    #expect(first.plumb.drag(toContentSize: NSSize(width: 10, height: 100)).size.width == dragged)
    let (second, _) = window(leastWidth: 300, priority)
    second.setContentSize(NSSize(width: 200, height: 100))
    second.layoutIfNeeded()
    #expect(second.frame.width == set)
    // What lies between gives way while an edge is held, and no longer.
    #expect(first.frame.width == max(dragged, priority.rawValue > 500 ? 340 : 0))
  }

  @Test func contentThatGrowsTakesItsWindowAlong() {
    let (window, view) = window(leastWidth: 100, .required)
    view.constraints.first { $0.firstAttribute == .width }?.constant = 700
    window.layoutIfNeeded()
    #expect(window.frame == NSRect(x: 100, y: 200, width: 740, height: 328))
    // It stays as large as it became.
    view.constraints.first { $0.firstAttribute == .width }?.constant = 100
    window.layoutIfNeeded()
    #expect(window.frame.width == 740)
  }

  @Test func leastAndGreatestSizesHoldDrags() {
    let window = NSWindow.resizable(400, 300)
    window.contentMinSize = NSSize(width: 200, height: 150)
    window.contentMaxSize = NSSize(width: 500, height: 350)
    #expect(window.minSize == NSSize(width: 200, height: 178))
    #expect(
      window.plumb.drag(toContentSize: NSSize(width: 10, height: 10)).size == NSSize(width: 200, height: 150))
    #expect(
      window.plumb.drag(toContentSize: NSSize(width: 900, height: 900)).size
        == NSSize(width: 500, height: 350))
    window.setContentSize(NSSize(width: 10, height: 10))
    #expect(window.contentView?.frame.size == NSSize(width: 200, height: 150))
    // What sets the frame is not asked.
    window.setFrame(NSRect(x: 0, y: 0, width: 100, height: 100), display: true)
    window.layoutIfNeeded()
    #expect(window.frame == NSRect(x: 0, y: 0, width: 100, height: 100))
  }

  private final class Delegate: NSWindowDelegate {
    var sizes: [NSSize] = []
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize {
      NSSize(width: max(frameSize.width, 333), height: frameSize.height)
    }
    func windowDidResize(_ notification: Notification) {
      if let window = notification.object as? NSWindow { sizes.append(window.frame.size) }
    }
  }

  @Test func aDelegateHasASay() {
    let window = NSWindow.resizable(400, 300)
    let delegate = Delegate()
    window.delegate = delegate
    window.plumb.drag(toContentSize: NSSize(width: 10, height: 100))
    #expect(window.frame.size == NSSize(width: 333, height: 128))
    #expect(delegate.sizes == [NSSize(width: 333, height: 128)])
  }

  @Test func anotherEdgeMayStay() {
    let (window, view) = window(leastWidth: 100, .required)
    window.setAnchorAttribute(.right, for: .horizontal)
    window.setAnchorAttribute(.bottom, for: .vertical)
    view.constraints.first { $0.firstAttribute == .width }?.constant = 460
    view.constraints.first { $0.firstAttribute == .height }?.constant = 360
    window.layoutIfNeeded()
    #expect(window.frame == NSRect(x: 0, y: 200, width: 500, height: 428))
  }

  @Test func aContentWithoutMaskIsHeldToo() {
    let window = NSWindow.resizable(400, 300)
    let content = NSView()
    content.translatesAutoresizingMaskIntoConstraints = false
    window.contentView = content
    content.widthAnchor.constraint(greaterThanOrEqualToConstant: 250).isActive = true
    window.layoutIfNeeded()
    #expect(content.frame == NSRect(x: 0, y: 0, width: 400, height: 300))
    #expect(
      window.plumb.drag(toContentSize: NSSize(width: 10, height: 100)).size == NSSize(width: 250, height: 100)
    )
  }
}
