extension EdgeInsets {
  /// What of insets from a superview's edges covers a view inside, from the view's edges: of safe areas and margins.
  ///
  /// A view that sticks out of its superview has no more of either than that (published measurements): one that is as
  /// wide as its content would grow with what sticks out, for ever.
  ///
  /// - Parameters:
  ///   - frame: The view's, in the superview's coordinates, from its upper left corner.
  ///   - superview: The superview's size.
  public func reaching(_ frame: Rect, in superview: Size) -> EdgeInsets {
    // Where there is no inset, nothing reaches what sticks out.
    func rest(_ inset: Double, _ distance: Double) -> Double {
      min(inset, inset > 0 ? max(0, inset - distance) : 0)
    }
    return EdgeInsets(
      top: rest(top, frame.minY), left: rest(left, frame.minX),
      bottom: rest(bottom, superview.height - frame.maxY), right: rest(right, superview.width - frame.maxX))
  }
}
