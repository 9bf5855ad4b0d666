import PlumbAppleFacts

extension TouchControl {
  /// The row of `Facts/touch-controls.tsv` that has the control's figures; nil for bars, and for pickers of which only the
  /// context says which they are.
  package var row: TouchControlRow? {
    switch self {
    case .plain(let row): row
    case .label: .label
    case .button(let button):
      switch button.style {
      case .plain: .button
      case .configuration: .buttonConfiguration
      case .symbol: .buttonSymbol
      case .close: .buttonClose
      }
    case .textField(let field): field.border.row
    case .segmentedControl: .segmentedControl
    case .pageControl: .pageControl
    case .datePicker, .pickerView, .searchBar, .navigationBar, .tabBar, .toolbar: nil
    }
  }
}
