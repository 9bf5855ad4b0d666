/// The look of a segmented control of macOS, as far as it decides the alignment rectangle.
package enum DesktopSegmentStyle: UInt8, Sendable {
  /// Also the automatic style.
  case rounded
  case roundRect
  case smallSquare
  /// The styles of title bars and tool bars.
  case textured

  /// The look that a document's `style` attribute names.
  package init(documentName name: String) {
    switch true {
    case name.isSpelled("roundRect"), name.isSpelled("capsule"): self = .roundRect
    case name.isSpelled("smallSquare"): self = .smallSquare
    case name.isSpelled("texturedRounded"), name.isSpelled("texturedSquare"), name.isSpelled("separated"):
      self = .textured
    default: self = .rounded
    }
  }
}
