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

  override var takesTaps: Bool { true }
  /// The half that reads first makes the value smaller.
  override func tapped(_ touch: UITouch, _ event: UIEvent?) {
    let isLeft = touch.location(in: self).x < bounds.midX
    let grows = isLeft == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let next = value + (grows ? stepValue : -stepValue)
    let before = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != before { carryOut([.valueChanged, .primaryActionTriggered], event) }
  }

  override var measuredControl: TouchControl? { .plain(.stepper) }
}

/// Pictures of a stepper's own, which are none of its size.
extension UIStepper {
  /// Does nothing here: a stepper has the system's picture.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing here, as steppers have the system's picture.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing here, where the picture is the system's.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing here, between the picture's halves.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
}
