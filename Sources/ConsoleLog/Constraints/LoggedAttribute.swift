import PlumbAutoLayout
import PlumbGeometry

/// What stands behind an item and a dot.
package enum LoggedAttribute: Hashable, Sendable {
  /// One that `NSLayoutConstraint.Attribute` has.
  case layout(Attribute)
  /// A position in the superview's coordinates, of which constraints made from masks speak.
  case inSuperview(Attribute)
  /// A variable of the engine that is none of these, as `contentHeight`; what it stands for is not in the log.
  case hidden(String, Axis)

  package var axis: Axis {
    switch self {
    case .layout(let attribute), .inSuperview(let attribute): attribute.axis
    case .hidden(_, let axis): axis
    }
  }
}
