import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// Converts between a document's coordinates and the layout tree's, in which y grows downwards.
///
/// On macOS, y grows upwards in a view unless the view is flipped. The view's class decides that; it is taken
/// from the table here and never read off frames.
struct ViewCoordinates {
  let platform: Platform

  /// Whether y grows downwards inside a view of a kind.
  ///
  /// Scroll views are flipped. Below the headers of Xcode 6's tables, 17 points high, content begins at
  /// y = 17 and ends a border's width above the lower edge (n = 6). Where a scroller takes room, content ends
  /// above it (n = 7).
  func isFlipped(_ kind: ViewKind) -> Bool {
    guard platform == .macOS else { return true }
    return switch kind {
    case .scrollView, .tableView, .outlineView, .tableHeaderView, .tabView, .splitView, .textView,
      .collectionView, .matrix, .browser:
      true
    default:
      false
    }
  }

  /// A rectangle inside a superview, turned over unless the superview is flipped; the conversion is its own
  /// inverse.
  ///
  /// - Parameter height: The superview's height, in points.
  func convert(_ rect: Rect, inside superview: ViewKind?, height: Double) -> Rect {
    guard let superview, !isFlipped(superview) else { return rect }
    return Rect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height)
  }

  /// The mask that a document writes; its `MinY` is the lower margin where y grows upwards.
  func mask(_ element: AutoresizingMaskElement?, inside superview: ViewKind?) -> AutoresizingMask {
    guard let element else { return [] }
    let flipped = superview.map(isFlipped) ?? true
    var mask: AutoresizingMask = []
    if element.flexibleMinX == true { mask.insert(.flexibleLeft) }
    if element.widthSizable == true { mask.insert(.flexibleWidth) }
    if element.flexibleMaxX == true { mask.insert(.flexibleRight) }
    if element.flexibleMinY == true { mask.insert(flipped ? .flexibleTop : .flexibleBottom) }
    if element.heightSizable == true { mask.insert(.flexibleHeight) }
    if element.flexibleMaxY == true { mask.insert(flipped ? .flexibleBottom : .flexibleTop) }
    return mask
  }
}
