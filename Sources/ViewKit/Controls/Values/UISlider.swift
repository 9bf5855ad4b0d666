import CoreGraphics
internal import PlumbTextMetrics

/// A control for a value between two others. It has a height of its own, and no width.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var storedValue: Float = 0
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var takesTaps: Bool { true }
  /// The thumb follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard bounds.width > 0 else { return true }
    let part = Float((touch.location(in: self).x - bounds.minX) / bounds.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    value = minimumValue + (maximumValue - minimumValue) * min(max(isReversed ? 1 - part : part, 0), 1)
    if isContinuous { carryOut([.valueChanged, .primaryActionTriggered], event) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { carryOut([.valueChanged, .primaryActionTriggered], event) }
  }

  override var measuredControl: TouchControl? { .plain(.slider) }
}
