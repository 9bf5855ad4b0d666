import PlumbAutoLayout
import PlumbGeometry

/// A constraint that could place a view, and what tells how usual it would be.
struct MissingCandidate {
  let constraint: NewConstraint
  let kind: MissingKind
  /// Which number of the view it says something about.
  let place: MissingPlace
  /// The view that it counts from: whatever is open there would be open here as well.
  let reference: Int?
  /// How far apart the two sides are on the canvas, or how large the view is, in points.
  var distance = 0.0
  var multiplier = 1.0
  /// Whether no sibling of the same kind is nearer.
  var isNearest = false
  /// Columns of the cost table.
  var features: [MissingFeature] = []

  init(_ constraint: NewConstraint, _ kind: MissingKind, _ place: MissingPlace, reference: Int? = nil) {
    self.constraint = constraint
    self.kind = kind
    self.place = place
    self.reference = reference
  }

  /// The row of the cost table.
  func row(_ axis: Axis) -> Int { MissingCosts.row(kind, place, axis) }
}

/// What a candidate counts from.
package enum MissingKind: Int, CaseIterable, Sendable {
  /// An edge of the superview, of its safe area or a bar's guide, or of its margins.
  case edge, guide, margin
  /// The facing edge of the nearest sibling.
  case spacing
  /// The same edge or centre of a sibling that lines up.
  case alignment
  case baseline
  /// The centre of the superview.
  case center
  /// A number of points.
  case size
  case equalSize
  case aspectRatio
  /// The far edge of something inside, which the view then follows.
  case child
}

/// One of the numbers by two of which an axis is decided.
package enum MissingPlace: Int, CaseIterable, Sendable {
  case near, far, center, size

  static func edge(isNear: Bool) -> MissingPlace { isNear ? .near : .far }
}

extension Attribute {
  /// Which number of a view's rectangle the attribute tells.
  var missingPlace: MissingPlace {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
    case .width, .height: .size
    case .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins, .centerYWithinMargins:
      .center
    }
  }
}
