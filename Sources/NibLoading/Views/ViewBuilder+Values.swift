import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Controls that show or take a value, and images.
extension ViewBuilder {
  static let values: [ViewKind: ViewBuilder] = [
    .imageView: ViewBuilder(UIImageView.self, configureImageView),
    .switch: ViewBuilder(UISwitch.self) { control, reading in
      let element = SwitchElement(reading.varied)
      applyControl(control, reading)
      control.isOn = element.on ?? false
      control.onTintColor = reading.file.color(element.onTintColor)
    },
    .slider: ViewBuilder(UISlider.self) { slider, reading in
      let element = SliderElement(reading.varied)
      applyControl(slider, reading)
      slider.minimumValue = Float(element.minValue ?? 0)
      slider.maximumValue = Float(element.maxValue ?? 1)
      slider.value = Float(element.value ?? 0)
    },
    .stepper: ViewBuilder(UIStepper.self) { stepper, reading in
      let element = StepperElement(reading.varied)
      applyControl(stepper, reading)
      stepper.minimumValue = element.minimumValue ?? 0
      stepper.maximumValue = element.maximumValue ?? 100
      stepper.stepValue = element.stepValue ?? 1
      stepper.value = element.value ?? 0
    },
    .colorWell: ViewBuilder(UIColorWell.self) { applyControl($0, $1) },
    .progressView: ViewBuilder(UIProgressView.self) { view, reading in
      let element = ProgressElement(reading.varied)
      view.progressViewStyle = element.progressViewStyle == "bar" ? .bar : .default
      view.progress = Float(element.progress ?? 0)
    },
    .activityIndicatorView: ViewBuilder(UIActivityIndicatorView.self, configureActivity),
    .pageControl: ViewBuilder(UIPageControl.self) { control, reading in
      let element = PageControlElement(reading.varied)
      applyControl(control, reading)
      control.numberOfPages = element.numberOfPages ?? 3
      control.currentPage = element.currentPage ?? 0
      control.hidesForSinglePage = element.hidesForSinglePage ?? false
    },
    .segmentedControl: ViewBuilder(UISegmentedControl.self, configureSegments),
    .datePicker: ViewBuilder(UIDatePicker.self, configureDatePicker),
    .pickerView: ViewBuilder(UIPickerView.self),
  ]

  private static func configureImageView(_ view: UIImageView, _ reading: NibReading) {
    let element = ImageViewElement(reading.varied)
    view.preferredSymbolConfiguration =
      element.preferredSymbolConfiguration.map(UIImage.SymbolConfiguration.init)
    view.image = reading.view.touchImage.flatMap { reading.file.image($0.name, isSymbol: $0.isSymbol) }
    if let name = element.highlightedImage {
      view.highlightedImage = reading.file.image(name, isSymbol: element.highlightedCatalog == "system")
    }
    view.isHighlighted = element.highlighted ?? false
  }

  private static func configureActivity(_ view: UIActivityIndicatorView, _ reading: NibReading) {
    let element = ActivityIndicatorElement(reading.varied)
    let style = element.style ?? ""
    view.style = style == "whiteLarge" || style == "large" ? .large : .medium
    if let color = reading.file.color(element.color) { view.color = color }
    view.hidesWhenStopped = element.hidesWhenStopped ?? false
    if element.animating == true { view.startAnimating() }
  }

  private static func configureSegments(_ control: UISegmentedControl, _ reading: NibReading) {
    let element = SegmentedControlElement(reading.varied)
    applyControl(control, reading)
    control.apportionsSegmentWidthsByContent = element.apportionsSegmentWidthsByContent ?? false
    for (place, segment) in element.segments.enumerated() {
      if let image = reading.file.image(of: segment.element) {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        control.insertSegment(withTitle: NibTexts.shown(segment.title) ?? "", at: place, animated: false)
      }
      if let width = segment.width, width > 0 { control.setWidth(width, forSegmentAt: place) }
      control.setEnabled(segment.enabled ?? true, forSegmentAt: place)
    }
    control.selectedSegmentIndex = element.selectedSegmentIndex ?? UISegmentedControl.noSegment
  }

  private static func configureDatePicker(_ picker: UIDatePicker, _ reading: NibReading) {
    let element = DatePickerElement(reading.varied)
    applyControl(picker, reading)
    switch element.datePickerMode {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch element.style {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    picker.minuteInterval = element.minuteInterval ?? 1
  }
}
