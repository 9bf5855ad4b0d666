import CoreGraphics
internal import PlumbTextMetrics

/// A control with two buttons that make a value larger and smaller. Its size is its own, whatever frame it
/// is made with.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = measuredFrameSize(of: .plain(.stepper), within: .zero)
    self.frame.origin = frame.origin
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Nibs say all of it.
    if coder is any NibDecoder { return }
    bounds.size = measuredFrameSize(of: .plain(.stepper), within: .zero)
  }

  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var storedValue = 0.0
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  override var measuredControl: TouchControl? { .plain(.stepper) }
}
