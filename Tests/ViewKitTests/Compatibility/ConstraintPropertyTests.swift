import Testing
import UIKit

/// What constraints and anchors say of themselves. The expectations are those of published tests of layout
/// libraries, which run against UIKit.
@MainActor @Suite struct ConstraintPropertyTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()

  init() {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Libraries that take any anchor cast it, and back where it is a dimension.
  @Test func anchorsAreCastToThoseOfAnyAxis() throws {
    let any = NSLayoutAnchor<AnyObject>.self
    let width = try #require(PlumbAnchor.cast(view.widthAnchor as Any, to: any))
    #expect(width === view.widthAnchor)
    let top = try #require(PlumbAnchor.cast(view.topAnchor, to: any))
    let constraint = try top.constraint(
      equalTo: #require(PlumbAnchor.cast(superview.bottomAnchor, to: any)), constant: 3)
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
    #expect(PlumbAnchor.cast(width, to: NSLayoutAnchor<NSLayoutDimension>.self) is NSLayoutDimension)
    #expect(!(PlumbAnchor.cast(top, to: NSLayoutAnchor<NSLayoutDimension>.self) is NSLayoutDimension))
    #expect(PlumbAnchor.cast(view, to: any) == nil && PlumbAnchor.cast(nil, to: any) == nil)
  }

  /// Since iOS 13 an active constraint may become required, and optional again.
  @Test func priorityOfAnActiveConstraintGoesFromAndToRequired() {
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      narrow, wide, view.heightAnchor.constraint(equalToConstant: 5),
      view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    superview.layoutIfNeeded()
    #expect(view.frame.width == 10)
    narrow.priority = .defaultLow
    superview.layoutIfNeeded()
    #expect(view.frame.width == 50 && narrow.isActive && narrow.priority == .defaultLow)
    narrow.priority = .required
    superview.layoutIfNeeded()
    #expect(view.frame.width == 10 && !view.hasAmbiguousLayout)
  }

  /// Of two that clash, one is broken; when the other becomes optional, both can be had.
  @Test func aBrokenConstraintIsAdmittedWhereTheOtherBecomesOptional() {
    let handler = LayoutDebugging.conflictHandler
    defer { LayoutDebugging.conflictHandler = handler }
    var conflicts = 0
    LayoutDebugging.conflictHandler = { _ in conflicts += 1 }
    let widths = [10, 50].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    superview.layoutIfNeeded()
    let kept: CGFloat = view.frame.width
    #expect(conflicts == 1 && (kept == 10 || kept == 50))
    let (first, second) = kept == 10 ? (widths[0], widths[1]) : (widths[1], widths[0])
    first.priority = .required - 1
    superview.layoutIfNeeded()
    #expect(view.frame.width == second.constant && conflicts == 1)
    first.priority = .required
    superview.layoutIfNeeded()
    #expect(conflicts == 2)
  }

  @Test func withoutASecondItemThereIsNoSecondAttribute() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 51)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondAnchor == nil)
    #expect(view.widthAnchor.constraint(equalToConstant: 3).secondAttribute == .notAnAttribute)
  }

  @Test(arguments: [
    NSLayoutConstraint.Attribute.left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
    .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]) func everyAttributeOfAViewHasOneAnchor(attribute: NSLayoutConstraint.Attribute) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: superview, attribute: attribute,
      multiplier: 1, constant: 2)
    #expect(constraint.firstAttribute == attribute)
    #expect(constraint.secondAttribute == attribute)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.firstAnchor === constraint.firstAnchor)
    #expect(constraint.firstAnchor != constraint.secondAnchor)
    #expect(constraint.firstAnchor.item === view)
    #expect(constraint.secondAnchor?.item === superview)
    let copy = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: superview, attribute: attribute,
      multiplier: 1,
      constant: 0)
    #expect(copy.secondAnchor === constraint.secondAnchor)
  }

  @Test func aConstraintsAnchorsAreThoseOfItsItems() {
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let x = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    #expect(x.firstAnchor === view.leadingAnchor)
    #expect(x.secondAnchor === guide.trailingAnchor)
    let y = view.topAnchor.constraint(equalTo: superview.bottomAnchor)
    #expect(y.firstAnchor === view.topAnchor)
    #expect(y.firstAnchor !== view.bottomAnchor)
    let size = view.widthAnchor.constraint(equalTo: superview.heightAnchor)
    #expect(size.firstAnchor === view.widthAnchor)
    let dimension: AnyObject? = size.secondAnchor
    #expect(dimension is NSLayoutDimension)
    #expect((dimension as? NSLayoutDimension)?.constraint(equalToConstant: 3).firstItem === superview)
    #expect(size.firstAnchor.copy() as AnyObject === view.widthAnchor)
  }

  @Test func anchorsOutliveTheirViewsAndKeepNothingAlive() {
    var anchor: NSLayoutXAxisAnchor?
    weak var gone: UIView?
    weak var guideGone: UILayoutGuide?
    do {
      let view = UIView()
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      anchor = view.leadingAnchor
      _ = guide.widthAnchor
      (gone, guideGone) = (view, guide)
    }
    #expect(gone == nil)
    #expect(guideGone == nil)
    #expect(anchor?.item == nil)
    #expect(anchor == anchor)
  }

  @Test func anchorsAreEqualByItemAndAttribute() {
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != view.leftAnchor)
    #expect(view.leadingAnchor != superview.leadingAnchor)
    #expect(Set<NSObject>([view.leadingAnchor, view.leadingAnchor, view.topAnchor]).count == 2)
  }

  @Test func prioritiesAreNumbers() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(constraint.priority == .required)
    constraint.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1)
    #expect(constraint.priority.rawValue == 751)
    constraint.isActive = true
    constraint.priority = UILayoutPriority(999)
    #expect(constraint.priority == UILayoutPriority(rawValue: 999))
    constraint.isActive = false
    constraint.priority = .required
    #expect(Set([UILayoutPriority.required, UILayoutPriority(1000)]).count == 1)
  }

  @Test func subclassesAreConstraintsOfTheirOwnKind() {
    final class Named: NSLayoutConstraint {
      weak var author: UIView?
      override var description: String { "named" }
    }
    let constraint = Named(
      item: view, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .top, multiplier: 1,
      constant: 4)
    constraint.author = superview
    constraint.identifier = "top"
    NSLayoutConstraint.activate([constraint])
    #expect(superview.constraints.first is Named)
    #expect(superview.constraints.first?.identifier == "top")
    // Without another one, the debug description of an object is its description.
    #expect("\(superview.constraints)" == "[named]")
  }

  @Test func changesOfAnActiveConstraintStay() {
    let top = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 15)
    let centre = NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerX,
      multiplier: 0.5,
      constant: 10)
    NSLayoutConstraint.activate([
      top, centre, view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 15, width: 20, height: 40))
    (top.constant, centre.constant) = (20, 0)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 20, width: 20, height: 40))
  }

  @Test func positionsMayFollowTheOtherAxis() {
    let other = UIView(frame: CGRect(x: 30, y: 12, width: 5, height: 6))
    superview.addSubview(other)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
        constant: 50),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: other, attribute: .centerX, multiplier: 2,
        constant: 0),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 62, y: 55, width: 20, height: 10))
  }
}
