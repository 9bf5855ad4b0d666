import CoreGraphics

/// What few views have: margins of their own, guides of the system's.
final class RareViewStorage {
  /// As they were set; nil for the system's.
  var margins: NSDirectionalEdgeInsets?
  var accessibilityTraits: UIAccessibilityTraits?
  var nametag: String?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var largeContent = LargeContent()
  var corners: UICornerConfiguration?
  var hoverStyle: UIHoverStyle?
  var focusEffect: UIFocusEffect?
  /// Which extreme layout `exerciseAmbiguityInLayout()` takes next.
  var nextExtreme = 0
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// What stands in for what the view would say of itself.
  var canvas: CanvasValues?
  /// Traits in place of those from above.
  var traits: TraitSettings?
  /// Between which sizes of text the view stays.
  var categories = CategoryLimits()
  /// What is in the view's layer, where others were added to it.
  var sublayers: SublayerOrder?
  /// Whether the view's layer was taken out of the superview's.
  var isLayerElsewhere = false
  /// One that is not in the plane.
  var transform3D: CATransform3D?
  /// As of the last look.
  var safeArea = UIEdgeInsets.zero
  var effectiveMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// A priority an axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
