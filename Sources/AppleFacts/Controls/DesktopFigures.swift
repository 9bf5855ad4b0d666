/// What macOS fixes about its controls, whatever they show.
///
/// Source: `Facts/desktop-controls.tsv`, each value with its evidence.
package enum DesktopFigures {
  /// A figure of a control in points; nil where macOS fixes none.
  package static func points(
    _ figure: ControlFigure, of control: DesktopControlRow, _ size: ControlSize, _ design: DesktopGeneration,
    in release: Release
  ) -> Double? {
    FigureTable.desktop.points(
      figure, ofControl: control.rawValue, size, period: period(design, release))
  }
}
