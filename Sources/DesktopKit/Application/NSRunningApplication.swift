import Foundation

/// A program that runs: this one.
public final class NSRunningApplication: NSObject, Sendable {
  public static let current = NSRunningApplication()

  private override init() { super.init() }

  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  public var bundleURL: URL? { Bundle.main.bundleURL }
  public var executableURL: URL? { Bundle.main.executableURL }
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var icon: NSImage? { nil }
  public var isActive: Bool { true }
  public var isHidden: Bool { false }
  public var isFinishedLaunching: Bool { true }
  public var isTerminated: Bool { false }
  public var activationPolicy: NSApplication.ActivationPolicy { .regular }

  /// Other programs are none here.
  public class func runningApplications(
    withBundleIdentifier bundleIdentifier: String
  ) -> [NSRunningApplication] { bundleIdentifier == current.bundleIdentifier ? [current] : [] }

  /// Does nothing here.
  @discardableResult public func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  /// Does nothing here.
  @discardableResult public func hide() -> Bool { false }
  /// Does nothing here.
  @discardableResult public func unhide() -> Bool { false }
  /// Does nothing here: a program of tests ends by itself.
  @discardableResult public func terminate() -> Bool { false }
  /// Does nothing here.
  @discardableResult public func forceTerminate() -> Bool { false }
}
