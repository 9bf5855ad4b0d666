import CoreGraphics

/// A view whose content lies inside the safe area, and which shows a blurred copy of it beyond; nothing of that is drawn
/// here.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// What is shown, a subview of this view.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  /// Whether the view itself gives the content its frame: what the safe area leaves of the bounds.
  open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView else { return }
    contentView?.frame = bounds.inset(by: safeAreaInsets)
  }
}
