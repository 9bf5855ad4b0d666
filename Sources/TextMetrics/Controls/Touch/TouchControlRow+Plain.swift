import PlumbAppleFacts
import PlumbGeometry

extension TouchControlRow {
  /// The control that is nothing but this row of figures; nil for rows of controls whose texts or parts count, too.
  var plain: PlainControl? {
    switch self {
    case .switch: PlainControl(.toggle, element: "switch")
    // Some sliders that Xcode 26 saved lack the two points on either side (n = 8, two projects).
    case .slider: PlainControl(.slider(.horizontal), element: "slider", uncertainty: 2)
    case .progressView, .progressViewBar: PlainControl(.progress)
    case .stepper: PlainControl(.stepper, element: "stepper")
    case .activityIndicator, .activityIndicatorLarge: PlainControl(.spinner)
    case .colorWell: PlainControl(.colorWell, element: "colorWell")
    default: nil
    }
  }

  /// The element that documents have for a control that is nothing but this row.
  package var element: String? { plain?.element }
}
