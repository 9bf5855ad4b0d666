import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Who learns of a view's frame, and what follows from it.
@MainActor @Suite struct FrameTellingTests {
  @Test func observersSeeWholeFrames() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 300))
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 100, height: 50))
    parent.addSubview(view)
    view.postsFrameChangedNotifications = true
    var frames: [NSRect] = []
    let observation = view.observe(\.frame, options: [.new]) { _, change in
      frames.append(change.newValue ?? .zero)
    }
    nonisolated(unsafe) var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSView.frameDidChangeNotification, object: view, queue: nil
    ) { _ in posts += 1 }
    view.setFrameSize(NSSize(width: 5, height: 5))
    view.setFrameOrigin(NSPoint(x: 9, y: 1))
    view.setFrameOrigin(NSPoint(x: 9, y: 1))
    #expect(frames == [NSRect(x: 10, y: 10, width: 5, height: 5), NSRect(x: 9, y: 1, width: 5, height: 5)])
    #expect(posts == 2)
    NotificationCenter.default.removeObserver(token)
    withExtendedLifetime(observation) {}
  }

  @Test func dividersBetweenPanesAreNotHidden() {
    final class Hiding: NSObject, NSSplitViewDelegate {
      func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { true }
    }
    let (split, delegate) = (NSSplitView(frame: NSRect(x: 0, y: 0, width: 800, height: 100)), Hiding())
    split.isVertical = true
    split.dividerStyle = .thin
    split.delegate = delegate
    for _ in 0..<2 { split.addArrangedSubview(NSView()) }
    split.layoutSubtreeIfNeeded()
    split.setPosition(240, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(split.arrangedSubviews[1].frame == NSRect(x: 241, y: 0, width: 559, height: 100))
    withExtendedLifetime(delegate) {}
  }

  @Test func textsBecomeLowerAsTheyBecomeWider() throws {
    let scroll = NSTextView.scrollableTextView()
    let text = try #require(scroll.documentView as? NSTextView)
    scroll.frame = NSRect(x: 0, y: 0, width: 300, height: 100)
    text.string = String(repeating: "Hello world text that wraps. ", count: 60)
    scroll.layoutSubtreeIfNeeded()
    let high = text.frame.height
    let container = try #require(text.textContainer)
    #expect(container.size.height == 1e7 && container.containerSize == container.size)
    #expect(text.layoutManager.map { abs($0.usedRect(for: container).height - high) < 1 } == true)
    scroll.frame.size.width = 500
    scroll.layoutSubtreeIfNeeded()
    #expect(text.frame.height < high && text.frame.height > 100)
    #expect(text.layoutManager?.defaultLineHeight(for: .systemFont(ofSize: 13)) == 16)
  }

  @Test func contentOfOneSizeGivesItsWindowThatSize() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled, .resizable],
      backing: .buffered, defer: true)
    let (view, content) = (NSView(), try #require(window.contentView))
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    for size in [NSSize(width: 10, height: 10), NSSize(width: 700, height: 600)] {
      window.setContentSize(size)
      window.layoutIfNeeded()
      #expect(content.frame.size == NSSize(width: 200, height: 100))
      #expect(view.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
    }
  }

  @Test func prioritiesAreCountedWith() {
    var priority = NSLayoutConstraint.Priority.defaultHigh - 1
    #expect(priority.rawValue == 749)
    priority += 2
    #expect(priority == .defaultHigh + 1)
  }
}
