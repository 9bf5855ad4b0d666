import Testing
import UIKit

/// Constraints by name, and those that mention a view.
@MainActor @Suite struct ConstraintGroupTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let middle = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    root.addSubview(middle)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      middle.addSubview(view)
    }
  }

  private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
    let constraints = [
      view.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: middle.topAnchor, constant: y),
    ]
    for constraint in constraints { constraint.plumb.nametag = "Position" }
    NSLayoutConstraint.activate(constraints)
  }

  @Test func groupsAreFoundByNameAndByView() {
    place(first, 1, 2)
    place(second, 3, 4)
    #expect(middle.plumb.constraints(named: "Position").map { $0.constant } == [1, 2, 3, 4])
    #expect(middle.plumb.constraints(named: "Position", matching: second).map { $0.constant } == [3, 4])
    #expect(middle.plumb.constraint(named: "Position", matching: second)?.constant == 3)
    #expect(middle.plumb.constraints(named: "Size") == [])
    #expect(root.plumb.constraints(named: "Position") == [])
  }

  @Test func groupsAreChangedAndRemovedTogether() {
    place(first, 1, 2)
    place(second, 3, 4)
    for constraint in middle.plumb.constraints(named: "Position", matching: first) {
      constraint.constant = 50
    }
    root.layoutIfNeeded()
    #expect(first.frame.origin == CGPoint(x: 50, y: 50))
    middle.plumb.removeConstraints(named: "Position", matching: first)
    #expect(middle.plumb.constraints(named: "Position").count == 2)
    middle.plumb.removeConstraints(named: "Position")
    #expect(middle.constraints.isEmpty)
  }

  /// Its own first, then those of superviews, the nearest first (literature: references may reside in any ancestor).
  @Test func referencesInTheViewAndAllItsAncestors() {
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    let far = first.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    let near = first.leftAnchor.constraint(equalTo: middle.leftAnchor)
    let other = second.leftAnchor.constraint(equalTo: middle.leftAnchor)
    NSLayoutConstraint.activate([far, near, other, width])
    #expect(first.plumb.referencingConstraints == [width, near, far])
    #expect(first.plumb.referencingConstraintsInSuperviews == [near, far])
    #expect(near.plumb.refers(to: first) && near.plumb.refers(to: middle) && !near.plumb.refers(to: root))
    near.isActive = false
    #expect(first.plumb.referencingConstraints == [width, far])
  }

  /// The plain form of the literature: items by nametag or class, numbers with a digit behind the point.
  @Test func plainDescriptions() {
    root.plumb.nametag = "RootView"
    first.plumb.nametag = "ContrastView"
    func address(_ object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
    let bottom = root.bottomAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 8)
    #expect(
      bottom.plumb.plainDescription
        == "<RootView:\(address(root))>.bottom >= <ContrastView:\(address(first))>.bottom + 8.0")
    let half = second.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5)
    #expect(
      half.plumb.plainDescription
        == "<UIView:\(address(second))>.width == <UIView:\(address(middle))>.width * 0.5")
    let quarter = second.widthAnchor.constraint(
      equalTo: middle.widthAnchor, multiplier: 1.25, constant: -20.5)
    #expect(
      quarter.plumb.plainDescription
        == "<UIView:\(address(second))>.width == <UIView:\(address(middle))>.width * 1.25 - 20.5")
  }
}
