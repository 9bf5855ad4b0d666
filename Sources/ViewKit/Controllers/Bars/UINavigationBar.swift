import CoreGraphics

/// The bar above what a navigation controller shows.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  /// Whether what is under the bar shows through.
  open var isTranslucent = true { didSet { itemChanged() } }
  open var prefersLargeTitles = false { didSet { itemChanged() } }

  func itemChanged() { superview?.setNeedsLayout() }
}
