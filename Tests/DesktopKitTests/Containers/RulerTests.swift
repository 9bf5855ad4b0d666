import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Rulers take room from what a scroll view shows.
@MainActor @Suite struct RulerTests {
  private final class LineNumbers: NSRulerView {
    init(_ scrollView: NSScrollView) {
      super.init(scrollView: scrollView, orientation: .verticalRuler)
      ruleThickness = 36
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func rulersStandBesideTheDocument() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    scroll.verticalRulerView = LineNumbers(scroll)
    scroll.hasVerticalRuler = true
    #expect(scroll.contentView.frame.width == 300)
    scroll.rulersVisible = true
    #expect(scroll.contentView.frame == NSRect(x: 36, y: 0, width: 264, height: 200))
    #expect(scroll.verticalRulerView?.frame == NSRect(x: 0, y: 0, width: 36, height: 200))
    scroll.hasHorizontalRuler = true
    #expect(scroll.contentView.frame == NSRect(x: 36, y: 31, width: 264, height: 169))
    scroll.rulersVisible = false
    #expect(scroll.contentView.frame == scroll.bounds)
    #expect(scroll.verticalRulerView?.superview == nil)
  }
}
