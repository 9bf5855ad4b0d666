import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// Controls that show or take a value, and images.
extension ViewBuilder {
  static let values: [ViewKind: ViewBuilder] = [
    .imageView: ViewBuilder(UIImageView.self, configureImageView),
    .switch: ViewBuilder(UISwitch.self) { control, reading in
      applyControl(control, reading)
      control.isOn = reading.bool("on") ?? false
      control.onTintColor = reading.color("onTintColor")
    },
    .slider: ViewBuilder(UISlider.self) { slider, reading in
      applyControl(slider, reading)
      slider.minimumValue = Float(reading.number("minValue") ?? 0)
      slider.maximumValue = Float(reading.number("maxValue") ?? 1)
      slider.value = Float(reading.number("value") ?? 0)
    },
    .stepper: ViewBuilder(UIStepper.self) { stepper, reading in
      applyControl(stepper, reading)
      stepper.minimumValue = Double(reading.number("minimumValue") ?? 0)
      stepper.maximumValue = Double(reading.number("maximumValue") ?? 100)
      stepper.stepValue = Double(reading.number("stepValue") ?? 1)
      stepper.value = Double(reading.number("value") ?? 0)
    },
    .progressView: ViewBuilder(UIProgressView.self) { view, reading in
      view.progressViewStyle = reading["progressViewStyle"] == "bar" ? .bar : .default
      view.progress = Float(reading.number("progress") ?? 0)
    },
    .activityIndicatorView: ViewBuilder(UIActivityIndicatorView.self, configureActivity),
    .pageControl: ViewBuilder(UIPageControl.self) { control, reading in
      applyControl(control, reading)
      control.numberOfPages = reading.integer("numberOfPages") ?? 3
      control.currentPage = reading.integer("currentPage") ?? 0
      control.hidesForSinglePage = reading.bool("hidesForSinglePage") ?? false
    },
    .segmentedControl: ViewBuilder(UISegmentedControl.self, configureSegments),
    .datePicker: ViewBuilder(UIDatePicker.self, configureDatePicker),
    .pickerView: ViewBuilder(UIPickerView.self),
  ]

  private static func configureImageView(_ view: UIImageView, _ reading: NibReading) {
    view.preferredSymbolConfiguration = reading.file.symbolConfiguration(
      "preferredSymbolConfiguration", of: reading.element)
    view.image =
      reading.view.touchImage.flatMap { reading.file.image($0.name, isSymbol: $0.isSymbol) }
    if let name = reading["highlightedImage"] {
      view.highlightedImage = reading.file.image(name, isSymbol: reading["highlightedCatalog"] == "system")
    }
    view.isHighlighted = reading.bool("highlighted") ?? false
  }

  private static func configureActivity(_ view: UIActivityIndicatorView, _ reading: NibReading) {
    let style = reading["style"] ?? ""
    view.style = style == "whiteLarge" || style == "large" ? .large : .medium
    if let color = reading.color("color") { view.color = color }
    view.hidesWhenStopped = reading.bool("hidesWhenStopped") ?? false
    if reading.bool("animating") == true { view.startAnimating() }
  }

  private static func configureSegments(_ control: UISegmentedControl, _ reading: NibReading) {
    applyControl(control, reading)
    control.apportionsSegmentWidthsByContent = reading.bool("apportionsSegmentWidthsByContent") ?? false
    let segments = reading.element.firstChild("segments")?.children.filter { $0.isNamed("segment") } ?? []
    for (place, segment) in segments.enumerated() {
      if let image = reading.file.image(of: segment) {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        control.insertSegment(withTitle: segment.shownString("title") ?? "", at: place, animated: false)
      }
      if let width = segment.number("width"), width > 0 { control.setWidth(width, forSegmentAt: place) }
      control.setEnabled(segment.bool("enabled") ?? true, forSegmentAt: place)
    }
    control.selectedSegmentIndex = reading.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }

  private static func configureDatePicker(_ picker: UIDatePicker, _ reading: NibReading) {
    applyControl(picker, reading)
    switch reading["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch reading["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    picker.minuteInterval = reading.integer("minuteInterval") ?? 1
  }
}
