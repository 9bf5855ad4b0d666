import CoreGraphics

/// What is posted as another window becomes the key window.
extension UIWindow {
  nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  nonisolated public class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
