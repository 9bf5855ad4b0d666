import CoreGraphics

/// A bar of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  open weak var delegate: (any UIToolbarDelegate)?
  /// What the delegate says of it.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  open lazy var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Does nothing here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  /// As high as in a navigation controller that has the same traits.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  private var height: CGFloat { BarMetrics(traits: traitCollection).toolbar }
}
