import CoreGraphics
import Foundation
public import PlumbViewKit

/// The app. It runs no loop here: its windows are those that a program makes.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  public static let shared = NSApplication()
  private var shownWindows: [Weak] = []
  /// The controllers of windows that segues have opened, for as long as these are open.
  private var openControllers: [NSWindowController] = []

  private final class Weak {
    weak var window: NSWindow?
    init(_ window: NSWindow) { self.window = window }
  }

  open weak var delegate: (any NSApplicationDelegate)?
  /// The windows that were put on the screen, and that somebody keeps.
  open var windows: [NSWindow] { shownWindows.compactMap(\.window) }
  open var keyWindow: NSWindow? { currentKeyWindow }
  open var mainWindow: NSWindow? { currentMainWindow ?? currentKeyWindow }
  weak var currentKeyWindow: NSWindow?
  weak var currentMainWindow: NSWindow?
  open func window(withWindowNumber windowNum: Int) -> NSWindow? {
    windows.first { $0.windowNumber == windowNum }
  }
  open var mainMenu: NSMenu?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance.light }
  open var isActive: Bool { true }
  open var isHidden: Bool { false }
  open var isRunning: Bool { true }
  open var modalWindow: NSWindow? { nil }
  /// What was sent last.
  open private(set) var currentEvent: NSEvent?
  /// Gives an event to those who watch, and then to its window, or to the one that has the keys.
  open func sendEvent(_ event: NSEvent) {
    guard let event = EventMonitors.passed(event) else { return }
    currentEvent = event
    (event.window ?? keyWindow)?.sendEvent(event)
  }
  /// Does nothing here.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  open var windowsMenu: NSMenu?
  open var helpMenu: NSMenu?
  open var servicesMenu: NSMenu?
  open var applicationIconImage: NSImage!
  open private(set) lazy var dockTile = NSDockTile()
  open private(set) var presentationOptions: PresentationOptions = []
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  open var isFullKeyboardAccessEnabled: Bool { false }
  /// Does nothing here: a program goes on after it.
  open func run() {}
  /// Does nothing here.
  open func stop(_ sender: Any?) {}
  /// Does nothing here.
  open func activate() {}
  /// Does nothing here.
  open func deactivate() {}
  /// Does nothing here.
  open func hide(_ sender: Any?) {}
  /// Does nothing here.
  open func unhide(_ sender: Any?) {}
  /// Does nothing here.
  open func hideOtherApplications(_ sender: Any?) {}
  /// Does nothing here.
  open func unhideAllApplications(_ sender: Any?) {}
  /// Does nothing here.
  open func finishLaunching() {}
  /// Does nothing here.
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Does nothing here.
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  /// Does nothing here.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  /// Does nothing here.
  @discardableResult open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// Who does what an action says, among those who are asked for it.
  open func target(forAction action: Selector) -> Any? { self.target(forAction: action, to: nil, from: nil) }
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    target ?? ActionMessages.target(of: action, sender as AnyObject?, keyWindow?.contentView)
  }
  /// Does nothing here.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Does nothing here.
  open func terminate(_ sender: Any?) {}
  /// Does nothing here.
  @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
  /// Sends an action to a target; without one to the first of the key window's responders that has the method.
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    ActionMessages.send(
      action, to: target as AnyObject?, from: sender as AnyObject?, along: keyWindow?.contentView)
  }

  /// Shows a window, and comes back at once with `stop`: there is nobody who would answer.
  @discardableResult open func runModal(for window: NSWindow) -> ModalResponse {
    window.makeKeyAndOrderFront(nil)
    return .stop
  }
  /// Does nothing here.
  open func stopModal(withCode returnCode: ModalResponse) {}
  /// Does nothing here.
  open func stopModal() {}
  /// Does nothing here.
  open func abortModal() {}

  /// Keeps a window controller until its window is closed.
  func keep(_ controller: NSWindowController) {
    if !openControllers.contains(where: { $0 === controller }) { openControllers.append(controller) }
  }
  func release(_ window: NSWindow) { openControllers.removeAll { $0.window === window } }

  func show(_ window: NSWindow) {
    shownWindows.removeAll { $0.window == nil || $0.window === window }
    shownWindows.append(Weak(window))
  }

  /// What somebody answered to a window that wanted an answer.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let stop = ModalResponse(rawValue: -1000)
    public static let abort = ModalResponse(rawValue: -1001)
    public static let `continue` = ModalResponse(rawValue: -1002)
    public static let cancel = ModalResponse(rawValue: 0)
    // The name is Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(rawValue: 1)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }

  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// How a program comes to the front. Does nothing here.
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
  /// What an app says to whoever wants it to end.
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
  /// What comes of it where others were to open something.
  public enum DelegateReply: UInt, Sendable { case success, cancel, failure }
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
  }
  /// What of the system is hidden while an app fills the screen.
  public struct PresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    public static let hideDock = PresentationOptions(rawValue: 1 << 1)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 1 << 2)
    public static let hideMenuBar = PresentationOptions(rawValue: 1 << 3)
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
    public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
  }
}

/// The app's tile in the Dock. Does nothing here.
@preconcurrency @MainActor
open class NSDockTile: NSObject {
  open var badgeLabel: String?
  open var contentView: NSView?
  open var showsApplicationBadge = true
  open var size: NSSize { NSSize(width: 128, height: 128) }
  open func display() {}
}

/// The app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }
