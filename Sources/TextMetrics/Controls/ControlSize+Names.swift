import PlumbAppleFacts

extension ControlSize {
  /// The size that a document's `controlSize` attribute names; nil for a word that is none.
  package init?(documentName name: String) {
    switch true {
    case name.isSpelled("mini"): self = .mini
    case name.isSpelled("small"): self = .small
    case name.isSpelled("regular"): self = .regular
    case name.isSpelled("large"): self = .large
    default: return nil
    }
  }

  /// The size that a configuration's `buttonSize` attribute names: UIKit calls the regular one medium, and
  /// so does a document that names none.
  package init(buttonSizeName name: String) {
    self = ControlSize(documentName: name) ?? .regular
  }
}
