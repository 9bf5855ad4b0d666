import UIKit

/// A view whose content has a size.
final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Makes the view a subview of a new one, pinned there by its upper left corner.
  func hostedAtCorner(_ size: CGSize = CGSize(width: 400, height: 400)) -> UIView {
    let host = UIView(frame: CGRect(origin: .zero, size: size))
    translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(self)
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: host.leftAnchor), topAnchor.constraint(equalTo: host.topAnchor),
    ])
    return host
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
  /// Whether each edge is no farther than a distance from that of another rectangle.
  func isWithin(_ distance: CGFloat, of other: CGRect) -> Bool {
    abs(minX - other.minX) <= distance && abs(maxX - other.maxX) <= distance
      && abs(minY - other.minY) <= distance && abs(maxY - other.maxY) <= distance
  }
}
