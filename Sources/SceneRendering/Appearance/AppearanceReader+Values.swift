import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

/// What controls show that have a value and no text.
extension AppearanceReader {
  func shape(ofValue picture: ControlPicture, _ view: ResolvedView, _ tint: Color) -> ViewShape {
    switch picture {
    case .toggle: return toggle(view)
    case .slider(let axis): return slider(view, axis, tint)
    case .dial: return .dial
    case .stepper: return .stepper
    case .progress: return progress(view, tint)
    case .spinner: return .spinner(color: platform == .macOS ? ControlPalette.gray : spinnerColor(view))
    case .levelIndicator: return .levelIndicator(value: 0.5)
    case .colorWell: return .colorWell(colors.color(ViewElement(view.varied).color) ?? ControlPalette.gray3)
    case .datePicker:
      // A timer has wheels, as layouts measure it.
      let picker = DatePickerElement(view.varied)
      return .datePicker(
        compact: platform == .macOS || picker.style == "compact" && picker.datePickerMode != "countDownTimer")
    case .separator: return .separator
    default: return .plain
    }
  }

  private func toggle(_ view: ResolvedView) -> ViewShape {
    let element = SwitchElement(view.varied)
    if platform == .macOS { return .toggle(isOn: element.state == "on", tint: ControlPalette.blue) }
    // Interface Builder writes `on="YES"` (n = 462) and never `on="NO"`.
    return .toggle(
      isOn: element.on ?? false, tint: colors.color(element.onTintColor) ?? ControlPalette.green)
  }

  private func slider(_ view: ResolvedView, _ axis: Axis, _ tint: Color) -> ViewShape {
    if platform == .macOS {
      let cell = view.cell ?? CellElement(view.element)
      return .slider(
        value: share(cell.doubleValue, from: cell.minValue, to: cell.maxValue), axis: axis,
        tint: ControlPalette.blue)
    }
    let slider = SliderElement(view.varied)
    return .slider(
      value: share(slider.value, from: slider.minValue, to: slider.maxValue), axis: axis,
      tint: colors.color(slider.minimumTrackTintColor) ?? tint)
  }

  private func progress(_ view: ResolvedView, _ tint: Color) -> ViewShape {
    let bar = ProgressElement(view.varied)
    if platform == .macOS {
      let value =
        bar.indeterminate == true ? 0.35 : share(bar.doubleValue, from: bar.minValue, to: bar.maxValue)
      return .progress(value: value, tint: ControlPalette.blue, track: nil)
    }
    return .progress(
      value: bar.progress ?? 0, tint: colors.color(bar.progressTintColor) ?? tint,
      track: colors.color(bar.trackTintColor))
  }

  private func spinnerColor(_ view: ResolvedView) -> Color {
    let indicator = ActivityIndicatorElement(view.varied)
    if let color = colors.color(indicator.color) { return color }
    return switch indicator.style {
    case "white", "whiteLarge": .white
    default: ControlPalette.gray
    }
  }

  /// A value as a share of its range.
  func share(_ value: Double?, from low: Double?, to high: Double?) -> Double {
    let low = low ?? 0
    let high = high ?? 1
    guard high > low else { return 0 }
    return ((value ?? low) - low) / (high - low)
  }
}
