import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Frames in coordinates whose y goes upwards or downwards.
@MainActor @Suite struct FrameTests {
  @Test func aFrameIsWhatItWasSetTo() {
    for superview in [NSView(), FlippedView()] {
      superview.frame = NSRect(x: 5, y: 6, width: 300, height: 200)
      let early = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
      superview.addSubview(early)
      #expect(early.frame == NSRect(x: 10, y: 20, width: 30, height: 40))
      early.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
      #expect(early.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
      early.setFrameSize(NSSize(width: 50, height: 60))
      #expect(early.frame == NSRect(x: 1, y: 2, width: 50, height: 60))
      early.setFrameOrigin(NSPoint(x: 7, y: 8))
      #expect(early.frame == NSRect(x: 7, y: 8, width: 50, height: 60))
      early.removeFromSuperview()
      #expect(early.frame == NSRect(x: 7, y: 8, width: 50, height: 60))
    }
  }

  @Test func constraintsMeasureFromTheTopInBothDirections() {
    for (superview, y) in [(NSView(), 200.0 - 10 - 40), (FlippedView(), 10)] {
      superview.frame = NSRect(x: 0, y: 0, width: 300, height: 200)
      let view = superview.add(NSView()) { view, superview in
        [
          view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
          view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
          view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40),
        ]
      }
      superview.layoutSubtreeIfNeeded()
      #expect(view.frame == NSRect(x: 20, y: y, width: 30, height: 40))
    }
  }

  @Test func pointsAreConvertedBetweenFlippedAndOtherViews() {
    let window = NSWindow.resizable(400, 300)
    let outer = NSView(frame: NSRect(x: 50, y: 60, width: 200, height: 100))
    let inner = FlippedView(frame: NSRect(x: 5, y: 10, width: 100, height: 80))
    window.contentView?.addSubview(outer)
    outer.addSubview(inner)
    // The inner view's top lies 10 + 80 above the outer one's bottom.
    #expect(inner.convert(NSPoint(x: 1, y: 2), to: outer) == NSPoint(x: 6, y: 88))
    #expect(inner.convert(NSPoint(x: 1, y: 2), to: nil) == NSPoint(x: 56, y: 148))
    #expect(inner.convert(NSPoint(x: 56, y: 148), from: nil) == NSPoint(x: 1, y: 2))
    #expect(
      outer.convert(NSRect(x: 6, y: 68, width: 10, height: 20), to: inner)
        == NSRect(x: 1, y: 2, width: 10, height: 20))
    #expect(window.contentView?.hitTest(NSPoint(x: 56, y: 148)) === inner)
    #expect(window.contentView?.hitTest(NSPoint(x: 10, y: 10)) === window.contentView)
  }

  @Test func scrolledBoundsMoveWhatIsInside() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 80, height: 80))
    superview.addSubview(view)
    view.setBoundsOrigin(NSPoint(x: 3, y: 5))
    #expect(view.bounds == NSRect(x: 3, y: 5, width: 80, height: 80))
    #expect(view.convert(NSPoint(x: 3, y: 5), to: superview) == NSPoint(x: 10, y: 10))
  }

  @Test func whoOverridesTheSizeLearnsOfEachOnce() {
    final class Counting: NSView {
      var sizes: [NSSize] = []
      override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        sizes.append(newSize)
      }
    }
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let masked = Counting(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    masked.autoresizingMask = [.width, .height]
    superview.addSubview(masked)
    let constrained = superview.add(Counting()) { view, superview in
      [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    superview.layoutSubtreeIfNeeded()
    #expect(constrained.sizes == [NSSize(width: 100, height: 20)])
    masked.sizes = []
    superview.setFrameSize(NSSize(width: 200, height: 150))
    superview.layoutSubtreeIfNeeded()
    #expect(masked.sizes == [NSSize(width: 150, height: 100)])
    #expect(constrained.sizes.last == NSSize(width: 200, height: 20))
  }
}
