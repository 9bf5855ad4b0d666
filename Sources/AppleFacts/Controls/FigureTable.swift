/// The figures of a system's controls, as `Scripts/make-facts` packs them.
///
/// A control has a row for each figure that is known of it, a row a column for each span of releases, and a column the place of
/// four numbers, one a size of controls.
struct FigureTable: Sendable {
  /// The first row of each control, and behind the last one the count of rows.
  let starts: [UInt16]
  /// The figure of each row.
  let figures: [UInt8]
  let columns: [UInt8]
  /// In half points; -1000 where nothing is fixed.
  let halves: [Int16]
  let periodCount: Int

  private static let none: Int16 = -1000

  /// A figure in points; nil where the system fixes none.
  ///
  /// - Complexity: Linear in the figures of the control, of which there are 12 at most.
  func points(_ figure: ControlFigure, ofControl control: UInt8, _ size: ControlSize, period: Int) -> Double?
  {
    let rows = Int(starts[Int(control)])..<Int(starts[Int(control) + 1])
    for row in rows where figures[row] == figure.rawValue {
      let half = halves[4 * Int(columns[row * periodCount + period]) + Int(size.rawValue)]
      return half == Self.none ? nil : Double(half) / 2
    }
    return nil
  }
}
