import Dispatch

/// Work on several things on as many threads as there are cores.
enum ParallelWork {
  /// What comes of each, in their order.
  static func results<Input: Sendable, Result: Sendable>(
    on inputs: [Input], _ progress: ProgressLine? = nil,
    _ body: @Sendable (_ input: Input) throws(Failure) -> Result
  ) -> [Swift.Result<Result, Failure>] {
    // The empty array is one for all threads, and must not be written to.
    if inputs.isEmpty { return [] }
    return [Swift.Result<Result, Failure>](unsafeUninitializedCapacity: inputs.count) { places, filled in
      // Each place is written once, by one thread.
      nonisolated(unsafe) let places = places
      DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        places.initializeElement(
          at: index, to: Swift.Result { () throws(Failure) in try body(inputs[index]) })
        progress?.advance()
      }
      filled = inputs.count
    }
  }
}
