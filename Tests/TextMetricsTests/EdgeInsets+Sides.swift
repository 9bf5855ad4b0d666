import PlumbGeometry

extension EdgeInsets {
  /// The insets of all sides in points, in the order in which Apple names them.
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
