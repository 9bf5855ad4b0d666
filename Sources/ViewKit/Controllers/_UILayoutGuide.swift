import CoreGraphics

/// The top or bottom layout guide of a view controller: a hidden view in the controller's view, as high as what bars
/// and screen take there. Its class's name and its constraints are those of published console logs.
final class _UILayoutGuide: UIView, UILayoutSupport {
  private let isAtTop: Bool
  private var height: NSLayoutConstraint?

  init(atTop: Bool) {
    isAtTop = atTop
    super.init(frame: .zero)
    isHidden = true
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat { height?.constant ?? 0 }

  /// Gives the guide its place at an edge of the controller's view, and its height.
  func tie(to view: UIView) {
    let edge = isAtTop ? NSLayoutConstraint.Attribute.top : .bottom
    let height = _UILayoutSupportConstraint(
      item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    let place = _UILayoutSupportConstraint(
      item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1,
      constant: 0)
    self.height = height
    view.addConstraints([height, place])
  }

  func fit(_ insets: UIEdgeInsets) { height?.constant = isAtTop ? insets.top : insets.bottom }
}

/// What gives a layout guide its place or height.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
