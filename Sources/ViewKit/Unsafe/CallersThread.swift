import CoreGraphics

/// Runs on the caller's thread what is written for the main actor and does not use it.
///
/// A function of the main actor is the same value in memory as one of no actor; the standard library's `assumeIsolated` calls
/// one in this way, too, after a check that is left out here. `isPassed` says whether it is so here.
enum CallersThread {
  static let isPassed =
    MemoryLayout<@MainActor () -> Int>.size == MemoryLayout<() -> Int>.size && run { 7 } == 7

  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      typealias Unisolated = () -> Result
      return unsafeBitCast(body, to: Unisolated.self)()
    }
  }
}
