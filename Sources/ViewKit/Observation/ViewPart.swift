import CoreGraphics

/// Which of the rectangles and points that are computed from each other somebody observes of a view.
///
/// UIKit tells of what was set, not of what follows from it: of `frame` where a program or a mask sets it, of `bounds` and
/// `center` where these are set, as layout does. Apple's `UIView` leaves open what observers learn; the accessors are what
/// property observers of subclasses show of it, and layers tell of both.
enum ViewPart {
  case frame, bounds, center

  /// Whether somebody has asked for a view's layer, which tells of itself.
  @MainActor @exclusivity(unchecked) static var isReadOfLayer = false

  /// The part that a property is, or ends in, by its name in Objective-C.
  init?(name: String) {
    let path = name.split(separator: ".")
    switch path.last {
    case _ where path.contains("layer"): return nil
    case "frame": self = .frame
    case "bounds": self = .bounds
    case "center": self = .center
    default: return nil
    }
  }

  /// The part that a closure reads, found by moving the view without anybody's notice: a subclass's key path is another one
  /// than that of `UIView`.
  @MainActor init?(of view: UIView, read: (AnyObject) -> Any?) {
    Self.isReadOfLayer = false
    guard let now = read(view), now is CGRect || now is CGPoint, !Self.isReadOfLayer else { return nil }
    func follows(_ change: (inout ViewGeometry) -> Void) -> Bool {
      let geometry = view.geometry
      defer { view.geometry = geometry }
      change(&view.geometry)
      return now is CGRect
        ? read(view) as? CGRect != now as? CGRect : read(view) as? CGPoint != now as? CGPoint
    }
    if follows({ $0.center.x += 1 }) {
      self = now is CGRect ? .frame : .center
    } else if now is CGRect, follows({ $0.bounds.origin.x += 1 }) {
      self = .bounds
    } else {
      return nil
    }
  }
}
