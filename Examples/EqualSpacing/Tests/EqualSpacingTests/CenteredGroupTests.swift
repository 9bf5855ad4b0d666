import EqualSpacing
import Testing
import UIKit

@MainActor @Suite struct CenteredGroupTests {
  let header = UIView()
  let picture = UIView()
  let caption = UIView()
  let footer = UIView()
  let view: CenteredGroupView
  let headerHeight: NSLayoutConstraint

  init() {
    view = CenteredGroupView(header: header, group: [picture, caption], footer: footer)
    headerHeight = header.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      headerHeight, footer.heightAnchor.constraint(equalToConstant: 80),
      picture.widthAnchor.constraint(equalToConstant: 100),
      picture.heightAnchor.constraint(equalToConstant: 60),
      caption.widthAnchor.constraint(equalToConstant: 140),
      caption.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  /// The group is 140 wide and 60 + 8 + 20 = 88 high. In a view of 320 × 480, header and footer leave y 44 to 400: the
  /// group begins at 44 + (356 − 88) ∕ 2 = 178. In one of 568 × 320, at 44 + (196 − 88) ∕ 2 = 98.
  @Test(arguments: [
    (CGSize(width: 320, height: 480), 90.0, 178.0), (CGSize(width: 568, height: 320), 214, 98),
  ])
  func theGroupIsInTheMiddleOfTheRest(size: CGSize, x: CGFloat, y: CGFloat) {
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    #expect(view.room.layoutFrame == CGRect(x: 0, y: 44, width: size.width, height: size.height - 124))
    #expect(view.group.layoutFrame == CGRect(x: x, y: y, width: 140, height: 88))
    #expect(picture.frame == CGRect(x: x + 20, y: y, width: 100, height: 60))
    #expect(caption.frame == CGRect(x: x, y: y + 68, width: 140, height: 20))
  }

  /// 100 points more header push the middle down by 50.
  @Test func aHigherHeaderPushesTheGroupDown() {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    headerHeight.constant = 144
    view.layoutIfNeeded()
    #expect(view.group.layoutFrame == CGRect(x: 90, y: 228, width: 140, height: 88))
  }

  @Test func nothingIsAmbiguous() {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    for subview in view.subviews { #expect(!subview.hasAmbiguousLayout) }
    #expect(!view.room.hasAmbiguousLayout && !view.group.hasAmbiguousLayout)
  }
}
