import Testing
import UIKit

/// Views that make their subviews while they are laid out.
@MainActor struct OwnRowsTests {
  private final class Rows: UIView {
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      for row in subviews { row.removeFromSuperview() }
      for place in 0..<3 {
        addSubview(UIView(frame: CGRect(x: 0, y: 10 * CGFloat(place), width: bounds.width, height: 8)))
      }
    }
  }

  @Test func oneThatMakesThemAnewIsNotLaidOutForThat() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let rows = Rows(frame: window.bounds)
    window.addSubview(rows)
    window.layoutIfNeeded()
    #expect(rows.passes == 1)
    rows.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(rows.passes == 2)
    #expect(rows.subviews.map(\.frame.minY) == [0, 10, 20])
  }
}
