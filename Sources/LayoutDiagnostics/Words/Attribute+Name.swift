import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

extension Relation {
  package var symbol: StaticString {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension FramePart {
  /// The word for it in a sentence.
  package var name: StaticString {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }
}
