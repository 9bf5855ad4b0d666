import CoreGraphics
import Foundation

/// Animations as they were written before closures: what stands between takes effect at once.
extension UIView {
  /// Does nothing here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Does nothing here.
  public class func commitAnimations() {}
  /// Does nothing here.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing here.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing here.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Does nothing here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
