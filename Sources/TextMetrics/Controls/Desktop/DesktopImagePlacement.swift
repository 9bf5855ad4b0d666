/// Where a button or menu item of AppKit shows its image, from the `imagePosition` attribute of its cell.
package enum DesktopImagePlacement: UInt8, Sendable {
  /// No image is shown: the attribute is absent.
  case none
  /// The image alone, without the title.
  case only
  /// To the left or the right of the title.
  case beside
  /// Above or below the title.
  case stacked
  /// Behind the title.
  case overlaps

  /// The placement that a document's `imagePosition` names; none for a word that names none.
  package init(documentName name: String) {
    switch true {
    case name.isSpelled("only"): self = .only
    case name.isSpelled("left"), name.isSpelled("right"), name.isSpelled("leading"),
      name.isSpelled("trailing"):
      self = .beside
    case name.isSpelled("above"), name.isSpelled("below"): self = .stacked
    case name.isSpelled("overlaps"): self = .overlaps
    default: self = .none
    }
  }
}
