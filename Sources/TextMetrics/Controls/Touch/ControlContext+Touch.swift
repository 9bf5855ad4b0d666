import PlumbAppleFacts
import PlumbGeometry

extension ControlContext {
  /// A figure of a control in points; nil where iOS fixes none.
  func points(_ figure: ControlFigure, of row: TouchControlRow) -> Double? {
    TouchFigures.points(figure, of: row, in: release)
  }

  /// How far the alignment rectangle of a control lies inside its frame, in points.
  func insets(of row: TouchControlRow) -> EdgeInsets {
    EdgeInsets(
      top: points(.top, of: row) ?? 0, left: points(.left, of: row) ?? 0,
      bottom: points(.bottom, of: row) ?? 0, right: points(.right, of: row) ?? 0)
  }

  /// The size of a control's alignment rectangle in points, where its frame is fixed.
  func alignmentSize(of row: TouchControlRow) -> IntrinsicSize {
    let insets = insets(of: row)
    return IntrinsicSize(
      width: points(.width, of: row).map { $0 - insets.left - insets.right },
      height: points(.height, of: row).map { $0 - insets.top - insets.bottom })
  }
}
