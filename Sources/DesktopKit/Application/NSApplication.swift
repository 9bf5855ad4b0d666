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
  open var keyWindow: NSWindow? { windows.last { $0.isKeyWindow } }
  open var mainWindow: NSWindow? { keyWindow }
  open var mainMenu: NSMenu?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance.light }
  open var isActive: Bool { true }
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
}

/// The app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// What an app's delegate is told. Nobody tells it here but a test.
@MainActor
public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}
