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

  override var measuredControl: TouchControl? { .plain(.slider) }
}
