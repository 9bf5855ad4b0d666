extension StackViewElement {
  /// Whether a stack view of iOS arranges inside its margins: also where it has some of its own and the document does not
  /// say.
  package var arrangesInsideMargins: Bool {
    layoutMarginsRelativeArrangement ?? (layoutMargins != nil || directionalLayoutMargins != nil)
  }
}
