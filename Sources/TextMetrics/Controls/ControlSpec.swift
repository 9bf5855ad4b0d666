import PlumbGeometry

/// A standard control as everybody reads it: layouts of documents, live views and pictures.
package struct ControlSpec: Hashable, Sendable {
  /// The size of the alignment rectangle in points; nil on an axis on which the control has none of its own, or one that
  /// nobody can know.
  package var size: IntrinsicSize
  /// The axes on which the control has a size of its own that nobody can know.
  package var unknownAxes: AxisSet
  /// From the edges of the frame to those of the alignment rectangle, in points.
  package var insets: EdgeInsets
  package var baseline: ControlBaseline
  package var picture: ControlPicture

  /// The size of the frame in points; nil on an axis on which `size` is.
  package var frameSize: IntrinsicSize {
    IntrinsicSize(
      width: size.width.map { $0 + insets.left + insets.right },
      height: size.height.map { $0 + insets.top + insets.bottom })
  }
}
