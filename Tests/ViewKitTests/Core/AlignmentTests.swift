import Testing
import UIKit

/// Alignment rectangles, intrinsic sizes, directions, ambiguity and conflicts.
@MainActor @Suite struct AlignmentTests {
  final class Ornamented: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  final class Converting: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 6) }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -5, dy: -6) }
  }

  final class Sized: UIView {
    var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func constraintsActOnAlignmentRectangles() {
    let ornamented = add(Ornamented())
    let converting = add(Converting())
    for view in [ornamented, converting] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    root.layoutIfNeeded()
    #expect(ornamented.frame == CGRect(x: 8, y: 9, width: 56, height: 34))
    #expect(
      ornamented.alignmentRect(forFrame: ornamented.frame) == CGRect(x: 10, y: 10, width: 50, height: 30))
    #expect(converting.frame == CGRect(x: 5, y: 4, width: 60, height: 42))
  }

  @Test func intrinsicSizesAreKeptUntilConstraintsWin() {
    let view = add(Sized())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 40, height: 20))
    view.size.width = 70
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    let weak = view.widthAnchor.constraint(equalToConstant: 90)
    weak.priority = UILayoutPriority(249)
    weak.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    weak.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    view.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func huggingDecidesWhoStretches() {
    let (a, b) = (add(Sized()), add(Sized()))
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 40)
    #expect(b.frame.width == 160)
  }

  @Test func rightToLeftFlipsLeadingAndTrailing() {
    let view = add(Sized())
    root.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 190)
    root.semanticContentAttribute = .unspecified
    view.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func ambiguityIsSeenAndExercised() {
    let view = add(UIView())
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    let before = view.frame.width
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    let after = view.frame.width
    #expect(Set([before, after]) == [0, 50])
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.width == before)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(left))
  }

  @Test func aConflictIsLoggedInApplesWordsAndOneConstraintGivesWay() {
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = nil }
    let view = add(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 20)
    narrow.identifier = "narrow"
    NSLayoutConstraint.activate([
      narrow, wide, view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(messages.count == 1)
    let text = messages.first ?? ""
    #expect(text.contains("Unable to simultaneously satisfy constraints."))
    #expect(text.contains("'narrow' UIView:0x"))
    #expect(text.contains(".width == 20   (active)>"))
    #expect(text.contains("Will attempt to recover by breaking constraint"))
    #expect(view.frame.width == 10)
    #expect(view.constraints == [narrow, wide] && wide.isActive)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(messages.count == 1)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func sizesAreNeverNegative() {
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 150),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -100),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test func visualFormats() {
    let (a, b) = (add(Sized()), add(Sized()))
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-inset-[a]-[b(60)]", options: [.alignAllTop], metrics: ["inset": 12],
      views: ["a": a, "b": b])
    #expect(constraints.count == 4)
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]", metrics: nil, views: ["a": a]))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 12, y: 8, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 60, y: 8, width: 60, height: 20))
  }
}

/// `anchorWithOffset(to:)`: distances that are compared with each other (documentation of `NSLayoutXAxisAnchor`).
@MainActor @Suite struct DistanceTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let views = (0..<3).map { _ in UIView() }

  init() {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
  }

  @Test func equalGaps() {
    let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
    let equal = first.constraint(equalTo: second)
    equal.isActive = true
    #expect(root.constraints.last === equal)
    root.layoutIfNeeded()
    // 200 − 2 · 10 − 3 · 20 = 120, in two gaps.
    #expect(views[1].frame.minX == 90)
    equal.isActive = false
    first.constraint(equalTo: second, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 110)
    root.frame.size.width = 230
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 130)
  }

  @Test func distancesMayBeNegativeAndRunFromRightToLeft() {
    let overlap = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    overlap.constraint(equalToConstant: -5).isActive = true
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 25)
    for view in [root] + views { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(views[0].frame.maxX == 190)
    #expect(views[1].frame.maxX == 175)
    views[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.constraints.count == 2)
  }
}
