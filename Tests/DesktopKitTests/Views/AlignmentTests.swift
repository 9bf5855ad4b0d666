import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Alignment rectangles and baselines in code.
@MainActor @Suite struct AlignmentTests {
  private final class Inset: NSView {
    override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 2, bottom: 8, right: 4) }
    override var intrinsicContentSize: NSSize { NSSize(width: 50, height: 20) }
  }

  @Test func insetsAreMeasuredFromWhatIsSeen() {
    for (superview, y) in [(NSView(), 80.0 - 20 - 8), (FlippedView(), 20.0 - 1)] {
      superview.frame = NSRect(x: 0, y: 0, width: 200, height: 100)
      let view = superview.add(Inset()) { view, superview in
        [
          view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
          view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
        ]
      }
      superview.layoutSubtreeIfNeeded()
      #expect(view.frame == NSRect(x: -2, y: y, width: 56, height: 29))
      #expect(view.alignmentRect(forFrame: view.frame).size == NSSize(width: 50, height: 20))
      #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: view.frame)) == view.frame)
    }
  }

  @Test func aContentSizeCanBeSwitchedOff() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let view = superview.add(Inset()) { view, superview in
      let width = view.widthAnchor.constraint(equalToConstant: 7)
      width.priority = .init(1)
      return [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        view.topAnchor.constraint(equalTo: superview.topAnchor), width,
      ]
    }
    superview.layoutSubtreeIfNeeded()
    #expect(view.frame.width == 56)
    view.isHorizontalContentSizeConstraintActive = false
    superview.layoutSubtreeIfNeeded()
    #expect(view.frame.width == 13)
  }

  private final class Lettered: NSView {
    var offset: CGFloat
    init(_ height: CGFloat, _ offset: CGFloat) {
      self.offset = offset
      super.init(frame: NSRect(x: 0, y: 0, width: 40, height: height))
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: NSSize { frame.size }
    override var baselineOffsetFromBottom: CGFloat { offset }
    override var firstBaselineOffsetFromTop: CGFloat { frame.height - offset }
  }

  @Test func baselinesAreWhereTheViewSays() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let large = superview.add(Lettered(40, 10)) { view, superview in
      [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      ]
    }
    let small = superview.add(Lettered(20, 4)) { view, _ in
      [
        view.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        view.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      ]
    }
    superview.layoutSubtreeIfNeeded()
    // The large one's bottom is at 50, its baseline at 60; the small one's bottom 4 below that.
    #expect(large.frame.minY == 50)
    #expect(small.frame.minY == 56)
  }

  /// Of a view that shows no text the last baseline is its bottom, and the first one its top.
  @Test func aViewWithoutTextHasItsEdges() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let view = superview.add(ContentView(40, 30)) { view, superview in
      [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        view.firstBaselineAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      ]
    }
    superview.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 0, y: 50, width: 40, height: 30))
  }
}
