import Testing
import UIKit

@testable import PlumbViewKit

/// What views do when they are asked and moved, as documented or logged.
@MainActor @Suite struct ViewBehaviorTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  /// Programs bring text to a label's top by sizing it to fit: it stays at its corner (published answers).
  @Test func sizingToFitKeepsTheUpperLeftCorner() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 150, height: 120))
    label.text = "Text"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  /// Published logs of a view that is removed.
  @Test func aViewLeavesItsWindowBeforeItsSuperview() {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    view.calls = []
    view.removeFromSuperview()
    #expect(view.calls == ["willSuperview", "willWindow", "didWindow", "didSuperview"])
  }

  /// A call before the removal may do it already, or put the view elsewhere.
  @Test func removalMayBeOvertaken() {
    let other = UIView()
    let view = Recorder()
    root.addSubview(UIView())
    root.addSubview(view)
    root.addSubview(UIView())
    view.onWillMove = { view in
      view.onWillMove = nil
      other.addSubview(view)
    }
    view.removeFromSuperview()
    #expect(root.subviews.count == 2 && !root.subviews.contains(view))
    #expect(view.superview === other && other.subviews == [view])
  }

  /// Documentation of `tintColorDidChange()`.
  @Test func tintReachesWhatHasNone() {
    let own = Recorder()
    let heir = Recorder()
    let inner = Recorder()
    root.addSubview(own)
    root.addSubview(heir)
    heir.addSubview(inner)
    own.tintColor = .red
    (own.calls, heir.calls, inner.calls) = ([], [], [])
    root.tintColor = .green
    #expect(own.calls.isEmpty && heir.calls == ["tint"] && inner.calls == ["tint"])
    #expect(inner.tintColor == .green && own.tintColor == .red)
  }

  /// Documentation of `becomeFirstResponder()` and `canResignFirstResponder`.
  @Test func thereIsOneFirstResponder() {
    let (first, second) = (Willing(), Willing())
    #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    second.resigns = false
    #expect(!first.becomeFirstResponder() && second.isFirstResponder)
    second.resigns = true
    second.resignFirstResponder()
  }

  /// `frame` is computed from center, bounds, anchor point and transform, and what is set is what is read (documentation
  /// of `frame` and `anchorPoint`).
  @Test(arguments: [CGPoint.zero, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.25)], [CGFloat(2), -1, 0.5])
  func framesUnderATransform(_ anchor: CGPoint, _ scale: CGFloat) {
    let view = UIView()
    view.anchorPoint = anchor
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = CGRect(x: 10, y: 20, width: 40, height: 80)
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.bounds.size == CGSize(width: 40 / abs(scale), height: 80 / abs(scale)))
  }

  // MARK: Hit testing

  /// Documentation of `hitTest(_:with:)`: the farthest descendant that contains the point, frontmost first; neither
  /// hidden views nor those without interaction, nor those that are all but transparent.
  @Test func theFrontmostDescendantIsHit() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    front.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(root.hitTest(CGPoint(x: 60, y: 65), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 54, y: 54), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 190, y: 20), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 20), with: nil) == nil)
    front.alpha = 0
    #expect(root.hitTest(CGPoint(x: 60, y: 65), with: nil) === back)
  }

  @Test func overridesOfHitTestCount() {
    let blind = Blind(frame: root.bounds)
    blind.addSubview(UIView(frame: root.bounds))
    root.addSubview(blind)
    #expect(root.hitTest(CGPoint(x: 60, y: 65), with: nil) === root)
  }

  @Test func aDeepHierarchyCanBeHit() {
    var view = root
    for _ in 0..<50_000 {
      let next = UIView(frame: root.bounds)
      view.addSubview(next)
      view = next
    }
    #expect(root.hitTest(CGPoint(x: 60, y: 65), with: nil) === view)
  }

  // MARK: Traits

  /// Documentation of `overrideUserInterfaceStyle` and `UITraitOverrides`: for the view and what is below.
  @Test func traitsOverrideThoseFromAbove() {
    let middle = Recorder()
    let inner = UIView()
    root.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    middle.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(middle.calls.contains("traits"))
    middle.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(middle.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    middle.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!middle.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    let window = UIWindow()
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(root)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: Constraints

  /// Where an optional is handed over as `Any`, nothing arrives as `NSNull`, and is nothing.
  @Test func anOptionalOfNothingIsNoItem() {
    let constraint = NSLayoutConstraint(
      item: root, attribute: .width, relatedBy: .equal, toItem: root.superview as Any, attribute: .width,
      multiplier: 1, constant: 30)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    let optional: UIView? = root
    let other = NSLayoutConstraint(
      item: root, attribute: .width, relatedBy: .equal, toItem: optional as Any, attribute: .height,
      multiplier: 1, constant: 30)
    #expect(other.secondItem === root)
  }

  /// A constraint has no effect where the view that has it is not (documentation of `addConstraint(_:)`: it is held by
  /// that view).
  @Test func aConstraintGoesWithTheViewThatHasIt() {
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    let (holder, view) = (UIView(), UIView())
    root.addSubview(holder)
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let narrow = view.widthAnchor.constraint(equalToConstant: 20)
    narrow.priority = .defaultLow
    narrow.isActive = true
    holder.addConstraint(view.widthAnchor.constraint(equalToConstant: 70))
    root.layoutIfNeeded()
    #expect(view.bounds.width == 70)
    holder.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(view.bounds.width == 20)
  }

  /// One that waits on a view for its items is no concern of other hierarchies.
  @Test func aConstraintWaitsForItsItems() {
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    let (elsewhere, view, other) = (UIView(frame: root.bounds), UIView(), UIView())
    for each in [view, other] {
      each.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(each)
      each.heightAnchor.constraint(equalToConstant: 10).isActive = true
      each.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    elsewhere.addSubview(UIView())
    elsewhere.subviews[0].widthAnchor.constraint(equalToConstant: 90).isActive = true
    elsewhere.addConstraint(view.widthAnchor.constraint(equalToConstant: 70))
    root.layoutIfNeeded()
    elsewhere.layoutIfNeeded()
    #expect(view.bounds.width == 20)
    #expect(elsewhere.subviews[0].frame == .zero)
  }
}

private final class Recorder: UIView {
  var calls: [String] = []
  var onWillMove: ((Recorder) -> Void)?

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append("willSuperview")
    onWillMove?(self)
  }
  override func didMoveToSuperview() { calls.append("didSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { calls.append("willWindow") }
  override func didMoveToWindow() { calls.append("didWindow") }
  override func tintColorDidChange() { calls.append("tint") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("traits")
  }
}

private final class Willing: UIView {
  var resigns = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}

private final class Blind: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
