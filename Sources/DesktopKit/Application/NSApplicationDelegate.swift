import Foundation

/// What an app's delegate is told. Nobody tells it here but a test.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationDidHide(_ notification: Notification)
  func applicationDidUnhide(_ notification: Notification)
  func applicationWillHide(_ notification: Notification)
  func applicationWillUnhide(_ notification: Notification)
  func applicationDidChangeScreenParameters(_ notification: Notification)
  func applicationDidUpdate(_ notification: Notification)
  func applicationWillUpdate(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  func application(_ sender: NSApplication, openFiles filenames: [String])
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidHide(_ notification: Notification) {}
  public func applicationDidUnhide(_ notification: Notification) {}
  public func applicationWillHide(_ notification: Notification) {}
  public func applicationWillUnhide(_ notification: Notification) {}
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  public func applicationDidUpdate(_ notification: Notification) {}
  public func applicationWillUpdate(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  public func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool { true }
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
  public func application(
    _ application: NSApplication, willPresentError error: any Error
  ) -> any Error { error }
}

extension NSApplication {
  public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
  public static let willHideNotification = Notification.Name("NSApplicationWillHideNotification")
  public static let willUnhideNotification = Notification.Name("NSApplicationWillUnhideNotification")
  public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  public static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
  public static let willUpdateNotification = Notification.Name("NSApplicationWillUpdateNotification")
  public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}
