import CoreGraphics
import Foundation
internal import PlumbAppleFacts
internal import PlumbTextMetrics
public import PlumbViewKit

/// A knob on a track, or on a dial, for a value between two others.
@preconcurrency @MainActor
open class NSSlider: NSControl {
  public enum SliderType: UInt, Sendable { case linear, circular }
  public enum TickMarkPosition: UInt, Sendable {
    case below = 0
    case above = 1
    public static var trailing: TickMarkPosition { .below }
    public static var leading: TickMarkPosition { .above }
  }

  private var storedDirection: Bool?

  open var minValue = 0.0 { didSet { doubleValue = contents.number } }
  open var maxValue = 1.0 { didSet { doubleValue = contents.number } }
  open override var objectValue: Any? {
    get { contents.number }
    set {
      contents.value = newValue
      contents.value = min(max(contents.number, minValue), max(minValue, maxValue))
    }
  }
  /// Does nothing here.
  open var altIncrementValue = -1.0
  open var sliderType = SliderType.linear { didSet { measureChanged() } }
  /// Unless it is set, whether the slider is higher than wide.
  open var isVertical: Bool {
    get { storedDirection ?? (frame.height > frame.width) }
    set {
      guard storedDirection != newValue else { return }
      storedDirection = newValue
      core.setContentHuggingPriority(newValue ? .defaultHigh : .defaultLow, for: .horizontal)
      core.setContentHuggingPriority(newValue ? .defaultLow : .defaultHigh, for: .vertical)
      measureChanged()
    }
  }
  /// Does nothing here.
  open var trackFillColor: NSColor?
  open var knobThickness: CGFloat { 0 }
  open var numberOfTickMarks = 0 { didSet { measureChanged() } }
  /// Does nothing here.
  open var tickMarkPosition = TickMarkPosition.below
  open var allowsTickMarkValuesOnly = false
  /// The value of one of the marks, from the least one.
  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return minValue }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }
  open func closestTickMarkValue(toValue value: Double) -> Double {
    (0..<max(numberOfTickMarks, 0)).map { tickMarkValue(at: $0) }
      .min { abs($0 - value) < abs($1 - value) } ?? value
  }

  override class var usualCellClass: NSCell.Type { NSSliderCell.self }
  override class var standardContents: CellContents {
    var contents = CellContents()
    contents.value = 0.0
    return contents
  }
  override var measure: ControlMeasure? {
    let row: DesktopControlRow =
      sliderType == .circular ? .dial : isVertical ? .sliderVertical : .sliderHorizontal
    var control = DesktopControl(kind: .plain(row), controlSize: contents.controlSize.measured)
    control.hasTickMarks = numberOfTickMarks > 0
    return ControlMeasure(control)
  }

  /// The knob comes to where the mouse is.
  override func clicked(at point: NSPoint?) {
    if let point, sliderType == .linear, bounds.width > 0, bounds.height > 0 {
      let upwards = isFlipped ? bounds.maxY - point.y : point.y - bounds.minY
      let share = isVertical ? upwards / bounds.height : (point.x - bounds.minX) / bounds.width
      let value = minValue + (maxValue - minValue) * Double(share)
      doubleValue = allowsTickMarkValuesOnly ? closestTickMarkValue(toValue: value) : value
    }
    super.clicked(at: point)
  }
  override var consoleLabel: String? { nil }
}

extension NSSlider {
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = value
    isContinuous = true
    self.target = target as AnyObject?
    self.action = action
    isVertical = false
    sizeToFit()
  }
}
