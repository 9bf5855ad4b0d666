import CoreGraphics

/// An error that ends the program, or the test where mistakes are listened to: this platform has no exception that could be
/// caught.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Ends the program with the name and the reason, as an exception that nothing catches does; comes back where mistakes are
  /// listened to (`LayoutDebugging.faultHandler`).
  open func raise() {
    Faults.raise(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }
}
