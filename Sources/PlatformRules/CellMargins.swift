import PlumbAppleFacts
import PlumbGeometry

/// The margins of a table's cell and of its content view, in points, as recorded frames imply them.
package struct CellMargins {
  /// At either side.
  package let side: Double
  /// Above and below.
  package let vertical: Double
  /// At the trailing side of a content view that has an accessory beside it.
  package let besideAccessory = 8.0

  /// Before Xcode 9 they were every view's. Since, the sides follow the screen's width held upright, those of plain tables
  /// were a point narrower before Xcode 12, and the design of iOS 26 made cells taller.
  ///
  /// - Parameters:
  ///   - width: The screen's, held upright.
  ///   - isGrouped: Whether the table is in the grouped style.
  package init(in release: Release, screenWidth width: Double, isGrouped: Bool) {
    guard release >= .xcode9 else {
      side = MarginRules.usual.left
      vertical = MarginRules.usual.top
      return
    }
    side = width >= 393 ? 20 : release < .xcode12 && !isGrouped ? 15 : 16
    vertical = TouchDesign(in: release) == .glass ? 15 : 11
  }
}
