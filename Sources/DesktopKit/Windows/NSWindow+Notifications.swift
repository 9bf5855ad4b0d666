import Foundation

extension NSWindow {
  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
  public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
  public static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
  public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  public static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturizeNotification")
  public static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  public static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  public static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreenNotification")
  public static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
  public static let didEndLiveResizeNotification = Notification.Name("NSWindowDidEndLiveResizeNotification")
  public static let willBeginSheetNotification = Notification.Name("NSWindowWillBeginSheetNotification")
  public static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
  public static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
  public static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  public static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")
}
