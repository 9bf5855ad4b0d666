/// Signals that end the program, kept waiting for a moment, so that nothing half done is left behind: who presses Ctrl-C
/// while a hundred files are written hits such a moment nearly always.
struct HeldSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for number in Self.numbers { sigaddset(&held, number) }
    #if canImport(Glibc)
      MemoryLimit.writes.add(1, ordering: .acquiringAndReleasing)
    #endif
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets what waited take effect.
  func release() {
    #if canImport(Glibc)
      MemoryLimit.writes.subtract(1, ordering: .acquiringAndReleasing)
    #endif
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
