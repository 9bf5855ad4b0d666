import Dispatch
import Synchronization

/// Work on several files on as many threads as there are cores.
enum ParallelWork {
  /// What comes of each file, in the order of the files.
  static func results<Result: Sendable>(
    on files: [String], _ progress: ProgressLine,
    _ body: @Sendable (_ path: String) throws(Failure) -> Result
  ) -> [Swift.Result<Result, Failure>] {
    let results = Mutex([Swift.Result<Result, Failure>?](repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let result = Swift.Result { () throws(Failure) in try body(files[index]) }
      results.withLock { $0[index] = result }
      progress.advance()
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
