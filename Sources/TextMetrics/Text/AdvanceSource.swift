/// The tables that a font's advances are read from, with the share that each has in the result.
struct AdvanceSource {
  private let lighter: AdvanceTable
  private let heavier: AdvanceTable
  /// The share of `heavier`.
  private let share: Double
  /// What is added to every advance.
  private let tracking: Double
  private let fixedAdvance: Double?
  private let isSanFrancisco: Bool

  init(_ font: Font) {
    let weight = font.measuredWeight
    let size = font.measuredSize
    switch font.family {
    case .system, .italicSystem, .named:
      let isDisplay = size >= Tracking.firstDisplaySize
      self.init(
        masters: isDisplay ? Self.display : Self.text, weight: weight,
        tracking: Tracking.thousandths(size: size) + SanFranciscoFit.correction(weight: weight)
          + (isDisplay ? SanFranciscoFit.displayCorrection(font.generation) : 0),
        isSanFrancisco: true)
    case .helveticaNeue:
      self.init(masters: Self.helvetica, weight: weight)
    case .monospaced:
      self.init(masters: Self.text, weight: weight, fixedAdvance: 602)
    }
  }

  private init(
    masters: [(weight: Double, table: AdvanceTable)], weight: Double, tracking: Double = 0,
    fixedAdvance: Double? = nil, isSanFrancisco: Bool = false
  ) {
    var upper = 1
    while upper + 1 < masters.count, masters[upper].weight < weight { upper += 1 }
    let (low, high) = (masters[upper - 1], masters[upper])
    lighter = low.table
    heavier = high.table
    share = min(max((weight - low.weight) / (high.weight - low.weight), 0), 1)
    self.tracking = tracking
    self.fixedAdvance = fixedAdvance
    self.isSanFrancisco = isSanFrancisco
  }

  /// The width of a text on one line in thousandths of an em; never negative.
  func width(of text: String) -> Double {
    var width = 0.0
    var previous: Int?
    for scalar in text.unicodeScalars {
      let place = GlyphRuns.place(of: scalar.value)
      if let place, let advance = glyphAdvance(of: scalar.value, at: place) {
        width += advance + tracking
      } else {
        width += ScriptAdvance.advance(of: scalar.value)
      }
      if isSanFrancisco, let previous, let place { width += Kerning.thousandths(previous, place) }
      previous = place
    }
    return max(width, 0)
  }

  /// nil when the source font has no such glyph: another font of the system draws it then, without tracking.
  private func glyphAdvance(of scalar: UInt32, at place: Int) -> Double? {
    if let fixedAdvance { return fixedAdvance }
    let light = lighter.advance(at: place)
    let heavy = heavier.advance(at: place)
    guard light > 0 else { return nil }
    return light + (heavy - light) * share + (isSanFrancisco ? SanFranciscoFit.correction(of: scalar) : 0)
  }

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
