import Testing
import UIKit

@testable import PlumbViewKit

/// What anchors say of themselves is about the anchor, not about its view (documentation of `NSLayoutAnchor`).
@MainActor @Suite struct AnchorAmbiguityTests {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
  }

  @Test func anchorsOfOneViewDiffer() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    page.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(!view.leadingAnchor.hasAmbiguousLayout && !view.widthAnchor.hasAmbiguousLayout)
    #expect(!view.trailingAnchor.hasAmbiguousLayout && !view.centerXAnchor.hasAmbiguousLayout)
    #expect(view.topAnchor.hasAmbiguousLayout && view.heightAnchor.hasAmbiguousLayout)
    #expect(view.bottomAnchor.hasAmbiguousLayout && view.firstBaselineAnchor.hasAmbiguousLayout)
  }

  /// Neither the left edge nor the width is decided, and the right edge is.
  @Test func anEdgeMayBeDecidedWhereTheFrameIsNot() {
    let right = view.rightAnchor.constraint(equalTo: page.rightAnchor)
    right.isActive = true
    #expect(!view.rightAnchor.hasAmbiguousLayout)
    #expect(view.leftAnchor.hasAmbiguousLayout && view.widthAnchor.hasAmbiguousLayout)
    #expect(written(view.rightAnchor) == [right])
  }

  private func written<Anchor>(_ anchor: NSLayoutAnchor<Anchor>) -> [NSLayoutConstraint] {
    anchor.constraintsAffectingLayout.filter { !($0 is SystemConstraint) }
  }

  @Test func constraintsOfOneAnchor() {
    let leading = view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([leading, width])
    page.layoutIfNeeded()
    #expect(written(view.leadingAnchor) == [leading])
    #expect(written(view.widthAnchor) == [width])
    #expect(NSLayoutConstraint.sameSet(written(view.trailingAnchor), [leading, width]))
    #expect(written(view.topAnchor) == [])
  }

  @Test func distancesAndGuides() {
    let guide = UILayoutGuide()
    page.addLayoutGuide(guide)
    let distance = view.topAnchor.anchorWithOffset(to: guide.topAnchor)
    #expect(distance.hasAmbiguousLayout)
    let below = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 12)
    below.isActive = true
    // Both may be anywhere, and are 12 points apart.
    #expect(!distance.hasAmbiguousLayout && written(distance) == [below])
    #expect(guide.topAnchor.hasAmbiguousLayout && view.topAnchor.hasAmbiguousLayout)
    view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    #expect(!guide.topAnchor.hasAmbiguousLayout && guide.leadingAnchor.hasAmbiguousLayout)
  }

  @Test func withoutAutoLayoutNothingIsOpen() {
    #expect(!UIView().topAnchor.hasAmbiguousLayout)
    #expect(UIView().topAnchor.constraintsAffectingLayout == [])
  }
}
