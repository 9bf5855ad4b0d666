/// What is taken for granted where a log is made a layout again, besides what it prints.
struct RebuildOptions: Hashable {
  /// What the layout margins of a view are that the log does not print.
  enum Margins { case any, notNegative, standard }

  /// What margins are where nobody sets them, in points.
  static let standardMargin = 8.0

  var sizesMayBeNegative = false
  var margins = Margins.any
  /// Whether baselines lie within their views.
  var keepsBaselinesInside = false
  /// Whether leading is on the right.
  var isRightToLeft = false
  /// The place of a constraint that gives way to all others; nil for none.
  var yielding: Int?
  /// Whether views are put inside their superviews and given some size where nothing says otherwise, for a picture.
  var arranges = false
}
