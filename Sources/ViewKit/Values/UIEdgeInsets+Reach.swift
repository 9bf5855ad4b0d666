import CoreGraphics
internal import PlumbGeometry

extension UIEdgeInsets {
  var engineInsets: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// What of insets from a superview's edges covers a view inside, from the view's edges.
  func reaching(_ frame: CGRect, in superview: CGRect) -> UIEdgeInsets {
    let inside = Rect(
      x: frame.minX - superview.minX, y: frame.minY - superview.minY, width: frame.width, height: frame.height
    )
    return UIEdgeInsets(
      engineInsets.reaching(inside, in: Size(width: superview.width, height: superview.height)))
  }

  /// At each edge the greater one.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  static prefix func - (a: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: -a.top, left: -a.left, bottom: -a.bottom, right: -a.right)
  }
}
