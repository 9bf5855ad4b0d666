import Dispatch
import Synchronization

/// Work on several things on as many threads as there are cores.
enum ParallelWork {
  /// What comes of each, in their order.
  static func results<Input: Sendable, Result: Sendable>(
    on inputs: [Input], _ progress: ProgressLine? = nil,
    _ body: @Sendable (_ input: Input) throws(Failure) -> Result
  ) -> [Swift.Result<Result, Failure>] {
    let results = Mutex([Swift.Result<Result, Failure>?](repeating: nil, count: inputs.count))
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let result = Swift.Result { () throws(Failure) in try body(inputs[index]) }
      results.withLock { $0[index] = result }
      progress?.advance()
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
