import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbViewKit

extension DesktopViewBuilder {
  static let values: [ViewKind: DesktopViewBuilder] = [
    .slider: DesktopViewBuilder(NSSlider.self, DesktopValues.slider),
    .stepper: DesktopViewBuilder(NSStepper.self, DesktopValues.stepper),
    .switch: DesktopViewBuilder(NSSwitch.self) { control, reading in
      DesktopControls.control(control, reading)
      control.controlSize = DesktopControls.size(LabelElement(reading.varied).controlSize)
    },
    .progressIndicator: DesktopViewBuilder(NSProgressIndicator.self, DesktopValues.progress),
    .levelIndicator: DesktopViewBuilder(NSLevelIndicator.self, DesktopValues.level),
    .datePicker: DesktopViewBuilder(NSDatePicker.self, DesktopValues.date),
    .colorWell: DesktopViewBuilder(NSColorWell.self),
    .imageView: DesktopViewBuilder(NSImageView.self, DesktopValues.image),
  ]
}

/// Controls of documents that show a value, and images.
@MainActor
enum DesktopValues {
  static func slider(_ slider: NSSlider, _ reading: DesktopReading) {
    DesktopControls.control(slider, reading)
    guard let cell = reading.view.cell else { return }
    slider.sliderType = cell.sliderType == "circular" ? .circular : .linear
    // AppKit takes the longer side of the frame.
    if slider.sliderType == .linear, let recorded = reading.view.recorded {
      slider.isVertical = recorded.height > recorded.width
    }
    slider.minValue = cell.minValue ?? 0
    slider.maxValue = cell.maxValue ?? 1
    slider.doubleValue = cell.doubleValue ?? 0
    slider.numberOfTickMarks = Int(cell.numberOfTickMarks ?? 0)
    slider.allowsTickMarkValuesOnly = cell.allowsTickMarkValuesOnly ?? false
  }

  static func stepper(_ stepper: NSStepper, _ reading: DesktopReading) {
    DesktopControls.control(stepper, reading)
    guard let cell = reading.view.cell else { return }
    stepper.minValue = cell.minValue ?? 0
    stepper.maxValue = cell.maxValue ?? 59
    stepper.increment = cell.increment ?? 1
    stepper.doubleValue = cell.doubleValue ?? 0
  }

  static func progress(_ indicator: NSProgressIndicator, _ reading: DesktopReading) {
    let element = ProgressElement(reading.varied)
    indicator.style = element.style == "spinning" ? .spinning : .bar
    indicator.controlSize = DesktopControls.size(LabelElement(reading.varied).controlSize)
    indicator.isIndeterminate = element.indeterminate ?? false
    indicator.minValue = element.minValue ?? 0
    indicator.maxValue = element.maxValue ?? 100
    indicator.doubleValue = element.doubleValue ?? 0
    indicator.isDisplayedWhenStopped = element.displayedWhenStopped ?? true
  }

  static func level(_ indicator: NSLevelIndicator, _ reading: DesktopReading) {
    DesktopControls.control(indicator, reading)
    guard let cell = reading.view.cell else { return }
    switch cell.levelIndicatorStyle {
    case "relevancy": indicator.levelIndicatorStyle = .relevancy
    case "continuousCapacity": indicator.levelIndicatorStyle = .continuousCapacity
    case "rating": indicator.levelIndicatorStyle = .rating
    default: indicator.levelIndicatorStyle = .discreteCapacity
    }
    indicator.minValue = cell.minValue ?? 0
    indicator.maxValue = cell.maxValue ?? 2
  }

  static func date(_ picker: NSDatePicker, _ reading: DesktopReading) {
    DesktopControls.control(picker, reading)
    switch reading.view.cell?.datePickerStyle {
    case "clockAndCalendar": picker.datePickerStyle = .clockAndCalendar
    case "textField": picker.datePickerStyle = .textField
    default: picker.datePickerStyle = .textFieldAndStepper
    }
  }

  static func image(_ view: NSImageView, _ reading: DesktopReading) {
    DesktopControls.control(view, reading)
    guard let cell = reading.view.cell else { return }
    view.image = DesktopControls.image(cell.element, reading)
    switch cell.imageFrameStyle {
    case "photo": view.imageFrameStyle = .photo
    case "grayBezel": view.imageFrameStyle = .grayBezel
    case "groove": view.imageFrameStyle = .groove
    case "button": view.imageFrameStyle = .button
    default: view.imageFrameStyle = .none
    }
  }
}
