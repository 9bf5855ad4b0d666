import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PlumbCommands

/// A clock that moves by hand, and what was written.
private final class Stage: Sendable {
  private let state = Mutex((time: ContinuousClock.now, written: ""))

  var written: String { state.withLock { $0.written } }
  var now: ContinuousClock.Instant { state.withLock { $0.time } }
  func write(_ text: String) { state.withLock { $0.written += text } }
  func pass(milliseconds: Int) {
    state.withLock { $0.time = $0.time.advanced(by: .milliseconds(milliseconds)) }
  }

  func progress(of total: Int) -> ProgressLine {
    ProgressLine("Checking", of: total, sink: { self.write($0) }, now: { self.now })
  }
}

@Suite("Progress")
struct ProgressTests {
  private static let erased = "\r\u{1B}[K"

  @Test func workUnderASecondShowsNothing() {
    let stage = Stage()
    let progress = stage.progress(of: 3)
    progress.advance()
    stage.pass(milliseconds: 999)
    progress.advance()
    progress.aside { stage.write("aside") }
    progress.end()
    #expect(stage.written == "aside")
  }

  @Test func lineAppearsChangesAndGoes() {
    let stage = Stage()
    let progress = stage.progress(of: 9)
    progress.advance()
    stage.pass(milliseconds: 1000)
    progress.advance()
    #expect(stage.written == "\rChecking 2 of 9 …\u{1B}[K")
    stage.pass(milliseconds: 99)
    progress.advance()
    #expect(stage.written == "\rChecking 2 of 9 …\u{1B}[K")
    stage.pass(milliseconds: 1)
    progress.advance()
    #expect(stage.written == "\rChecking 2 of 9 …\u{1B}[K\rChecking 4 of 9 …\u{1B}[K")
    progress.end()
    #expect(stage.written.hasSuffix("4 of 9 …\u{1B}[K" + Self.erased))
    let atEnd = stage.written
    stage.pass(milliseconds: 5000)
    progress.advance()
    progress.end()
    #expect(stage.written == atEnd)
  }

  @Test func othersWriteWithTheLineOutOfTheWay() {
    let stage = Stage()
    let progress = stage.progress(of: 3)
    stage.pass(milliseconds: 2000)
    progress.advance()
    let before = stage.written
    let result = progress.aside {
      stage.write("message\n")
      return 7
    }
    #expect(result == 7)
    #expect(stage.written == before + Self.erased + "message\n")
    stage.pass(milliseconds: 100)
    progress.advance()
    #expect(stage.written.hasSuffix("message\n\rChecking 2 of 3 …\u{1B}[K"))
  }

  @Test func nobodyWatchingSeesNothing() {
    let progress = ProgressLine("Checking", of: 2, sink: nil, now: { ContinuousClock.now })
    progress.advance()
    #expect(progress.aside { 1 } == 1)
    progress.end()
  }

  @Test func threadsCountTogether() async {
    let stage = Stage()
    let progress = stage.progress(of: 400)
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<100 { progress.advance() } } }
    }
    stage.pass(milliseconds: 1000)
    progress.advance()
    #expect(stage.written == "\rChecking 401 of 400 …\u{1B}[K")
  }

  /// The second document can be read only when the first took more than a second.
  @Test(arguments: [true, false])
  func longWorkOnATerminalShowsIt(_ isTerminal: Bool) throws {
    let script = """
      (sleep 1.1; cat Examples/Cell.xib) | '\(PlumbProcess.url.path)' layout --json /dev/stdin Examples/Masks.xib nosuch
      """
    let run = try PlumbProcess(
      program: URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: ["TERM": "xterm"],
      messagesInTerminal: isTerminal)
    #expect(run.results.split(separator: "\n").count == 2)
    let message = "plumb: nosuch: There is no such file.\n"
    #expect(run.messages == (isTerminal ? "\rLaying out 1 of 3 …\u{1B}[K" + Self.erased + message : message))
  }
}
