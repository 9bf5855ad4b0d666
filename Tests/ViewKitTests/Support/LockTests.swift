import Foundation
import Testing
import UIKit

/// Locks that code of Apple's platforms names.
struct LockTests {
  /// What threads count together.
  private final class Counter: @unchecked Sendable {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var value = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }
  }

  private func onFourThreads(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 4) { _ in for _ in 0..<500 { body() } }
  }

  @Test func oneThreadAtATimeHoldsAnUnfairLock() {
    let counter = Counter()
    onFourThreads {
      os_unfair_lock_lock(counter.lock)
      counter.value += 1
      os_unfair_lock_unlock(counter.lock)
    }
    #expect(counter.value == 2000)
    #expect(os_unfair_lock_trylock(counter.lock))
    #expect(!os_unfair_lock_trylock(counter.lock))
    os_unfair_lock_unlock(counter.lock)
    #expect(os_unfair_lock_trylock(counter.lock))
  }

  @Test func oneThreadAtATimeHasAnObject() {
    let counter = Counter()
    onFourThreads {
      objc_sync_enter(counter)
      objc_sync_enter(counter)
      counter.value += 1
      objc_sync_exit(counter)
      objc_sync_exit(counter)
    }
    #expect(counter.value == 2000)
    #expect(objc_sync_exit(counter) == -1)
  }
}
