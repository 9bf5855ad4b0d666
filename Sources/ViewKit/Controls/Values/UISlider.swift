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
  /// Does nothing here: sliders look as on phones and tablets.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Images

  private var thumbs = StateImages()
  private var minimumTracks = StateImages()
  private var maximumTracks = StateImages()

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTracks[state] = image
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTracks[state] = image
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }
  open var currentThumbImage: UIImage? { thumbs.shown(in: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTracks.shown(in: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTracks.shown(in: state) }

  // MARK: Rectangles

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, atRight: isReversed)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, atRight: !isReversed)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { track(in: bounds) }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumb(in: bounds, on: rect, value)
  }

  // MARK: Touches

  override var takesTaps: Bool { true }
  /// The thumb follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard bounds.width > 0 else { return true }
    let part = Float((touch.location(in: self).x - bounds.minX) / bounds.width)
    value = minimumValue + (maximumValue - minimumValue) * min(max(isReversed ? 1 - part : part, 0), 1)
    if isContinuous { carryOut([.valueChanged, .primaryActionTriggered], event) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { carryOut([.valueChanged, .primaryActionTriggered], event) }
  }

  override var measuredControl: TouchControl? { .plain(.slider) }
}
