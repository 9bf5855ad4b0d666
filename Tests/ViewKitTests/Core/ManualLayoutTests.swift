import Testing
import UIKit

/// Views that `layoutSubviews` places by hand, beside others that constraints place.
@MainActor @Suite struct ManualLayoutTests {
  /// Sets a frame between two pixels in each layout.
  final class Manual: UIView {
    let mark = UIView()
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      mark.center = CGPoint(x: 20.1, y: 13)
      mark.bounds.size = CGSize(width: 20, height: 20)
    }
  }

  /// Rounding is for what constraints make: what a frame is set to, it is. Setting it to what it was asks for nothing.
  @Test func theFrameStaysAsItWasSet() {
    let view = Manual(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(view.mark)
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(other)
    other.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.mark.center == CGPoint(x: 20.1, y: 13))
    // The frame is new in the first layout, and known in the second one.
    #expect(view.layouts <= 2)
  }
}
