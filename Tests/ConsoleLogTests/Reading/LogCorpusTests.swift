import Foundation
import PlumbConsoleLog
import Testing

@Suite(.enabled(if: !LogCorpus.files.isEmpty))
struct LogCorpusTests {
  /// The project's own aim: every file gives a log, and all but two are understood to the last constraint.
  @Test func publishedLogsAreUnderstood() {
    var whole = 0
    for file in LogCorpus.files {
      let logs = ConsoleLogReader.logs(in: file.bytes)
      #expect(logs.count == 1, "\(file.name)")
      let unknown = logs.flatMap { $0.constraints }.filter { !$0.isUnderstood }
      if unknown.isEmpty { whole += 1 } else { print(file.name, unknown.map { $0.text }) }
    }
    #expect(whole >= LogCorpus.files.count - 2)
  }

  /// Every quoted constraint of a file is in its list, and what the file says is broken is found.
  @Test func nothingIsLost() {
    for file in LogCorpus.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let quoted = text.components(separatedBy: "\"<").count - 1
      let logs = ConsoleLogReader.logs(in: file.bytes)
      if quoted > 0 { #expect(logs.first?.constraints.count == quoted, "\(file.name)") }
      let saysBroken = text.contains("by breaking constraint")
      #expect(logs.contains { $0.broken != nil || $0.brokenElsewhere != nil } == saysBroken, "\(file.name)")
    }
  }

  /// The sum of all, as one capture.
  @Test func filesInOneCaptureGiveWhatTheyGiveAlone() {
    let whole = LogCorpus.files.flatMap { $0.bytes + Array("\nLoaded 3 cards.\n".utf8) }
    let apart = LogCorpus.files.flatMap { ConsoleLogReader.logs(in: $0.bytes) }
    let together = ConsoleLogReader.logs(in: whole)
    #expect(together.map { $0.constraints } == apart.map { $0.constraints })
    #expect(together.map { $0.broken } == apart.map { $0.broken })
  }

  @Test(arguments: Mangling.allCases)
  func manglingChangesNothing(_ mangling: Mangling) {
    var same = 0
    var different: [String] = []
    for file in LogCorpus.files {
      let plain = ConsoleLogReader.logs(in: file.bytes)
      let mangled = ConsoleLogReader.logs(in: mangling.apply(String(decoding: file.bytes, as: UTF8.self)))
      func content(_ log: ConflictLog) -> [String] {
        log.constraints.map { ($0.address ?? "") + ($0.isUnderstood ? "" : "?") } + ["\(log.broken ?? -1)"]
      }
      if mangled.map(content) == plain.map(content) { same += 1 } else { different.append(file.name) }
    }
    // Some of these files are mangled already, and not everything can be undone twice.
    #expect(same >= LogCorpus.files.count - 3, "\(different)")
  }
}
