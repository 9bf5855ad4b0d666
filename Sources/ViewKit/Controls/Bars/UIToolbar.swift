import CoreGraphics
internal import TextMetrics

/// A bar of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { measuredSize(of: .toolbar) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredFrameSize(of: .toolbar, within: size) }
}
