/// Signals that end the program, kept waiting for a moment, so that nothing half done is left behind: who presses Ctrl-C
/// while a hundred files are written hits such a moment nearly always.
struct HeldSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  private var before = sigset_t()
  private let beforeLimit: (@convention(c) (Int32) -> Void)?

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for number in Self.numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    // A file that grows above the limit of the process's files is to be an error, not the end.
    beforeLimit = signal(SIGXFSZ, SIG_IGN)
  }

  /// Lets what waited take effect.
  func release() {
    signal(SIGXFSZ, beforeLimit)
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
