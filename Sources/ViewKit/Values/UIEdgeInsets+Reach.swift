import CoreGraphics
internal import Geometry

extension UIEdgeInsets {
  var engineInsets: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// What of insets from a superview's edges covers a view inside, from the view's edges.
  func reaching(_ frame: CGRect, in superview: CGRect) -> UIEdgeInsets {
    // Where there is no inset, nothing reaches what sticks out.
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    return UIEdgeInsets(
      top: rest(top, frame.minY - superview.minY), left: rest(left, frame.minX - superview.minX),
      bottom: rest(bottom, superview.maxY - frame.maxY), right: rest(right, superview.maxX - frame.maxX))
  }

  /// A view that sticks out of its superview has no more safe area than that (published measurements), nor margins.
  func capped(by other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
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
