import Testing
import UIKit

@testable import PlumbViewKit

/// Where constraints are installed, and what becomes of them: documentation of `NSLayoutConstraint.isActive` and
/// `UIView.removeFromSuperview()`, and what published tests of layout libraries assert.
@MainActor @Suite struct InstallationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let left = UIView()
  let right = UIView()
  let leaf = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    for view in [left, right, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  @Test func onTheNearestCommonAncestor() {
    let own = leaf.widthAnchor.constraint(equalToConstant: 10)
    let upward = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let across = leaf.leftAnchor.constraint(equalTo: right.leftAnchor)
    let siblings = left.leftAnchor.constraint(equalTo: right.leftAnchor)
    NSLayoutConstraint.activate([own, upward, across, siblings])
    #expect(leaf.constraints == [own])
    #expect(left.constraints == [upward])
    #expect(root.constraints == [across, siblings])
  }

  @Test func aGuideStandsForItsOwner() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let own = guide.widthAnchor.constraint(equalToConstant: 10)
    let inward = guide.leftAnchor.constraint(equalTo: leaf.leftAnchor)
    NSLayoutConstraint.activate([own, inward])
    #expect(left.constraints == [own, inward])
    #expect(guide.owningView === left)
    left.removeLayoutGuide(guide)
    #expect(left.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  /// Views set `owningView` as they take guides and give them up (its documentation).
  @Test func aGuideHearsOfItsView() {
    final class Lower: UILayoutGuide {
      var views: [UIView?] = []
      override var owningView: UIView? {
        didSet {
          views.append(owningView)
          guard let owningView else { return }
          NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: owningView.leftAnchor), widthAnchor.constraint(equalToConstant: 7),
            bottomAnchor.constraint(equalTo: owningView.bottomAnchor),
            heightAnchor.constraint(equalToConstant: 5),
          ])
        }
      }
    }
    let guide = Lower()
    let view = UIView(frame: rect(0, 0, 30, 20))
    view.addLayoutGuide(guide)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 15, 7, 5) && view.layoutGuides == [guide])
    view.removeLayoutGuide(guide)
    #expect(guide.views == [view, nil] && view.constraints.isEmpty && view.layoutGuides.isEmpty)
    view.addLayoutGuide(guide)
    left.addLayoutGuide(guide)
    #expect(guide.views == [view, nil, view, nil, left] && guide.owningView === left)
  }

  @Test func activationTwiceIsActivationOnce() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    constraint.isActive = true
    #expect(leaf.constraints == [constraint])
    constraint.isActive = false
    constraint.isActive = false
    #expect(leaf.constraints.isEmpty)
    #expect(!constraint.isActive)
  }

  @Test func theListKeepsItsOrderAsConstraintsComeAndGo() {
    let all = (0..<50).map { leaf.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(all)
    for index in stride(from: 0, to: 50, by: 3) { all[index].isActive = false }
    #expect(leaf.constraints == all.enumerated().filter { $0.offset % 3 != 0 }.map { $0.element })
    all[0].isActive = true
    #expect(leaf.constraints.last === all[0])
  }

  @Test func removingAViewDropsWhatCrossesItsBoundary() {
    let inside = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let across = leaf.leftAnchor.constraint(equalTo: right.leftAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 10)
    let edge = left.topAnchor.constraint(equalTo: root.topAnchor)
    let other = right.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, across, own, edge, other])
    for isLaidOut in [false, true] {
      if isLaidOut { root.layoutIfNeeded() }
      left.removeFromSuperview()
      #expect(left.constraints == (isLaidOut ? [inside, own] : [inside, own]))
      #expect(root.constraints == [other])
      #expect(!across.isActive && !edge.isActive && inside.isActive)
      root.addSubview(left)
      other.isActive = false
      NSLayoutConstraint.activate([across, edge, other])
      #expect(root.constraints == [across, edge, other])
    }
  }

  @Test func movingAViewDropsThemToo() {
    let across = leaf.leftAnchor.constraint(equalTo: left.leftAnchor)
    across.isActive = true
    right.addSubview(leaf)
    #expect(!across.isActive)
    #expect(leaf.superview === right)
    #expect(left.subviews.isEmpty)
  }

  @Test func addConstraintInstallsWhereItSays() {
    let constraint = NSLayoutConstraint(
      item: leaf, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 44)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func aConstraintDoesNotKeepItsItems() {
    var view: UIView? = UIView()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 3)
    #expect(constraint?.firstItem === view)
    view = nil
    #expect(constraint?.firstItem == nil)
    constraint?.isActive = false
  }

  @Test func aSubviewOutlivesItsSuperview() {
    var parent: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent?.addSubview(child)
    let edge = parent.map { child.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 5) }
    edge?.isActive = true
    parent?.layoutIfNeeded()
    #expect(child.frame.minX == 5)
    parent = nil
    #expect(child.superview == nil)
    #expect(edge?.isActive == false)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(child)
    child.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    child.widthAnchor.constraint(equalToConstant: 20).isActive = true
    other.layoutIfNeeded()
    #expect(child.frame.minX == 30)
  }

  @Test func anchorsAreEqualByItemAndAttribute() {
    #expect(leaf.leadingAnchor == leaf.leadingAnchor)
    #expect(leaf.leadingAnchor != leaf.trailingAnchor)
    #expect(leaf.leadingAnchor != left.leadingAnchor)
    #expect(Set([leaf.topAnchor, leaf.topAnchor, leaf.bottomAnchor]).count == 2)
    let constraint = leaf.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    #expect(constraint.firstAnchor.item === leaf)
    #expect(constraint.secondAnchor?.item === left)
    #expect(leaf.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func subclassesInheritTheInitialisers() {
    final class Named: NSLayoutConstraint { var name = "none" }
    let constraint = Named(
      item: leaf, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: left, attribute: .bottom,
      multiplier: 2, constant: 3)
    #expect(constraint.name == "none")
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(Named().firstItem == nil)
  }

  /// UIKit's raw values stand for the same words as the engine's.
  @Test func attributesAreCalledAsTheyAre() {
    for rawValue in 1...20 {
      let attribute = NSLayoutConstraint.Attribute(rawValue: rawValue)
      let name = attribute.map { "\($0)" }
      #expect(attribute?.consoleName == name)
    }
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.consoleName == "")
  }
}
