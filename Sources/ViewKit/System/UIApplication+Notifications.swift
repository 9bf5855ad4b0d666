import CoreGraphics

/// What a program would be told of. Nobody tells it here: a test may.
extension UIApplication {
  nonisolated public static var didFinishLaunchingNotification: NSNotification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  nonisolated public static var significantTimeChangeNotification: NSNotification.Name {
    .init("UIApplicationSignificantTimeChangeNotification")
  }
  nonisolated public static var userDidTakeScreenshotNotification: NSNotification.Name {
    .init("UIApplicationUserDidTakeScreenshotNotification")
  }
  nonisolated public static var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  nonisolated public static var willChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  nonisolated public static var didChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  nonisolated public static var willChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarFrameNotification")
  }
  nonisolated public static var didChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarFrameNotification")
  }
  nonisolated public static var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  nonisolated public static var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataDidBecomeAvailable")
  }
}
