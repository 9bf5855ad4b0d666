import Synchronization

/// Signals that end the program, kept waiting for a moment, so that nothing half done is left behind: who presses Ctrl-C
/// while a hundred files are written hits such a moment nearly always.
///
/// A mask would hold them back on one thread, and another, such as a worker that has just begun, would take them.
struct HeldSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// How many hold them back now, and which of them ended the program before.
  private static let holders = Mutex((count: 0, held: [Int32]()))
  /// The last one that came meanwhile; 0 for none.
  private static let came = Atomic<Int32>(0)

  init() {
    #if canImport(Glibc)
      MemoryLimit.writes.add(1, ordering: .acquiringAndReleasing)
    #endif
    Self.holders.withLock { holders in
      holders.count += 1
      guard holders.count == 1 else { return }
      holders.held = Self.numbers.filter { number in
        let before = signal(number) { HeldSignals.came.store($0, ordering: .releasing) }
        let isEnd = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
        // Who has it ignored, or sees to it, as the server does, goes on so.
        if !isEnd { signal(number, before) }
        return isEnd
      }
    }
  }

  /// Lets what waited take effect.
  func release() {
    #if canImport(Glibc)
      MemoryLimit.writes.subtract(1, ordering: .acquiringAndReleasing)
    #endif
    let number = Self.holders.withLock { holders -> Int32 in
      holders.count -= 1
      guard holders.count == 0 else { return 0 }
      for number in holders.held { signal(number, SIG_DFL) }
      return Self.came.exchange(0, ordering: .acquiringAndReleasing)
    }
    if number != 0 { raise(number) }
  }
}
