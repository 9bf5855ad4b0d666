import CoreGraphics
internal import PlumbTextMetrics

/// A bar that shows how far something has come. It has a height of its own, and no width.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Where a bar stands.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progressViewStyle: UIProgressView.Style = .default { didSet { invalidateIntrinsicContentSize() } }
  /// From 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }
  private var storedProgress: Float = 0
  /// What the bar follows, if anything, in place of a number of its own.
  open var observedProgress: Progress? {
    didSet { if observedProgress == nil, let oldValue { progress = Float(oldValue.fractionCompleted) } }
  }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    measuredSize(of: .plain(progressViewStyle == .bar ? .progressViewBar : .progressView))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredFrameSize(of: .plain(progressViewStyle == .bar ? .progressViewBar : .progressView), within: size)
  }
}
