import CoreGraphics

/// The bar above what a navigation controller shows.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  open var items: [UINavigationItem]? { didSet { itemsChanged(from: oldValue ?? []) } }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  open var barStyle: UIBarStyle = .default
  /// Whether what is under the bar shows through.
  open var isTranslucent = true { didSet { itemChanged() } }
  open var prefersLargeTitles = false { didSet { itemChanged() } }
  open var barTintColor: UIColor?
  open weak var delegate: (any UINavigationBarDelegate)?
  /// As the delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  open lazy var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Does nothing here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Does nothing here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing here: titles are not laid out.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }
  private var titleShifts: [UIBarMetrics: CGFloat] = [:]
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  func itemChanged() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  private func itemsChanged(from old: [UINavigationItem]) {
    for item in old where item.bar === self { item.bar = nil }
    for item in items ?? [] { item.bar = self }
    invalidateIntrinsicContentSize()
  }

  /// As high as in a navigation controller that has the same traits.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  private var height: CGFloat {
    BarMetrics(traits: traitCollection).navigationBar(
      inCard: false, largeTitle: false, item: topItem)
  }
}
