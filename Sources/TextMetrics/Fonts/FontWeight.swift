/// The thickness of a font's strokes, on the scale of OpenType from 1 to 1000.
@frozen
package struct FontWeight: Hashable, Sendable, Comparable {
  /// 400 is regular, 700 bold.
  package var value: Double

  @inlinable package init(_ value: Double) { self.value = value }

  package static let ultraLight = FontWeight(100)
  package static let thin = FontWeight(200)
  package static let light = FontWeight(300)
  package static let regular = FontWeight(400)
  package static let medium = FontWeight(500)
  package static let semibold = FontWeight(600)
  package static let bold = FontWeight(700)
  package static let heavy = FontWeight(800)
  package static let black = FontWeight(900)

  /// The weight that a document's `weight` attribute names; nil for a word that is none.
  package init?(documentName name: String) {
    switch true {
    case name.isSpelled("ultraLight"): self = .ultraLight
    case name.isSpelled("thin"): self = .thin
    case name.isSpelled("light"): self = .light
    case name.isSpelled("regular"): self = .regular
    case name.isSpelled("medium"): self = .medium
    case name.isSpelled("semibold"): self = .semibold
    case name.isSpelled("bold"): self = .bold
    case name.isSpelled("heavy"): self = .heavy
    case name.isSpelled("black"): self = .black
    default: return nil
    }
  }

  @inlinable package static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}
