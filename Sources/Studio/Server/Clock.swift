#if Server
  /// Time that only goes on.
  enum Clock {
    private static let start = ContinuousClock.now

    /// Since some moment of the program.
    static var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
  }
#endif
