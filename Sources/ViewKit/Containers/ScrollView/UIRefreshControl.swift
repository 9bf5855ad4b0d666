import CoreGraphics

/// Stands above what a scroll view shows, and has it loaded anew when the content is drawn down far enough.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The control's height in points, which the content makes room for while it refreshes.
  let extent: CGFloat = 60
  /// How far the content is drawn until the control refreshes, in points: an estimate.
  private static let threshold: CGFloat = 120

  /// Once for each time that a finger draws.
  var isArmed = true
  open private(set) var isRefreshing = false
  /// Does nothing here: the control is as high without.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: extent))
  }

  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: extent)) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = extent
  }

  /// Has the content make room, without scrolling to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.updateAdjustedInset()
  }

  /// Takes the room back; content that stood below the control goes back to the top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    let before = scrollView?.adjustedContentInset.top
    isRefreshing = false
    guard let scrollView, let before else { return }
    let isAtTop = scrollView.contentOffset.y == -before
    scrollView.updateAdjustedInset()
    if isAtTop { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
  }

  private var scrollView: UIScrollView? {
    (superview as? UIScrollView).flatMap { $0.refreshControl === self ? $0 : nil }
  }

  /// The content is drawn beyond its top.
  func pulled(by distance: CGFloat) {
    guard isEnabled, isArmed, !isRefreshing, distance >= Self.threshold, let scrollView else { return }
    isArmed = false
    beginRefreshing()
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    sendActions(for: .valueChanged)
  }

  /// Above the content, as wide as what is seen of it.
  func place(in scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -extent, width: scrollView.bounds.width, height: extent)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: extent)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: extent) }
}
