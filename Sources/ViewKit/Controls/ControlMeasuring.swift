import CoreGraphics
internal import PlumbGeometry
internal import PlumbTextMetrics

/// Sizes of standard controls, as `TextMetrics` has them.
extension UIView {
  var controlContext: ControlContext { .current(scale: contentScaleFactor) }

  /// How large the alignment rectangle wants to be, in points.
  func measuredSize(of control: TouchControl) -> CGSize {
    let size = control.spec(in: controlContext).size
    return CGSize(
      width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
  }

  /// How far the alignment rectangle lies inside the frame, in points.
  func measuredInsets(of control: TouchControl) -> UIEdgeInsets {
    // Views are asked often, and a text is measured only for a size.
    var insets = UIEdgeInsets(control.spec(in: controlContext, measured: IntrinsicSize.none).insets)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&insets.left, &insets.right) }
    return insets
  }

  /// How far below the top of a control of some height its first baseline is, in points; nil where nothing is written.
  func measuredBaseline(of control: TouchControl, height: CGFloat) -> CGFloat? {
    control.baseline.fromTop(inHeight: Double(height), scale: controlContext.scale).map { CGFloat($0) }
  }

  /// The frame's size that a control takes by itself; where it has none on an axis, what it is offered.
  func measuredFrameSize(of control: TouchControl, within size: CGSize) -> CGSize {
    let own = control.spec(in: controlContext).frameSize
    return CGSize(
      width: own.width.map { CGFloat($0) } ?? size.width,
      height: own.height.map { CGFloat($0) } ?? size.height)
  }
}

extension UIView {
  /// Gives a part of a control its frame, at whole pixels as the engine has it, unless it is there: else the two
  /// would take turns.
  func takePlace(_ place: CGRect) {
    let place = CGRect(PixelGrid(scale: contentScaleFactor).round(Rect(place)))
    let old = frame
    let moved = max(
      abs(old.minX - place.minX), abs(old.minY - place.minY), abs(old.width - place.width),
      abs(old.height - place.height))
    if moved > 1e-6 { frame = place }
  }
}

/// The baselines that the engine was told, to be told anew when a change of height moves them.
struct BaselineRecord {
  private var first: CGFloat?
  private var last: CGFloat?

  /// Notes what the engine is told.
  mutating func note(_ baselines: (first: CGFloat?, last: CGFloat?)) -> (first: CGFloat?, last: CGFloat?) {
    (first, last) = baselines
    return baselines
  }

  func differs(from baselines: (first: CGFloat?, last: CGFloat?)) -> Bool {
    first != baselines.first || last != baselines.last
  }
}
