// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// Waits until no other thread is between this and `objc_sync_exit(_:)` for an object.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).lock()
  return 0
}

/// Lets other threads in: -1 where none has to wait for the object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.shared.giveBack(obj as AnyObject) ? 0 : -1 }

/// A lock for each object that a thread is about to take the turn of.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private struct Entry {
    let lock = NSRecursiveLock()
    var uses = 0
  }

  private let access = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func lock(of object: AnyObject) -> NSRecursiveLock {
    access.withLock {
      var entry = entries[ObjectIdentifier(object)] ?? Entry()
      entry.uses += 1
      entries[ObjectIdentifier(object)] = entry
      return entry.lock
    }
  }

  func giveBack(_ object: AnyObject) -> Bool {
    access.withLock {
      guard var entry = entries[ObjectIdentifier(object)] else { return false }
      entry.lock.unlock()
      entry.uses -= 1
      entries[ObjectIdentifier(object)] = entry.uses > 0 ? entry : nil
      return true
    }
  }
}
