import PlumbAppleFacts
import PlumbGeometry

extension DesktopControlRow {
  /// The control that is nothing but this row of figures; nil for rows of controls whose texts or parts count, too.
  var plain: PlainControl? {
    switch self {
    case .searchField: PlainControl(.searchField, element: "searchField", text: .own, hasDesignedHeight: true)
    case .comboBox: PlainControl(.comboBox, element: "comboBox", text: .own, hasDesignedHeight: true)
    case .sliderHorizontal: PlainControl(.slider(.horizontal), text: .ofSize, hasDesignedHeight: true)
    case .sliderVertical: PlainControl(.slider(.vertical), text: .ofSize, hasDesignedHeight: true)
    case .dial: PlainControl(.dial, text: .own)
    case .stepper: PlainControl(.stepper, element: "stepper", text: .ofSize, hasDesignedHeight: true)
    case .progressBar: PlainControl(.progress)
    case .spinner: PlainControl(.spinner)
    case .switch: PlainControl(.toggle, element: "switch", text: .ofSize, hasDesignedHeight: true)
    case .colorWell: PlainControl(.colorWell, element: "colorWell", text: .own)
    case .separatorHorizontal, .separatorVertical: PlainControl(.separator)
    case .levelIndicator: PlainControl(.levelIndicator, element: "levelIndicator", unknownAxes: .vertical)
    // As wide as the date that it shows.
    case .datePicker: PlainControl(.datePicker, element: "datePicker", text: .own, unknownAxes: .horizontal)
    case .datePickerField: PlainControl(.datePicker, text: .own, unknownAxes: .horizontal)
    case .pathControl: PlainControl(.path, element: "pathControl", text: .own)
    case .tabView: PlainControl(.nothing, text: .own)
    case .tabViewTop, .tabViewBottom: PlainControl(.tabs, text: .own)
    default: nil
    }
  }

  /// The element that documents have for a control that is nothing but this row.
  package var element: String? { plain?.element }
}
