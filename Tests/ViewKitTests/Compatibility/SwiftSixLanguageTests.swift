import Testing
import UIKit

/// A small layout language as projects in Swift 6 write it: every word of it on the main actor.
@MainActor private protocol Edged {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var owner: UIView? { get }
}

extension UIView: Edged {
  fileprivate var owner: UIView? { superview }
}

extension UILayoutGuide: Edged {
  fileprivate var owner: UIView? { owningView }
}

@MainActor @resultBuilder private enum ConstraintsBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

nonisolated(unsafe) private var namesKey: UInt8 = 0

extension Edged where Self: AnyObject {
  fileprivate var names: [String] {
    get { objc_getAssociatedObject(self, &namesKey) as? [String] ?? [] }
    nonmutating set { objc_setAssociatedObject(self, &namesKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor private struct Pair<Axis: AnyObject> {
  let from: NSLayoutAnchor<Axis>
  let to: NSLayoutAnchor<Axis>
  func callAsFunction(_ constant: CGFloat, _ priority: UILayoutPriority = .required) -> NSLayoutConstraint {
    let constraint = from.constraint(equalTo: to, constant: constant)
    constraint.priority = priority
    return constraint
  }
}

@MainActor private func activate(@ConstraintsBuilder _ constraints: () -> [NSLayoutConstraint]) {
  NSLayoutConstraint.activate(constraints())
}

@MainActor @Suite struct SwiftSixLanguageTests {
  static let shared = UIView()
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func aBlockOfConstraints() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let views = [UIView(), UIView()]
    for view in views {
      container.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let isTall = true
    activate {
      Pair(from: guide.leadingAnchor, to: container.leadingAnchor)(10)
      guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5)
      for view in views {
        Pair(from: view.leadingAnchor, to: guide.leadingAnchor)(5)
        Pair(from: view.topAnchor, to: container.topAnchor)(1, .defaultHigh)
        view.widthAnchor.constraint(equalTo: guide.widthAnchor)
      }
      if isTall { views.map { $0.heightAnchor.constraint(equalToConstant: 30) } }
    }
    container.layoutIfNeeded()
    #expect(views.map(\.frame) == Array(repeating: CGRect(x: 15, y: 1, width: 50, height: 30), count: 2))
    #expect(guide.layoutFrame.width == 50)
    #expect(container.constraints.count == 8)
  }

  @Test func namesOfViewsAndGuides() {
    let guide = UILayoutGuide()
    guide.names = ["a", "b"]
    container.names.append("c")
    #expect(guide.names == ["a", "b"])
    #expect(container.names == ["c"])
    #expect(Self.shared.names.isEmpty)
    #expect(guide.owner == nil)
  }

  @Test func constraintsCrossSuspensions() async {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    let changed = await Task { @MainActor in
      width.constant = 4
      return width
    }.value
    #expect(changed === width)
    #expect(width.constant == 4)
  }
}
