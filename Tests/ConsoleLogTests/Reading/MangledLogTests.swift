import Foundation
import PlumbConsoleLog
import Testing

struct MangledLogTests {
  @Test func inventedLogsAreUnderstood() {
    let broken = [2, 1, 1, 0, 0, 1, nil, 0, nil, 0, 3, 2]
    let counts = [4, 3, 5, 3, 3, 4, 4, 4, 3, 1, 4, 3]
    for (place, text) in InventedLogs.all.enumerated() {
      let logs = ConsoleLogReader.logs(in: Array(text.utf8))
      #expect(logs.count == 1)
      guard let log = logs.first else { continue }
      #expect(log.line == 1)
      #expect(log.constraints.count == counts[place], "\(text)")
      #expect(log.constraints.allSatisfy { $0.isUnderstood }, "\(text)")
      #expect(log.broken == broken[place])
      // Of what is not in its list the log has a sentence only in one case.
      #expect((log.brokenElsewhere != nil) == (place == 6))
    }
  }

  /// What a log says, but not where, and without white space: a wrapped label cannot be joined for certain.
  private func content(_ log: ConflictLog) -> [String] {
    log.constraints.map { constraint in
      var constraint = constraint
      let isUnderstood = constraint.isUnderstood ? "" : "? "
      constraint.text = ""
      return isUnderstood + constraint.reprint.filter { $0 != " " }
    } + [log.broken.map { String($0) } ?? "-", log.brokenElsewhere?.address ?? ""]
  }

  @Test(arguments: Mangling.allCases)
  func manglingChangesNothing(_ mangling: Mangling) {
    for text in InventedLogs.all {
      guard let plain = ConsoleLogReader.logs(in: Array(text.utf8)).first else { continue }
      let mangled = mangling.apply(text)
      let logs = ConsoleLogReader.logs(in: mangled)
      #expect(
        logs.map(content) == [content(plain)], "\(mangling): \(String(decoding: mangled, as: UTF8.self))")
    }
  }

  /// All of them, one after the other, with what an app prints between.
  @Test(arguments: Mangling.allCases)
  func manyLogsStayApart(_ mangling: Mangling) {
    let between = "\n2031-05-20 15:23:59.000000+0200 Shop[25513:6809704] Loaded 3 cards (of 7)\n"
    let plain = InventedLogs.all.compactMap { ConsoleLogReader.logs(in: Array($0.utf8)).first }.map(content)
    let logs = ConsoleLogReader.logs(in: mangling.apply(InventedLogs.all.joined(separator: between)))
    #expect(logs.count == plain.count)
    for (log, expected) in zip(logs.map(content), plain) { #expect(log == expected) }
  }

  @Test func linesAreCountedInTheText() {
    let text = "one\ntwo\n" + InventedLogs.today + "\nsix\n" + InventedLogs.appKit
    let lines = text.components(separatedBy: "\n")
    let expected = lines.indices.filter { lines[$0].contains("simultaneously") }.map { $0 + 1 }
    #expect(ConsoleLogReader.logs(in: Array(text.utf8)).map { $0.line } == expected)
    // Without headline, that of the first constraint.
    #expect(ConsoleLogReader.logs(in: Array(("one\n\n" + InventedLogs.list(of: text)).utf8)).first?.line == 3)
  }

  /// What happens to logs on their way is seldom one thing alone.
  @Test(arguments: [
    (Mangling.wrappedAtSpaces, Mangling.quote), (.wrappedAnywhere, .backticks), (.quote, .wrappedAtSpaces),
    (.quote, .wrappedAnywhere), (.wrappedAtSpaces, .deviceTimes), (.wrappedNarrowly, .deviceTimes),
    (.deviceTimes, .wrappedAnywhere), (.deviceTimes, .foreignLines), (.foreignLines, .quote),
    (.wrappedAtSpaces, .foreignLines), (.windowsLines, .wrappedInQuote), (.entities, .wrappedAnywhere),
    (.html, .jsonUnicode), (.jsonUnicode, .jsonEscaped), (.jsonEscaped, .wrappedInQuote),
    (.jsonEscaped, .wrappedNarrowly), (.markdown, .smartQuotes), (.smartQuotes, .entities),
    (.smartQuotes, .jsonUnicode), (.translated, .deviceTimes), (.translated, .oneLine),
    (.wrappedAnywhere, .invalidBytes), (.slashes, .comment), (.indented, .listMarkers),
  ])
  func twoManglings(_ first: Mangling, _ second: Mangling) {
    for text in InventedLogs.all {
      guard let plain = ConsoleLogReader.logs(in: Array(text.utf8)).first else { continue }
      let mangled = second.apply(String(decoding: first.apply(text), as: UTF8.self))
      let logs = ConsoleLogReader.logs(in: mangled)
      #expect(logs.map(content) == [content(plain)], "\(String(decoding: mangled, as: UTF8.self))")
    }
  }
}
