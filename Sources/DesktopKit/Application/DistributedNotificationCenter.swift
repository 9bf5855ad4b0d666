import Foundation

/// Tells all apps of what has happened. There are no others here: those of the program are told.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  private static let shared = DistributedNotificationCenter()
  open class func `default`() -> DistributedNotificationCenter { shared }
}
