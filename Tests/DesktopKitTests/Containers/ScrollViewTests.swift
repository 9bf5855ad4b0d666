import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Scroll views: borders, scrollers, documents with masks and with constraints.
@MainActor @Suite struct ScrollViewTests {
  private func scroll(_ document: NSView?) -> NSScrollView {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    scroll.documentView = document
    return scroll
  }

  @Test(arguments: [
    (NSBorderType.noBorder, 0.0), (.lineBorder, 1.0), (.bezelBorder, 1.0), (.grooveBorder, 2.0),
  ])
  func clipViewsAreInsideTheBorder(border: NSBorderType, width: CGFloat) {
    let scroll = scroll(nil)
    scroll.borderType = border
    #expect(
      scroll.contentView.frame == NSRect(x: width, y: width, width: 200 - 2 * width, height: 100 - 2 * width))
    scroll.frame.size = NSSize(width: 300, height: 150)
    #expect(scroll.contentSize == NSSize(width: 300 - 2 * width, height: 150 - 2 * width))
  }

  @Test func legacyScrollersTakeRoomWhereTheyAreNeeded() {
    let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
    let scroll = scroll(document)
    scroll.hasVerticalScroller = true
    scroll.hasHorizontalScroller = true
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
    scroll.scrollerStyle = .legacy
    #expect(scroll.contentSize == NSSize(width: 185, height: 85))
    scroll.autohidesScrollers = true
    #expect(scroll.contentSize == NSSize(width: 185, height: 100))
    document.frame.size.height = 90
    scroll.layoutSubtreeIfNeeded()
    #expect(scroll.contentSize == NSSize(width: 200, height: 100))
    document.frame.size = NSSize(width: 250, height: 90)
    scroll.layoutSubtreeIfNeeded()
    #expect(scroll.contentSize == NSSize(width: 185, height: 85))
  }

  @Test func flippedDocumentsBeginAtTheTop() {
    let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    let scroll = scroll(document)
    #expect(scroll.contentView.isFlipped)
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentView.scroll(to: NSPoint(x: 50, y: 120))
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 120, width: 200, height: 100))
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 1000))
    #expect(scroll.contentView.bounds.minY == 200)
    #expect(document.visibleRect == NSRect(x: 0, y: 200, width: 200, height: 100))
    #expect(document.frame.origin == .zero)
    document.frame.size.height = 150
    scroll.layoutSubtreeIfNeeded()
    #expect(scroll.contentView.bounds.minY == 50)
  }

  @Test func otherDocumentsBeginAtTheBottom() {
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    let scroll = scroll(document)
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 0, width: 200, height: 100))
    document.scroll(NSPoint(x: 0, y: 150))
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 150, width: 200, height: 100))
    let inner = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    document.addSubview(inner)
    // The document's corner is 150 points below that of what is seen, whose height is 100.
    #expect(inner.convert(inner.bounds, to: scroll) == NSRect(x: 0, y: 240, width: 10, height: 10))
    #expect(inner.visibleRect == .zero)
    #expect(inner.scrollToVisible(inner.bounds))
    #expect(scroll.contentView.bounds.minY == 0)
    #expect(!inner.scrollToVisible(inner.bounds))
    #expect(inner.enclosingScrollView === scroll)
  }

  @Test func insetsAreBeyondTheDocument() {
    let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    let scroll = scroll(document)
    scroll.contentInsets = NSEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scroll.contentView.scroll(to: NSPoint(x: 0, y: -100))
    #expect(scroll.contentView.bounds.minY == -20)
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 900))
    #expect(scroll.contentView.bounds.minY == 230)
  }

  @Test func documentsFollowConstraints() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let document = FlippedView()
    let scroll = NSScrollView()
    scroll.documentView = document
    scroll.borderType = .lineBorder
    root.add(scroll) { scroll, root in
      [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
    }
    document.translatesAutoresizingMaskIntoConstraints = false
    let stack = document.add(NSStackView(views: (0..<10).map { _ in ContentView(50, 40) })) {
      stack, document in
      [
        stack.leadingAnchor.constraint(equalTo: document.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: document.trailingAnchor),
        stack.topAnchor.constraint(equalTo: document.topAnchor),
        stack.bottomAnchor.constraint(equalTo: document.bottomAnchor),
      ]
    }
    stack.orientation = .vertical
    NSLayoutConstraint.activate([
      document.leadingAnchor.constraint(equalTo: scroll.contentView.leadingAnchor),
      document.trailingAnchor.constraint(equalTo: scroll.contentView.trailingAnchor),
      document.topAnchor.constraint(equalTo: scroll.contentView.topAnchor),
    ])
    let messages = logged { root.layoutSubtreeIfNeeded() }
    #expect(messages == [])
    #expect(scroll.frame == root.bounds)
    #expect(document.frame == NSRect(x: 0, y: 0, width: 298, height: 472))
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 100))
    root.layoutSubtreeIfNeeded()
    #expect(document.frame == NSRect(x: 0, y: 0, width: 298, height: 472))
    #expect(stack.arrangedSubviews[0].convert(NSPoint.zero, to: scroll).y == -59)
    root.frame.size = NSSize(width: 400, height: 500)
    root.layoutSubtreeIfNeeded()
    #expect(document.frame == NSRect(x: 0, y: 0, width: 398, height: 472))
    #expect(scroll.contentView.bounds.minY == 0)
  }

  /// The clip view's mask keeps its edges at the scroll view's, so that what is inside holds those.
  @Test func documentsHoldTheScrollView() {
    let window = NSWindow.resizable(300, 200)
    let scroll = NSScrollView()
    scroll.borderType = .bezelBorder
    let document = FlippedView()
    document.translatesAutoresizingMaskIntoConstraints = false
    scroll.documentView = document
    window.contentView?.add(scroll) { scroll, root in
      [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
    }
    NSLayoutConstraint.activate([
      document.leadingAnchor.constraint(equalTo: scroll.contentView.leadingAnchor),
      document.trailingAnchor.constraint(equalTo: scroll.contentView.trailingAnchor),
      document.topAnchor.constraint(equalTo: scroll.contentView.topAnchor),
      document.widthAnchor.constraint(greaterThanOrEqualToConstant: 250),
      document.heightAnchor.constraint(equalToConstant: 900),
    ])
    let messages = logged {
      window.layoutIfNeeded()
      window.plumb.drag(toContentSize: NSSize(width: 100, height: 100))
    }
    #expect(messages == [])
    #expect(window.contentView?.frame.size == NSSize(width: 252, height: 100))
    #expect(document.frame == NSRect(x: 0, y: 0, width: 250, height: 900))
  }

  @Test func documentsFollowTheirMasks() {
    let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    document.autoresizingMask = [.width]
    let scroll = scroll(document)
    scroll.frame.size = NSSize(width: 260, height: 150)
    scroll.layoutSubtreeIfNeeded()
    #expect(document.frame == NSRect(x: 0, y: 0, width: 260, height: 300))
  }

  @Test func clipViewsAreReplacedWithTheirDocument() {
    let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let scroll = scroll(document)
    let clip = NSClipView()
    scroll.contentView = clip
    #expect(scroll.documentView === document)
    #expect(clip.frame == scroll.bounds)
    document.removeFromSuperview()
    #expect(scroll.documentView == nil)
  }
}
