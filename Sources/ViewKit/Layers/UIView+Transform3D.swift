import CoreGraphics

extension UIView {
  /// Applied about the center; layout does not see it. What of it is in the plane is `transform`.
  public var transform3D: CATransform3D {
    get {
      // A transform of the plane that came later has taken its place.
      if let stored = rarelyUsed?.transform3D, stored.inPlane == transform { return stored }
      return CATransform3DMakeAffineTransform(transform)
    }
    set {
      transform = newValue.inPlane
      if CATransform3DIsAffine(newValue) {
        rarelyUsed?.transform3D = nil
      } else {
        rare.transform3D = newValue
      }
    }
  }
}
