#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The C library's clock: reading `ContinuousClock` takes as long as one of the smallest steps.
enum MonotonicClock {
  /// Seconds since some moment in the past.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
  }
}
