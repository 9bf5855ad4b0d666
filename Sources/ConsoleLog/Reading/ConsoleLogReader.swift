/// Finds the logs of conflicts in any text, however it comes and whatever surrounds them.
///
/// ```
/// var reader = ConsoleLogReader()
/// let logs = reader.read(capture) + reader.finish()
/// ```
///
/// Lists are found by their constraints, so that neither headline nor quotes nor parentheses nor ends of
/// lines need be there. What mails, browsers, editors and string literals do to a text is undone: prefixes of
/// lines, escapes, entities, tags, typographic punctuation, wrapped lines. Bytes that are no text do no harm.
///
/// - Complexity: Linear in the text. At most about half a megabyte is kept, of which a list may be a half.
package struct ConsoleLogReader: Sendable {
  /// How many lines looked like parts of a list and could not be kept as one of its constraints.
  package private(set) var unreadLines = 0

  /// What the text says about views elsewhere.
  package private(set) var views = KnownViews()

  private var decoding = TextDecoding()
  private var region: LogRegion?
  /// The beginning of a line of which the end has not come.
  private var unfinished: [UInt8] = []
  /// The lines before, in which the words that lists are found by may have been cut.
  private var previous: [[UInt8]] = []
  /// Of the line that comes next, from 1.
  private var line = 1
  private var hasLogs = false
  /// Whether nothing came since somebody told of silence.
  private var isSilent = false
  private var mention: ConflictLog?
  private var found: [ConflictLog] = []

  /// Longer lines are read in parts.
  private static let longestLine = 1 << 18

  package init() {}

  // MARK: Reading

  /// Reads what comes next, which may end anywhere.
  ///
  /// - Returns: The logs that are complete.
  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [ConflictLog] {
    isSilent = false
    if decoding.isTransparent {
      consume(bytes)
    } else {
      decoding.decode(bytes).withUnsafeBufferPointer { consume($0) }
    }
    return takeFound()
  }

  /// Reads what comes next, which may end anywhere.
  ///
  /// - Returns: The logs that are complete.
  package mutating func read(_ bytes: ArraySlice<UInt8>) -> [ConflictLog] {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  /// Reads what comes next, which may end anywhere.
  ///
  /// - Returns: The logs that are complete.
  package mutating func read(_ bytes: [UInt8]) -> [ConflictLog] { read(bytes[...]) }

  /// Ends the text.
  ///
  /// - Returns: The logs that remain.
  package mutating func finish() -> [ConflictLog] {
    decoding.decode(UnsafeBufferPointer(start: nil, count: 0), isLast: true)
      .withUnsafeBufferPointer { consume($0) }
    takeUnfinished()
    closeRegion()
    if !hasLogs, let mention { found.append(mention) }
    return takeFound()
  }

  /// Tells that a live stream has been silent for a while.
  ///
  /// - Returns: The log that was coming, where nothing of it is missing. One that does not say what is broken
  ///   comes when the stream is still silent the next time.
  package mutating func flushIdle() -> [ConflictLog] {
    guard let region, unfinished.isEmpty else { return [] }
    let reading = RegionReading.best(of: region)
    if reading.isComplete || (reading.isClosed && isSilent), !reading.logs.isEmpty { closeRegion() }
    isSilent = true
    return takeFound()
  }

  /// All logs of a text.
  package static func logs(in bytes: [UInt8]) -> [ConflictLog] {
    var reader = ConsoleLogReader()
    let logs = reader.read(bytes)
    return logs + reader.finish()
  }

  private mutating func takeFound() -> [ConflictLog] {
    defer { found = [] }
    return found
  }

  // MARK: Lines

  private mutating func consume(_ bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    if !unfinished.isEmpty {
      place = completeUnfinished(bytes)
    }
    while place < bytes.count {
      if region == nil, !views.isOpen(atLine: line) { place = skip(bytes, from: place) }
      guard place < bytes.count else { return }
      let end = lineEnd(bytes, from: place)
      guard end < bytes.count || end - place >= Self.longestLine else {
        unfinished.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[place...]))
        return
      }
      place = take(bytes, place..<end)
    }
  }

  /// The end of a line, or of a part of it.
  private func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, used: Int = 0) -> Int {
    let limit = min(bytes.count, start + Self.longestLine - used)
    var place = start
    while place < limit, bytes[place] != .newline { place += 1 }
    return place
  }

  /// Adds to a line that has begun before; returns where the next one begins.
  private mutating func completeUnfinished(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let end = lineEnd(bytes, from: 0, used: unfinished.count)
    unfinished.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<end]))
    guard end < bytes.count || unfinished.count >= Self.longestLine else { return end }
    takeUnfinished()
    if end < bytes.count, bytes[end] == .newline {
      line += 1
      return end + 1
    }
    return end
  }

  private mutating func takeUnfinished() {
    guard !unfinished.isEmpty else { return }
    let whole = unfinished
    unfinished = []
    whole.withUnsafeBufferPointer { takeLine($0) }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    takeLine(UnsafeBufferPointer(rebasing: bytes[range]))
    guard range.upperBound < bytes.count, bytes[range.upperBound] == .newline else { return range.upperBound }
    line += 1
    return range.upperBound + 1
  }

  private mutating func takeLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    let triggers = LineTrigger.all(in: bytes)
    if triggers.contains(.view) || views.isOpen(atLine: line) { views.read(bytes, number: line) }
    if region == nil {
      guard triggers.contains(.constraint) else {
        pass(bytes)
        return
      }
      openRegion()
    }
    let marks = LineMarks(bytes)
    if marks.isOfHeadline, region?.isBegun == true {
      closeRegion()
      region = LogRegion()
    }
    region?.append(bytes, marks, number: line)
    if region?.isOver == true { closeRegion() }
  }

  private mutating func openRegion() {
    var opened = LogRegion()
    for (place, before) in previous.enumerated() {
      before.withUnsafeBufferPointer {
        opened.append($0, LineMarks($0), number: line - previous.count + place)
      }
    }
    region = opened
    previous = []
  }

  private mutating func closeRegion() {
    guard var closed = region else { return }
    region = nil
    closed.trim()
    let reading = RegionReading.best(of: closed)
    found += reading.logs
    hasLogs = hasLogs || !reading.logs.isEmpty
    unreadLines += reading.unreadLines
    if mention == nil { mention = reading.mention }
  }

  // MARK: What says nothing of constraints

  private static let keptLines = 6

  /// Keeps a line that has nothing, for what may follow.
  private mutating func pass(_ line: UnsafeBufferPointer<UInt8>) {
    if previous.count == Self.keptLines { previous.removeFirst() }
    previous.append(Array(line.suffix(512)))
  }

  /// Keeps the last of the lines that were passed over.
  private mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var starts: [Int] = []
    var place = range.upperBound
    while place > range.lowerBound, starts.count < Self.keptLines {
      place -= 1
      while place > range.lowerBound, bytes[place - 1] != .newline { place -= 1 }
      starts.append(place)
    }
    var end = range.upperBound
    var lines: [Range<Int>] = []
    for start in starts {
      lines.append(start..<end - 1)
      end = start
    }
    for line in lines.reversed() { pass(UnsafeBufferPointer(rebasing: bytes[line])) }
  }

  /// Passes over lines that nothing begins in; returns the start of one that does, or of the last that is
  /// unfinished.
  private mutating func skip(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let (place, newlines) = LineTrigger.first(in: bytes, from: start)
    line += newlines
    var lineStart = place
    if newlines > 0 {
      while bytes[lineStart - 1] != .newline { lineStart -= 1 }
      pass(bytes, start..<lineStart)
    } else {
      lineStart = start
    }
    return lineStart + (place - lineStart) / Self.longestLine * Self.longestLine
  }
}
