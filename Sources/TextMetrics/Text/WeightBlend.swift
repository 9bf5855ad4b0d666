/// The advances of one cut of a font at a weight between two masters.
struct WeightBlend {
  private let lighter: AdvanceTable
  private let heavier: AdvanceTable
  /// The share of `heavier`.
  private let share: Double

  /// - Parameter masters: At least two, ascending by weight; a weight beyond them is that of the nearest.
  init(_ masters: [(weight: Double, table: AdvanceTable)], weight: Double) {
    var upper = 1
    while upper + 1 < masters.count, masters[upper].weight < weight { upper += 1 }
    let (low, high) = (masters[upper - 1], masters[upper])
    lighter = low.table
    heavier = high.table
    share = min(max((weight - low.weight) / (high.weight - low.weight), 0), 1)
  }

  /// The advance at a place in thousandths of an em; nil when the source font has no such glyph.
  func advance(at place: Int) -> Double? {
    let light = lighter.advance(at: place)
    guard light > 0 else { return nil }
    return light + (heavier.advance(at: place) - light) * share
  }
}
