/// The sizes in which AppKit draws its controls, and UIKit its buttons with a configuration.
package enum ControlSize: UInt8, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large

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
}
