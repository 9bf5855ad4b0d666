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

  /// Sets a frame where constraints say another one.
  final class Overruling: UIView {
    let mark = UIView()
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      mark.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }

  /// As in UIKit, such a frame stands until the next layout, which sets it again; asking for one would never end.
  @Test(arguments: [true, false]) func theFrameStandsAgainstConstraints(isConstrained: Bool) {
    var said: [String] = []
    LayoutLog.handler = { said.append($0) }
    defer { LayoutLog.handler = nil }
    let view = Overruling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let mark = view.mark
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    if isConstrained {
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        mark.topAnchor.constraint(equalTo: view.topAnchor),
        mark.widthAnchor.constraint(equalToConstant: 50), mark.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    view.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.layouts <= 2 && said == [])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.layouts <= 4 && said == [])
    // Set from outside, it is the constraints' with the next layout, and then again as it is set there.
    mark.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
    view.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && said == [])
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
