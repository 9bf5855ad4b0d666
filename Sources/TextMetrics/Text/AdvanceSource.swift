/// The tables that a font's advances are read from, with the share that each has in the result.
struct AdvanceSource {
  private let lighter: AdvanceTable
  private let heavier: AdvanceTable
  /// The share of `heavier`.
  private let share: Double
  private let tracking: Double
  private let fixedAdvance: Double?

  init(_ font: Font) {
    switch font.family {
    case .system, .italicSystem, .named:
      self.init(
        masters: font.size < Tracking.firstDisplaySize ? Self.text : Self.display, weight: font.weight.value,
        tracking: Tracking.thousandths(size: font.size))
    case .helveticaNeue:
      self.init(masters: Self.helvetica, weight: font.weight.value, tracking: 0)
    case .monospaced:
      self.init(masters: Self.text, weight: font.weight.value, tracking: 0, fixedAdvance: 602)
    }
  }

  private init(
    masters: [(weight: Double, table: AdvanceTable)], weight: Double, tracking: Double,
    fixedAdvance: Double? = nil
  ) {
    var upper = 1
    while upper + 1 < masters.count, masters[upper].weight < weight { upper += 1 }
    let (low, high) = (masters[upper - 1], masters[upper])
    lighter = low.table
    heavier = high.table
    share = min(max((weight - low.weight) / (high.weight - low.weight), 0), 1)
    self.tracking = tracking
    self.fixedAdvance = fixedAdvance
  }

  /// The advance of a character with the tracking that follows it, in thousandths of an em.
  func advance(of scalar: UInt32) -> Double {
    let advance = glyphAdvance(of: scalar)
    return advance > 0 ? advance + tracking : 0
  }

  private func glyphAdvance(of scalar: UInt32) -> Double {
    guard let place = AdvanceTable.place(of: scalar) else { return ScriptAdvance.advance(of: scalar) }
    if let fixedAdvance { return fixedAdvance }
    let light = lighter.advance(at: place)
    let heavy = heavier.advance(at: place)
    return light > 0 ? light + (heavy - light) * share : ScriptAdvance.advance(of: scalar)
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
