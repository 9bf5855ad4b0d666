/// The tables that a font's advances are read from, with the share that each has in the result.
struct AdvanceSource {
  private let text: WeightBlend
  /// The cut for large sizes; its share is 0 below them.
  private let display: WeightBlend?
  private let displayShare: Double
  /// What is added to every advance.
  private let tracking: Double
  private let fixedAdvance: Double?
  /// Of the font, in points.
  private let size: Double
  /// nil where San Francisco is not meant.
  private let fit: SanFranciscoFit?
  /// What Helvetica Neue's advances at the weight are of those at regular; nil where it is not meant.
  private let neueShare: Double?
  private let isLucida: Bool

  init(_ font: Font) {
    let weight = font.measuredWeight
    let size = font.measuredSize
    switch font.family {
    case .system, .italicSystem, .named:
      let displayShare = OpticalSize.displayShare(size: size, font.generation)
      let fit = SanFranciscoFit(weight: weight, size: size, font.generation, displayShare: displayShare)
      self.init(
        size, WeightBlend(Self.text, weight: weight),
        display: displayShare > 0 ? WeightBlend(Self.display, weight: weight) : nil,
        displayShare: displayShare,
        tracking: Tracking.thousandths(size: size, font.generation) + fit.everywhere,
        fit: fit)
    case .helveticaNeue where weight < 600:
      self.init(
        size, WeightBlend(Self.helvetica, weight: weight),
        neueShare: HelveticaNeueAdvances.share(weight: weight))
    case .helveticaNeue, .helvetica, .arial:
      self.init(size, WeightBlend(Self.helvetica, weight: weight))
    case .lucidaGrande:
      self.init(
        size, WeightBlend(Self.helvetica, weight: 400),
        tracking: weight >= 600 ? LucidaGrandeAdvances.boldness : 0, isLucida: true)
    // Menlo's: 1233 of 2048 units, as in DejaVu Sans Mono, which it is derived from.
    case .monospaced: self.init(size, WeightBlend(Self.text, weight: weight), fixedAdvance: 602)
    }
  }

  private init(
    _ size: Double, _ text: WeightBlend, display: WeightBlend? = nil, displayShare: Double = 0,
    tracking: Double = 0, fixedAdvance: Double? = nil, fit: SanFranciscoFit? = nil, neueShare: Double? = nil,
    isLucida: Bool = false
  ) {
    self.size = size
    self.text = text
    self.display = display
    self.displayShare = displayShare
    self.tracking = tracking
    self.fixedAdvance = fixedAdvance
    self.fit = fit
    self.neueShare = neueShare
    self.isLucida = isLucida
  }

  /// The width of a text on one line in thousandths of an em; never negative.
  func width(of text: String) -> Double {
    var width = 0.0
    var cursor = GlyphCursor(self)
    for scalar in text.unicodeScalars { width += cursor.advance(over: scalar.value) }
    return max(width, 0)
  }

  /// What one character adds to a line in thousandths of an em, without kerning.
  ///
  /// - Parameter place: Where the tables have the character; nil where they do not cover it.
  func advance(of scalar: UInt32, at place: Int?) -> Double {
    if let place, scalar != Self.softHyphen, let advance = glyphAdvance(of: scalar, at: place) {
      return advance + tracking
    }
    return ScriptAdvance.advance(of: scalar, size: size)
  }

  /// How much further apart two characters stand than their advances say, in thousandths of an em.
  func kerning(_ left: Int, _ right: Int) -> Double {
    fit == nil ? 0 : Kerning.thousandths(left, right)
  }

  /// nil when the source font has no such glyph: another font of the system draws it then, without tracking.
  private func glyphAdvance(of scalar: UInt32, at place: Int) -> Double? {
    if let fixedAdvance { return fixedAdvance }
    if let neueShare, let advance = HelveticaNeueAdvances.advance(of: scalar) { return advance * neueShare }
    if isLucida, let advance = LucidaGrandeAdvances.advance(of: scalar) { return advance }
    guard var advance = text.advance(at: place) else { return nil }
    if let display, let large = display.advance(at: place) { advance += (large - advance) * displayShare }
    return advance + (fit?.correction(of: scalar) ?? 0)
  }

  /// Fonts have a glyph for it, which shows only where a line ends.
  private static let softHyphen: UInt32 = 0x00AD

  private static let text: [(weight: Double, table: AdvanceTable)] = [
    (100, AdvanceTable(InterTextAdvances.weight100)), (400, AdvanceTable(InterTextAdvances.weight400)),
    (700, AdvanceTable(InterTextAdvances.weight700)), (900, AdvanceTable(InterTextAdvances.weight900)),
  ]
  private static let display: [(weight: Double, table: AdvanceTable)] = [
    (100, AdvanceTable(InterDisplayAdvances.weight100)), (400, AdvanceTable(InterDisplayAdvances.weight400)),
    (700, AdvanceTable(InterDisplayAdvances.weight700)), (900, AdvanceTable(InterDisplayAdvances.weight900)),
  ]
  private static let helvetica: [(weight: Double, table: AdvanceTable)] = [
    (400, AdvanceTable(ArimoAdvances.weight400)), (700, AdvanceTable(ArimoAdvances.weight700)),
  ]
}
