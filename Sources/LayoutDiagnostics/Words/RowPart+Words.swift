import PlumbAutoLayout
import PlumbGeometry

extension RowPart {
  /// The word for what the row fixes.
  var edgeName: String {
    switch self {
    case .minX: "left"
    case .maxX: "right"
    case .width: "width"
    case .minY: "top"
    case .maxY: "bottom"
    case .height: "height"
    case .ordinal: "place"
    }
  }

  /// What a frame has for it.
  func value(of frame: Rect) -> Double {
    switch self {
    case .minX: frame.minX
    case .maxX: frame.maxX
    case .width: frame.width
    case .minY: frame.minY
    case .maxY: frame.maxY
    case .height: frame.height
    case .ordinal: 0
    }
  }

  /// What a guide with insets from its owner's edges has to add to the same edge of the owner.
  func inset(of insets: EdgeInsets) -> Double {
    switch self {
    case .minX: insets.left
    case .maxX: -insets.right
    case .minY: insets.top
    default: -insets.bottom
    }
  }
}
