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
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  /// The size with as many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    measuredSize(of: .pageControl(pages: pageCount))
  }

  override var measuredControl: TouchControl? { .pageControl(pages: numberOfPages) }
}
