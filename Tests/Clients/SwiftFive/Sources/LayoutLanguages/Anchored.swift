import UIKit

/// Methods of everything that has anchors, and stacks without stack views.
public protocol Anchored {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  func makeReady()
}

extension UIView: Anchored {
  public func makeReady() { translatesAutoresizingMaskIntoConstraints = false }
}

extension UILayoutGuide: Anchored {
  public func makeReady() {}
}

public struct Sides: OptionSet {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let top = Sides(rawValue: 1)
  public static let bottom = Sides(rawValue: 2)
  public static let none: Sides = []
}

extension NSLayoutConstraint {
  func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  func set(_ active: Bool) -> Self {
    isActive = active
    return self
  }
}

extension Collection where Iterator.Element == NSLayoutConstraint {
  public func activate() {
    if let constraints = self as? [NSLayoutConstraint] { NSLayoutConstraint.activate(constraints) }
  }
}

extension Anchored {
  @discardableResult
  public func fill(
    _ other: any Anchored, except sides: Sides = .none, insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    makeReady()
    var constraints = [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
    ]
    if !sides.contains(.top) {
      constraints.append(topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top))
    }
    if !sides.contains(.bottom) {
      constraints.append(bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom))
    }
    return constraints.map { $0.with(priority).set(isActive) }
  }
}

struct AxisAnchors<Anchor: AnyObject> {
  let start: NSLayoutAnchor<Anchor>
  let extent: NSLayoutDimension
  let end: NSLayoutAnchor<Anchor>
}

private func line<Anchor: AnyObject>(
  from start: NSLayoutAnchor<Anchor>, _ members: [AxisAnchors<Anchor>], to end: NSLayoutAnchor<Anchor>,
  spacing: CGFloat
) -> [NSLayoutConstraint] {
  var constraints: [NSLayoutConstraint] = []
  var last = start
  for member in members {
    constraints.append(member.start.constraint(equalTo: last, constant: last === start ? 0 : spacing))
    constraints.append(member.extent.constraint(equalTo: members[0].extent))
    last = member.end
  }
  constraints.append(last.constraint(equalTo: end))
  return constraints
}

extension UIView {
  @discardableResult public func row(_ views: [UIView], spacing: CGFloat) -> [NSLayoutConstraint] {
    for view in views { view.makeReady() }
    let constraints = line(
      from: leadingAnchor,
      views.map { AxisAnchors(start: $0.leadingAnchor, extent: $0.widthAnchor, end: $0.trailingAnchor) },
      to: trailingAnchor, spacing: spacing)
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
