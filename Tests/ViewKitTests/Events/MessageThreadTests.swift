import Foundation
import Testing
import UIKit

@testable import PlumbViewKit

/// What is asked by name off the main thread.
@MainActor
struct MessageThreadTests {
  private final class Worker: NSObject, @unchecked Sendable {
    func work() {}
    static let work = Selector("work") { (me: Worker, _) in me.work() }
  }

  /// Runs a block on a thread of its own.
  private func elsewhere<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  @Test func anyThreadAsksWhetherThereIsAMethod() async {
    let worker = Worker()
    let view = UIView()
    let answers = await elsewhere {
      [
        worker.responds(to: Worker.work), worker.responds(to: Selector(("work"))),
        view.responds(to: Selector(("setNeedsLayout"))), view.responds(to: Selector(("whatever"))),
      ]
    }
    #expect(answers == [true, false, true, false])
  }

  /// Many threads read the lists of methods for the first time.
  @Test func threadsAskAtOnce() async {
    nonisolated(unsafe) let views: [NSObject] = [UIView(), UIStackView(), UILabel(), UIButton()]
    let answers = (0..<16).map { index in
      Task { await elsewhere { views[index % views.count].responds(to: Selector(("setNeedsLayout"))) } }
    }
    for answer in answers { #expect(await answer.value) }
  }
}
