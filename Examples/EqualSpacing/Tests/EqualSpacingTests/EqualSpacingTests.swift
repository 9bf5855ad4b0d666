import EqualSpacing
import Testing
import UIKit

@MainActor @Suite struct EqualSpacingTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  /// Views of 20, 60 and 40 points leave the rest to four spaces: (320 − 120) ∕ 4 = 50, (180 − 120) ∕ 4 = 15.
  @Test(arguments: [(320.0, 50.0), (180, 15), (120, 0)])
  func spacesAreEqual(width: CGFloat, space: CGFloat) {
    let views = [block(20, 30), block(60, 10), block(40, 20)]
    let row = EquallySpacedRow(views)
    row.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    row.layoutIfNeeded()
    // In the middle of 50 points of height.
    #expect(views[0].frame == CGRect(x: space, y: 10, width: 20, height: 30))
    #expect(views[1].frame == CGRect(x: 20 + 2 * space, y: 20, width: 60, height: 10))
    #expect(views[2].frame == CGRect(x: 80 + 3 * space, y: 15, width: 40, height: 20))
  }

  /// Guides are lighter than views: the row has its three subviews and no others.
  @Test func theSpacesAreNoViews() {
    let row = EquallySpacedRow([block(20, 20), block(20, 20), block(20, 20)])
    #expect(row.subviews.count == 3)
    #expect(row.layoutGuides.count == 4)
  }

  /// `SimulatedDevice` is no part of UIKit: it is the phone that the layout is for, here of someone who reads Arabic.
  @Test func fromTheRightWhereThatIsTheBeginning() {
    let device = SimulatedDevice.current
    defer { SimulatedDevice.current = device }
    SimulatedDevice.current.layoutDirection = .rightToLeft
    let views = [block(20, 20), block(60, 20)]
    let row = EquallySpacedRow(views)
    row.frame = CGRect(x: 0, y: 0, width: 140, height: 20)
    row.layoutIfNeeded()
    // (140 − 80) ∕ 3 = 20: the first view ends 20 points from the right edge.
    #expect(views.map(\.frame.minX) == [100, 20])
  }

  /// By itself, the row is as narrow as its views, and as high as the highest.
  @Test func theRowFitsItsViews() {
    let row = EquallySpacedRow([block(20, 30), block(60, 10)])
    let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 80, height: 30))
  }
}
