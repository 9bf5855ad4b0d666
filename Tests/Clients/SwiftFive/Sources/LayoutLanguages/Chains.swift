import UIKit

/// Methods of views that return the view, and rows of views between bars: `|-20-a-b-|`.
@resultBuilder public struct SubviewsBuilder {
  public static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

func relation(
  _ view: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject? = nil,
  _ otherAttribute: NSLayoutConstraint.Attribute? = nil, _ constant: Double = 0
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: view, attribute: attribute, relatedBy: .equal, toItem: other,
    attribute: otherAttribute ?? attribute,
    multiplier: 1, constant: CGFloat(constant))
  constraint.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1)
  return constraint
}

extension UIView {
  @discardableResult public func holding(@SubviewsBuilder _ views: () -> [UIView]) -> UIView {
    for view in views() {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return self
  }

  @discardableResult public func wide(_ points: Double) -> Self {
    superview?.addConstraint(relation(self, .width, nil, nil, points))
    return self
  }

  @discardableResult public func fromTop(_ points: Double) -> Self {
    guard let superview = superview else { return self }
    superview.addConstraint(relation(self, .top, superview, nil, points))
    return self
  }

  public var widthConstraint: NSLayoutConstraint? { standing(.width) }
  public var topConstraint: NSLayoutConstraint? { standing(.top) }

  private func standing(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    for constraint in superview?.constraints ?? [] {
      if let item = constraint.firstItem as? NSObject, item == self, constraint.firstAttribute == attribute {
        return constraint
      }
      if let item = constraint.secondItem as? NSObject, item == self, constraint.secondAttribute == attribute
      {
        return constraint
      }
    }
    return nil
  }

  /// What the system did not add.
  public var ownConstraints: [NSLayoutConstraint] {
    constraints.filter { !($0.identifier?.contains("UIView-Encapsulated-Layout") ?? false) }
  }
}

prefix operator |-
@discardableResult
public prefix func |- (view: UIView) -> UIView {
  view.superview?.addConstraint(relation(view, .leading, view.superview, nil, 8))
  return view
}

@discardableResult
public func - (left: UIView, right: UIView) -> [UIView] {
  left.superview?.addConstraint(relation(right, .leading, left, .trailing, 8))
  return [left, right]
}

extension Array where Element: UIView {
  @discardableResult public func sameTop(_ points: Double) -> Self {
    forEach { $0.fromTop(points) }
    return self
  }
}
