import CoreGraphics

extension UITableViewCell: ConfiguredView {
  func takeConfigurationState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func contentSizeMayHaveChanged() {
    if let table, table.selfSizingInvalidation != .disabled { table.askHeight(of: self) }
  }

  func stateChanged(_ isOther: Bool) { if isOther { setNeedsUpdateConfiguration() } }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  func contentConfiguration(of style: CellStyle) -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  func takeConfigurationState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Headers and footers are measured as their table loads.
  func contentSizeMayHaveChanged() {}

  var isInPlainTable: Bool {
    (sequence(first: self as UIView, next: \.superview).first { $0 is UITableView } as? UITableView)?.style
      == .plain
  }
}
