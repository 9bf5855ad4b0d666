// The name of a function is of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What else there is on the machine: nothing here.
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()

  open private(set) var notificationCenter = NotificationCenter()
  /// Opens nothing here, and says so.
  @discardableResult open func open(_ url: URL) -> Bool { false }
  @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath path: String) -> Bool
  {
    false
  }
  /// Does nothing here.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// An image of the size that icons of files have: 32 points, from memory.
  open func icon(forFile fullPath: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
  open func icon(forFileType fileType: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  open var isVoiceOverEnabled: Bool { false }

  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// Does nothing here.
public func NSBeep() {}
