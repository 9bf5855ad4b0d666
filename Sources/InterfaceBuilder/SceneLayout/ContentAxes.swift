import Geometry
import TextMetrics

extension SceneLayout {
  /// The axes on which a view has a content size at all.
  func contentAxes(of view: ResolvedView) -> AxisSet {
    document.platform == .macOS ? desktopAxes(of: view) : touchAxes(of: view)
  }

  private func touchAxes(of view: ResolvedView) -> AxisSet {
    switch view.kind {
    case .label, .button, .textField, .switch, .segmentedControl, .stepper, .activityIndicatorView,
      .datePicker, .pageControl, .pickerView:
      .both
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar:
      .vertical
    case .imageView:
      view.varied["image"] == nil ? [] : .both
    case .textView:
      view.varied.bool("scrollEnabled") == false ? .both : []
    default:
      []
    }
  }

  private func desktopAxes(of view: ResolvedView) -> AxisSet {
    guard let control = view.desktopControl(images: document.images) else {
      let hasImage = view.kind == .imageView && view.cell?["image"] != nil
      return hasImage ? .both : []
    }
    switch control.kind {
    case .label where view.cell?.bool("editable") == true:
      // What is typed may be of any length.
      return .vertical
    case .label, .popUpButton, .button, .stepper, .segmentedControl, .spinner, .switch, .datePicker:
      return .both
    case .textField, .searchField, .comboBox, .tokenField, .progressBar, .levelIndicator, .pathControl:
      return .vertical
    case .slider(let axis), .separator(let axis):
      return AxisSet(axis.perpendicular)
    case .colorWell, .box:
      return []
    }
  }
}
