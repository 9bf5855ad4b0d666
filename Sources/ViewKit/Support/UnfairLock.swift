// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import CoreGraphics

/// A lock that is a value in memory: whether a thread holds it is written there.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isHeld = false

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no thread holds the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  turns.lock()
  while lock.pointee.isHeld { turns.wait() }
  lock.pointee.isHeld = true
  turns.unlock()
}

/// Takes the lock where no thread holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  turns.withLock {
    guard !lock.pointee.isHeld else { return false }
    lock.pointee.isHeld = true
    return true
  }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  turns.withLock { lock.pointee.isHeld = false }
  turns.broadcast()
}

/// Of all such locks: who waits for one looks again whenever one is given back.
private let turns = NSCondition()
