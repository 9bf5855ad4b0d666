import CoreGraphics

extension UICollectionViewCell: ConfiguredView {
  func takeConfigurationState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func contentSizeMayHaveChanged() {
    if let collection, collection.selfSizingInvalidation != .disabled { collection.askSize(of: self) }
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }
}
