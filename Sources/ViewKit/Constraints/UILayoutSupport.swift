import CoreGraphics

/// The space that bars take at the top or bottom of a view controller's view: the guides of iOS 7 to 10.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
