import CoreGraphics

extension UIView {
  var ownTransform3D: CATransform3D {
    // A transform of the plane that came later has taken its place.
    if let stored = rarelyUsed?.transform3D, stored.inPlane == transform { return stored }
    return CATransform3DMakeAffineTransform(transform)
  }

  func take(_ new: CATransform3D) {
    transform = new.inPlane
    if CATransform3DIsAffine(new) {
      rarelyUsed?.transform3D = nil
    } else {
      rare.transform3D = new
    }
  }
}
