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
  /// Whether there is such a program to start: none here.
  @discardableResult open func launchApplication(_ appName: String) -> Bool { false }
  @discardableResult open func launchApplication(
    withBundleIdentifier bundleIdentifier: String, options: LaunchOptions = [],
    additionalEventParamDescriptor descriptor: AnyObject?,
    launchIdentifier identifier: UnsafeMutablePointer<NSNumber?>?
  ) -> Bool { false }
  /// Opens nothing here.
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
  /// Opens nothing here.
  open func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
  /// Opens nothing here.
  open func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
  /// The programs that run: this one, as far as anybody can see.
  open var runningApplications: [NSRunningApplication] { [.current] }
  open var frontmostApplication: NSRunningApplication? { .current }
  open var menuBarOwningApplication: NSRunningApplication? { .current }
  open func isFilePackage(atPath fullPath: String) -> Bool { false }
  open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  open var isVoiceOverEnabled: Bool { false }

  /// In notifications about programs, the program.
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  public static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
  public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
  public static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification")
  public static let sessionDidResignActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidResignActiveNotification")
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

extension NSWorkspace {
  /// How a program is started. Does nothing here.
  public struct LaunchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = LaunchOptions(rawValue: 0x10000)
    public static let withoutActivation = LaunchOptions(rawValue: 0x200)
    public static let newInstance = LaunchOptions(rawValue: 0x80000)
    public static let andHide = LaunchOptions(rawValue: 0x100000)
    public static let andHideOthers = LaunchOptions(rawValue: 0x200000)
  }

  /// How something is opened. Does nothing here.
  open class OpenConfiguration: NSObject {
    open var activates = true
    open var hides = false
    open var hidesOthers = false
    open var promptsUserIfNeeded = true
    open var addsToRecentItems = true
    open var createsNewApplicationInstance = false
    open var isForPrinting = false
    open var arguments: [String] = []
    open var environment: [String: String] = [:]
  }
}

/// Does nothing here.
public func NSBeep() {}
