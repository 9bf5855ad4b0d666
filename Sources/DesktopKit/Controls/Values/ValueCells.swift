import CoreGraphics
import Foundation

/// What a slider shows, as an object of its own. Where its knob stands is told roughly: as a square of the slider's short side.
@preconcurrency @MainActor
open class NSSliderCell: NSActionCell {
  private var slider: NSSlider? { control as? NSSlider }

  open var minValue: Double {
    get { slider?.minValue ?? 0 }
    set { slider?.minValue = newValue }
  }
  open var maxValue: Double {
    get { slider?.maxValue ?? 1 }
    set { slider?.maxValue = newValue }
  }
  open var sliderType: NSSlider.SliderType {
    get { slider?.sliderType ?? .linear }
    set { slider?.sliderType = newValue }
  }
  open var isVertical: Bool {
    get { slider?.isVertical ?? false }
    set { slider?.isVertical = newValue }
  }
  open var numberOfTickMarks: Int {
    get { slider?.numberOfTickMarks ?? 0 }
    set { slider?.numberOfTickMarks = newValue }
  }
  open var tickMarkPosition: NSSlider.TickMarkPosition {
    get { slider?.tickMarkPosition ?? .below }
    set { slider?.tickMarkPosition = newValue }
  }
  open var allowsTickMarkValuesOnly: Bool {
    get { slider?.allowsTickMarkValuesOnly ?? false }
    set { slider?.allowsTickMarkValuesOnly = newValue }
  }
  open var altIncrementValue: Double {
    get { slider?.altIncrementValue ?? -1 }
    set { slider?.altIncrementValue = newValue }
  }
  open var knobThickness: CGFloat { slider?.knobThickness ?? 0 }
  open var trackRect: NSRect { controlView?.bounds ?? .zero }
  open func barRect(flipped: Bool) -> NSRect { trackRect }
  open func knobRect(flipped: Bool) -> NSRect {
    let track = trackRect
    let side = min(track.width, track.height)
    let share = maxValue > minValue ? CGFloat((doubleValue - minValue) / (maxValue - minValue)) : 0
    return isVertical
      ? NSRect(x: track.minX, y: track.minY + (track.height - side) * share, width: side, height: side)
      : NSRect(x: track.minX + (track.width - side) * share, y: track.minY, width: side, height: side)
  }
  open func rectOfTickMark(at index: Int) -> NSRect { .zero }
  /// Does nothing here.
  open func drawBar(inside rect: NSRect, flipped: Bool) {}
  /// Does nothing here.
  open func drawKnob(_ knobRect: NSRect) {}
  open func drawKnob() { drawKnob(knobRect(flipped: controlView?.isFlipped ?? false)) }
  /// Does nothing here.
  open func drawTickMarks() {}
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawBar(inside: barRect(flipped: controlView.isFlipped), flipped: controlView.isFlipped)
    drawKnob()
  }
}

/// What a stepper shows, as an object of its own.
@preconcurrency @MainActor
open class NSStepperCell: NSActionCell {}

/// What a segmented control shows, as an object of its own.
@preconcurrency @MainActor
open class NSSegmentedCell: NSActionCell {
  private var segments: NSSegmentedControl? { control as? NSSegmentedControl }

  open var segmentCount: Int {
    get { segments?.segmentCount ?? 0 }
    set { segments?.segmentCount = newValue }
  }
  open var selectedSegment: Int {
    get { segments?.selectedSegment ?? -1 }
    set { segments?.selectedSegment = newValue }
  }
  open var trackingMode: NSSegmentedControl.SwitchTracking {
    get { segments?.trackingMode ?? .selectOne }
    set { segments?.trackingMode = newValue }
  }
  open func setLabel(_ label: String, forSegment segment: Int) {
    segments?.setLabel(label, forSegment: segment)
  }
  open func label(forSegment segment: Int) -> String? { segments?.label(forSegment: segment) }
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {
    segments?.setWidth(width, forSegment: segment)
  }
  open func width(forSegment segment: Int) -> CGFloat { segments?.width(forSegment: segment) ?? 0 }
  /// Does nothing here.
  open func drawSegment(_ segment: Int, inFrame frame: NSRect, with controlView: NSView) {}
}

/// What a date picker shows, as an object of its own.
@preconcurrency @MainActor
open class NSDatePickerCell: NSActionCell {}

/// What a level indicator shows, as an object of its own.
@preconcurrency @MainActor
open class NSLevelIndicatorCell: NSActionCell {}
