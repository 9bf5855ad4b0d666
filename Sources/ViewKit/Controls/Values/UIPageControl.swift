import CoreGraphics
internal import PlumbTextMetrics

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  private var storedPage = 0
  /// Does nothing here: dots do not fill.
  open var progress: UIPageControlProgress?
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  /// A column of dots is as high as the row would be wide.
  open var direction: UIPageControl.Direction = .natural {
    didSet { if direction != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
  open var interactionState: UIPageControl.InteractionState { .none }
  open var allowsContinuousInteraction = true

  // MARK: Images

  /// In place of dots; the control's size is that with dots.
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicators: [Int: UIImage] = [:]
  private var currentIndicators: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicators[page] = image
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }

  // MARK: Size

  /// The size with as many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    turned(measuredSize(of: .pageControl(pages: pageCount)))
  }

  open override var intrinsicContentSize: CGSize { turned(super.intrinsicContentSize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { turned(super.sizeThatFits(turned(size))) }

  private func turned(_ size: CGSize) -> CGSize {
    direction.isVertical ? CGSize(width: size.height, height: size.width) : size
  }

  override var measuredControl: TouchControl? { .pageControl(pages: numberOfPages) }
}
