import PlumbAppleFacts
import PlumbGeometry

/// Layout margins, alike for the views of documents and those of programs.
///
/// As `UIView` documents them: margins begin at the safe area (`insetsLayoutMarginsFromSafeArea`) and are at least as far in
/// as the superview's (`preservesSuperviewLayoutMargins`).
package enum MarginRules {
  /// Those of a view of which nobody said (`UIView.layoutMargins`), in points. Stack views have none in recorded frames.
  package static let usual = EdgeInsets(all: 8)

  /// The margins of a view.
  ///
  /// - Parameters:
  ///   - own: Those that it would have with nothing around it.
  ///   - safeArea: Where they begin; zero for a view that does not begin them there.
  ///   - readableWidth: Its width where its margins follow the readable one and that is regular, else nil.
  ///   - inherited: What of its superview's it has to keep as well; zero for a view that does not preserve them.
  package static func margins(
    _ own: EdgeInsets, safeArea: EdgeInsets, readableWidth: Double? = nil, inherited: EdgeInsets = .zero
  ) -> EdgeInsets {
    let margins = own + safeArea
    return (readableWidth.map { readable(margins, in: $0) } ?? margins).union(inherited)
  }

  /// What a superview's margins leave free of a view that preserves them.
  ///
  /// What scrolls takes them at its sides only: its upper and lower ones are not where its content ends.
  ///
  /// - Parameters:
  ///   - frame: The view's, in the superview's coordinates, from its upper left corner.
  ///   - scrolls: Whether the superview is a scroll view.
  package static func inherited(
    _ margins: EdgeInsets, by frame: Rect, in superview: Size, scrolls: Bool
  ) -> EdgeInsets {
    var margins = margins
    if scrolls { (margins.top, margins.bottom) = (0, 0) }
    return margins.reaching(frame, in: superview)
  }

  /// The margins at the sides of a view controller's view (`systemMinimumLayoutMargins`): 20 points where it is 414 points
  /// or wider, else 16; also 16 where a sensor housing takes room at a side, as on phones held sideways (simulators of all
  /// models up to iPhone 13; recorded layouts in windows of such a safe area, n = 42).
  package static func side(ofRoot width: Double, hasHousingAtSide: Bool) -> Double {
    !hasHousingAtSide && width >= 414 ? 20 : 16
  }

  /// The margins of a readable content guide where the width is regular: it is at most 664 points wide at the default text
  /// size (simulators of all tablets; the 704 points that a tablet of 744 leaves stay).
  ///
  /// - Parameters:
  ///   - margins: The view's.
  ///   - width: Its width, in points.
  package static func readable(_ margins: EdgeInsets, in width: Double) -> EdgeInsets {
    guard width - margins.left - margins.right > 704 else { return margins }
    let side = (width - 664) / 2
    return EdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side)
    )
  }
}
