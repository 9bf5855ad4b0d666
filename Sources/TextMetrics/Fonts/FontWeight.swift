/// The thickness of a font's strokes, on the scale of OpenType from 1 to 1000.
@frozen
public struct FontWeight: Hashable, Sendable, Comparable {
  /// 400 is regular, 700 bold.
  public var value: Double

  @inlinable public init(_ value: Double) { self.value = value }

  public static let ultraLight = FontWeight(100)
  public static let thin = FontWeight(200)
  public static let light = FontWeight(300)
  public static let regular = FontWeight(400)
  public static let medium = FontWeight(500)
  public static let semibold = FontWeight(600)
  public static let bold = FontWeight(700)
  public static let heavy = FontWeight(800)
  public static let black = FontWeight(900)

  /// The weight that a document's `weight` attribute names; nil for a word that is none.
  public init?(documentName name: String) {
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

  @inlinable public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}
