/// What iOS and tvOS fix about their controls, whatever they show.
///
/// Source: `Facts/touch-controls.tsv`, each value with its evidence.
package enum TouchFigures {
  /// A figure of a control in points; nil where the system fixes none.
  package static func points(
    _ figure: ControlFigure, of control: TouchControlRow, _ size: ControlSize = .regular, in release: Release
  ) -> Double? {
    FigureTable.touch.points(
      figure, ofControl: control.rawValue, size, period: period(TouchDesign(in: release), release))
  }
}
