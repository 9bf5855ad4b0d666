import Testing
import UIKit

/// Which view lists an active constraint, and in which order. The expectations are those of published tests
/// of layout libraries, which run against UIKit.
@MainActor @Suite struct ConstraintPlaceTests {
  /// A tree of views: a root with two children, of which the first has a child and a grandchild, the second a
  /// child.
  let root = UIView()
  let left = UIView()
  let right = UIView()
  let leftChild = UIView()
  let leftGrandchild = UIView()
  let rightChild = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leftChild)
    leftChild.addSubview(leftGrandchild)
    right.addSubview(rightChild)
  }

  private func equalWidths(_ a: UIView, _ b: UIView) -> NSLayoutConstraint {
    let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    constraint.isActive = true
    return constraint
  }

  @Test func aSizeStandsOnItsView() {
    let constraint = left.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(left.constraints == [constraint])
    #expect(root.constraints.isEmpty)
  }

  @Test func relationsStandOnTheNearestCommonAncestor() {
    #expect(left.constraints.isEmpty)
    #expect(equalWidths(leftChild, left) == left.constraints.last)
    #expect(equalWidths(left, leftChild) == left.constraints.last)
    #expect(equalWidths(leftGrandchild, root) == root.constraints.last)
    #expect(equalWidths(left, right) == root.constraints.last)
    #expect(equalWidths(leftChild, rightChild) == root.constraints.last)
    #expect(equalWidths(leftGrandchild, right) == root.constraints.last)
    #expect(left.constraints.count == 2)
    #expect(root.constraints.count == 4)
  }

  @Test func aRatioStandsOnItsView() {
    let constraint = left.widthAnchor.constraint(equalTo: left.heightAnchor, multiplier: 2)
    constraint.isActive = true
    #expect(left.constraints == [constraint])
  }

  @Test func aGuideStandsForItsOwner() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let top = leftChild.topAnchor.constraint(equalTo: guide.bottomAnchor)
    let across = guide.topAnchor.constraint(equalTo: rightChild.topAnchor)
    NSLayoutConstraint.activate([width, top, across])
    #expect(left.constraints == [width, top])
    #expect(root.constraints == [across])
  }

  @Test func theListIsInTheOrderOfActivation() {
    let constraints = [
      left.topAnchor.constraint(equalTo: root.topAnchor),
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      left.rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    NSLayoutConstraint.activate([constraints[2], constraints[0]])
    NSLayoutConstraint.activate(constraints)
    #expect(root.constraints == [constraints[2], constraints[0], constraints[1], constraints[3]])
    NSLayoutConstraint.deactivate([constraints[0]])
    constraints[0].isActive = true
    #expect(root.constraints.last == constraints[0])
  }

  @Test func addingPutsAConstraintWhereItIsAdded() {
    let constraint = leftChild.widthAnchor.constraint(equalToConstant: 10)
    left.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(left.constraints == [constraint])
    left.addConstraints([constraint])
    #expect(left.constraints == [constraint])
    root.addConstraint(constraint)
    #expect(left.constraints.isEmpty)
    #expect(root.constraints == [constraint])
    left.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraints([constraint])
    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func aViewThatLeavesTakesItsOwnConstraintsAndDropsTheOthers() {
    let own = leftChild.widthAnchor.constraint(equalToConstant: 10)
    let inside = leftGrandchild.widthAnchor.constraint(equalTo: leftChild.widthAnchor)
    let across = leftGrandchild.topAnchor.constraint(equalTo: root.topAnchor)
    let outside = left.widthAnchor.constraint(equalTo: right.widthAnchor)
    NSLayoutConstraint.activate([own, inside, across, outside])
    leftChild.removeFromSuperview()
    #expect([own, inside, across, outside].map(\.isActive) == [true, true, false, true])
    #expect(leftChild.constraints == [own, inside])
    #expect(root.constraints == [outside])
  }

  @Test func aViewThatMovesDoesNotLeaveBySubclassCalls() {
    final class Staying: UIView {
      var removals = 0
      override func removeFromSuperview() {
        removals += 1
        super.removeFromSuperview()
      }
    }
    let view = Staying()
    left.addSubview(view)
    view.topAnchor.constraint(equalTo: left.topAnchor).isActive = true
    right.addSubview(view)
    #expect(view.removals == 0)
    #expect(left.constraints.isEmpty)
    #expect(view.superview == right)
  }

  @Test func anEmptyConstraintDoesNothing() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
  }
}
