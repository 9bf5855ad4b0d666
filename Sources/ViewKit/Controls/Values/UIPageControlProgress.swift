import CoreGraphics

/// How far a page has been seen.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Between 0 and 1.
  open var currentProgress: Float = 0 { didSet { currentProgress = min(max(currentProgress, 0), 1) } }
  open var progressVisibleOnCurrentPage = true
  open weak var delegate: (any UIPageControlProgressDelegate)?

  public override init() { super.init() }
}

/// The same by time. No time passes here by itself.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  open var preferredDuration: TimeInterval
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func resumeTimer() { isRunning = true }
  open func pauseTimer() { isRunning = false }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
  private var durations: [Int: TimeInterval] = [:]
}

/// Says how far a page begins to have been seen. Nobody asks here.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
