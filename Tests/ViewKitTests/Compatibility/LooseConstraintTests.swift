import Testing
import UIKit

/// A view without a size, tied to its superview by one constraint that holds it loosely: an edge lies at the
/// constraint's bound, on whichever side it may be, and a size that is only bounded from above is nothing. The
/// expectations are those of published tests of a layout library, whose constraints have the priority 751.
@MainActor @Suite struct LooseConstraintTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView()

  init() {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func frame(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, plus constant: CGFloat
  ) -> CGRect {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: superview, attribute: attribute,
      multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(751)
    constraint.isActive = true
    superview.layoutIfNeeded()
    return view.frame
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
  func edgesLieAtTheBound(relation: NSLayoutConstraint.Relation) {
    #expect(frame(.top, relation, plus: 10) == CGRect(x: 0, y: 10, width: 0, height: 0))
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
  func farEdgesToo(relation: NSLayoutConstraint.Relation) {
    #expect(frame(.bottom, relation, plus: -23) == CGRect(x: 0, y: 177, width: 0, height: 0))
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
  func horizontalEdgesToo(relation: NSLayoutConstraint.Relation) {
    #expect(frame(.left, relation, plus: 72) == CGRect(x: 72, y: 0, width: 0, height: 0))
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
  func farHorizontalEdgesToo(relation: NSLayoutConstraint.Relation) {
    #expect(frame(.right, relation, plus: -13) == CGRect(x: 287, y: 0, width: 0, height: 0))
  }

  @Test func sizesAreAsSmallAsTheyMay() {
    #expect(frame(.width, .lessThanOrEqual, plus: -52).width == 0)
    #expect(frame(.height, .greaterThanOrEqual, plus: -34).height == 166)
    #expect(frame(.width, .greaterThanOrEqual, plus: -60).width == 240)
  }
}
