import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// Shows a part of a content that may be larger: its bounds move over the content.
///
/// Constraints between the scroll view and what is inside it speak of the content where they name edges and margins, and
/// of the frame where they name sizes and centers ("Working with Scroll Views", Auto Layout Guide). What they make of the
/// content's size becomes `contentSize`.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegateOwner {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Stands for the content; there from the beginning, since constraints on the edges mean it.
  private(set) lazy var contentGuide = UILayoutGuide(.scrollContent, of: self)
  /// As it was set, in points: kept where constraints leave the content's size open.
  private var givenContentSize = CGSize.zero
  /// Whether it is constraints that are setting the content's size.
  private var takesContentSize = false
  private(set) var storedContentSize = CGSize.zero
  /// As of the last look.
  private var knownAdjustedInset = UIEdgeInsets.zero
  var storedZoomScale: CGFloat = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    guides.append(contentGuide)
    needsInsets()
  }

  // MARK: The content

  /// The point of the content that is at the upper left corner; the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// In points. Constraints that determine it outweigh what is set, and set it themselves: classes that are as large as
  /// their content override it to hear of that.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      if !takesContentSize {
        givenContentSize = newValue
        engine?.edited(self, .arrangement)
      }
      changeContentSize(newValue)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsChanged()
      if newValue.origin != old.origin { scrolled() }
    }
  }

  /// Called where the bounds were set, before the delegate hears of it.
  func boundsChanged() {}

  private func scrolled() {
    // The frame's guide stays where the frame is.
    engine?.edited(self, .insets)
    scrollDelegate?.scrollViewDidScroll(self)
  }

  func changeContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    storedContentSize = size
    updateAdjustedInset()
    tellObservers()
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated) }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }
  open func flashScrollIndicators() {}

  // MARK: Guides

  /// The content's rectangle.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The frame's rectangle, over which the content moves.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
  open override var layoutGuides: [UILayoutGuide] { super.layoutGuides.filter { $0 !== contentGuide } }

  // MARK: Insets

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { updateAdjustedInset() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }
  /// `contentInset`, and what the safe area and a control that refreshes add.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaPart
    if let refreshControl, refreshControl.isRefreshing { insets.top += refreshControl.extent }
    return insets
  }
  open func adjustedContentInsetDidChange() {}
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// What scrolls is out of the safe area's way by the insets that are made of it.
  override var adjustsContentToSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

  /// Content that stood at its beginning stays there under a new safe area.
  func updateAdjustedInset() {
    let (old, new) = (knownAdjustedInset, adjustedContentInset)
    guard new != old else { return }
    knownAdjustedInset = new
    let moved = safeAreaPart != knownSafeAreaPart
    knownSafeAreaPart = safeAreaPart
    var offset = contentOffset
    if moved, offset.y == -old.top { offset.y = 0 - new.top }
    if moved, offset.x == -old.left { offset.x = 0 - new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
  private var knownSafeAreaPart = UIEdgeInsets.zero

  // MARK: Behavior

  /// Stands above the content, and can be drawn into sight.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl !== oldValue { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      updateAdjustedInset()
      setNeedsLayout()
    }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  /// Does nothing here.
  open var bouncesVertically = true
  /// Does nothing here.
  open var bouncesHorizontally = true
  /// Does nothing here.
  open var transfersHorizontalScrollingToParent = true
  /// Does nothing here.
  open var transfersVerticalScrollingToParent = true
  /// Where content that is smaller than the view stands in it. Does nothing here: at the upper left corner.
  open var contentAlignmentPoint = CGPoint.zero
  /// Does nothing here.
  open var allowsKeyboardScrolling = true
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var isTracking: Bool { isDragging }
  open var isDragging: Bool { storedPan?.isActive ?? false }
  /// Sees a finger that draws the content along.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging }
  var storedPan: ScrollPan?
  /// Scales the content. Does nothing here: there is none.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether a finger on a view inside may draw the content after all: not on controls. Does nothing here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Does nothing here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Where scrolling comes to rest before the delegate is asked.
  func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { proposed }
  override func readyForTouches() { _ = dragging }
  open var isDecelerating: Bool { false }
  open var isScrollAnimating: Bool { false }
  open var isZoomAnimating: Bool { false }
  /// Does nothing here: what scrolls is at rest.
  open func stopScrollingAndZooming() {}

  // MARK: Edges

  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  /// Of the view that the delegate names, between the least and the greatest scale.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated) }
  open func zoom(to rect: CGRect, animated: Bool) { zoom(onto: rect, animated) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSize()
    updateAdjustedInset()
    refreshControl?.place(in: self)
  }

  /// Whether constraints inside have a say in the content's size.
  var takesContentSizeFromConstraints: Bool { true }

  private func takeContentSize() {
    guard takesContentSizeFromConstraints, let engine, let node = contentGuide.item.node,
      let solved = engine.tree.frame(of: node), let rounded = engine.frame(of: contentGuide.item)
    else { return }
    let isAsGiven =
      abs(solved.width - givenContentSize.width) < 1e-6 && abs(solved.height - givenContentSize.height) < 1e-6
    let size = isAsGiven ? givenContentSize : rounded.size
    guard size != storedContentSize else { return }
    takesContentSize = true
    contentSize = size
    takesContentSize = false
  }

  override var contentArea: (node: NodeID, frame: Rect)? {
    contentGuide.item.node.map { ($0, Rect(CGRect(origin: .zero, size: givenContentSize))) }
  }
}
