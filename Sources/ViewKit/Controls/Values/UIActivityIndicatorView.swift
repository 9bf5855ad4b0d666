import CoreGraphics
internal import PlumbTextMetrics

/// A wheel that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large a wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    public static var whiteLarge: Style { .large }
    public static var white: Style { .medium }
    public static var gray: Style { .medium }
  }

  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    // `UIView` never fails.
    super.init(coder: coder)!
    // Nibs say all of it.
    if coder is any NibDecoder { return }
    isHidden = true
  }

  open var style: UIActivityIndicatorView.Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = .gray
  /// Whether the view is hidden as long as the wheel does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    measuredSize(of: .plain(style == .large ? .activityIndicatorLarge : .activityIndicator))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
