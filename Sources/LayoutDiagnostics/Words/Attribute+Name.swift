import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

extension Attribute {
  /// The name by which code and documents know the attribute.
  package var name: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

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
