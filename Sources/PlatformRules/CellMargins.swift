import PlumbAppleFacts
import PlumbGeometry

/// The margins of a table's cell and of its content view, in points, as recorded frames imply them.
package struct CellMargins {
  /// Where a cell is shown.
  package enum Place: Sendable {
    /// In a table that is a view controller's own view.
    case controllersTable
    /// In a table inside another view.
    case innerTable
    /// The root of a xib.
    case xib
  }

  /// At either side.
  package let side: Double
  /// Above and below.
  package let vertical: Double
  /// At the trailing side of a content view that has an accessory beside it.
  package let besideAccessory = 8.0

  /// Up to Xcode 9.0 they are every view's (30 projects), and in cells that preserve their superview's those that tables have
  /// since (3 projects). Since, a table that is a controller's own view takes the sides of that view (24 projects, 2 have
  /// others), every other one 15 points before Xcode 12 (14, 2) and 16 from then on (16, 2). On a phone of 390 points or more
  /// both are 20 points (20, 4), unless the table is narrower, or before Xcode 14 a xib's cell is 320 points or less (2, 1).
  /// The root of a xib was like a controller's view before Xcode 11 (9 projects). The design of iOS 26 made cells taller.
  ///
  /// - Parameters:
  ///   - width: The table's, or the cell's in a xib.
  ///   - phoneWidth: The screen's, held upright; nil where it is no phone's.
  ///   - preserves: Whether both cell and content view preserve their superview's margins.
  ///   - isInset: Whether the table is in the style that insets its groups.
  ///   - hasHousingAtSide: Whether a sensor housing takes room at a side.
  package init(
    in release: Release, _ place: Place, width: Double, phoneWidth: Double?, preserves: Bool = false,
    isInset: Bool = false, hasHousingAtSide: Bool = false
  ) {
    guard release >= .xcode9Point1 || preserves else {
      side = MarginRules.usual.left
      vertical = MarginRules.usual.top
      return
    }
    vertical = TouchDesign(in: release) == .glass ? 15 : 11
    let isWide = (phoneWidth ?? 0) >= 390
    let usual = release < .xcode12 && !isWide ? 15.0 : 16
    switch place {
    case .xib where release >= .xcode9Point1 && release < .xcode11:
      side = MarginRules.side(ofRoot: width, hasHousingAtSide: hasHousingAtSide)
    case .controllersTable where release >= .xcode9Point1 && (!isInset || isWide):
      side = isWide ? 20 : MarginRules.side(ofRoot: width, hasHousingAtSide: hasHousingAtSide)
    default:
      let isNarrow = place == .xib ? width <= 320 && release < .xcode14 : width < 390
      side = isWide && !isNarrow && !hasHousingAtSide ? 20 : usual
    }
  }
}
