import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension ContentSizer {
  /// The axes on which a view has an intrinsic content size.
  func contentAxes(of view: ResolvedView, _ control: StandardControl?) -> AxisSet {
    if case .desktop(let control)? = control { return desktopAxes(of: view, control) }
    return platform == .macOS ? desktopImageAxes(of: view) : touchAxes(of: view)
  }

  private func touchAxes(of view: ResolvedView) -> AxisSet {
    switch view.kind {
    case .label, .button, .textField, .switch, .segmentedControl, .stepper, .activityIndicatorView,
      .datePicker, .pageControl, .pickerView:
      .both
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar:
      .vertical
    case .imageView:
      view.touchImage == nil ? [] : .both
    case .textView:
      ScrollViewElement(view.varied).scrollEnabled == false ? .both : []
    default:
      []
    }
  }

  private func desktopImageAxes(of view: ResolvedView) -> AxisSet {
    view.kind == .imageView && view.cell?.image != nil ? .both : []
  }

  private func desktopAxes(of view: ResolvedView, _ control: DesktopControl) -> AxisSet {
    switch control.kind {
    case .label where view.cell?.editable == true:
      // The user may type a text of any length.
      return .vertical
    case .label, .popUpButton, .button, .stepper, .segmentedControl, .spinner, .switch, .datePicker,
      .dial:
      return .both
    case .textField, .searchField, .comboBox, .tokenField, .progressBar, .levelIndicator, .pathControl:
      return .vertical
    case .slider(let axis), .separator(let axis):
      return AxisSet(axis.perpendicular)
    case .colorWell, .box, .tabView:
      return []
    }
  }
}
