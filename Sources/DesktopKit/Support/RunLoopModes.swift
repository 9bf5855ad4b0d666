import Foundation

extension RunLoop.Mode {
  /// That of a mouse that moves something. No run loop is in it here.
  public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
  /// That of a panel that everything waits for. No run loop is in it here.
  public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}
