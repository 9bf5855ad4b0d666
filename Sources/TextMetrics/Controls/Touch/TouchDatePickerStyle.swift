/// How a `UIDatePicker` shows its date.
package enum TouchDatePickerStyle: UInt8, Sendable, CaseIterable {
  /// What the system of the time prefers: wheels, and compact since iOS 14.
  case automatic
  case wheels
  case compact
  case inline

  /// The style that a document's `style` attribute names; automatic for any other word.
  package init(documentName name: String) {
    switch true {
    case name.isSpelled("wheels"): self = .wheels
    case name.isSpelled("compact"): self = .compact
    case name.isSpelled("inline"): self = .inline
    default: self = .automatic
    }
  }
}
