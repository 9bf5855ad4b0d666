import PlumbLayoutDiagnostics

/// Makes logs of a region.
struct RegionReading {
  private(set) var logs: [ConflictLog] = []
  /// A headline with nothing behind it, or a constraint by itself, that nothing shows to be more than a
  /// mention.
  @Boxed private(set) var mention: ConflictLog? = nil
  /// How many lines looked like parts of a list and are not kept.
  private(set) var unreadLines = 0
  /// Whether the last log's list has an end.
  private(set) var isClosed = true
  /// Whether nothing that could come belongs to the last log.
  private(set) var isComplete = true

  private let region: CleanRegion
  @Boxed private var current: OpenLog? = nil
  private var isBreaking = false
  /// Whether the list that comes is one of AppKit's visualization.
  private var isVisualized = false
  private var effort: Int

  /// Reads a region; where lines were cut in the middle of entities and escapes, with these put together.
  static func best(of region: LogRegion) -> RegionReading {
    let reading = RegionReading(region)
    guard reading.hasUnknown, let uncut = region.uncut else { return reading }
    let other = RegionReading(uncut)
    let counts = (reading.counts, other.counts)
    let isBetter = (counts.1.understood, -counts.1.unknown) > (counts.0.understood, -counts.0.unknown)
    return isBetter ? other : reading
  }

  private var counts: (understood: Int, unknown: Int) {
    var counts = (understood: 0, unknown: unreadLines)
    for log in logs {
      let understood = log.constraints.reduce(0) { $0 + ($1.isUnderstood ? 1 : 0) }
      counts.understood += understood
      counts.unknown += log.constraints.count - understood
    }
    return counts
  }

  /// Whether something could not be read, or nothing could.
  private var hasUnknown: Bool {
    logs.isEmpty || unreadLines > 0
      || logs.contains { $0.constraints.isEmpty || $0.constraints.contains { !$0.isUnderstood } }
  }

  init(_ region: LogRegion) {
    self.region = CleanRegion(region)
    effort = 16 * self.region.bytes.count + 65536
    let events = RegionEvents(self.region.bytes).events
    for (place, event) in events.enumerated() {
      let next = place + 1 < events.count ? events[place + 1].place : self.region.bytes.count
      take(event, next: next)
    }
    isComplete = current == nil
    isClosed = current.map { $0.isClosed && !isBreaking } ?? true
    finish()
  }

  private mutating func take(_ event: RegionEvent, next: Int) {
    switch event {
    case .headline(let place):
      finish()
      current = OpenLog(line: region.line(at: place), hasHeadline: true)
    case .visualization:
      finish()
      isVisualized = true
    case .advice: current?.isEvident = true
    case .breaking(let place):
      if current == nil { current = OpenLog(line: region.line(at: place), hasHeadline: false) }
      current?.isEvident = true
      isBreaking = true
    case .close: if current?.log.constraints.isEmpty == false { current?.isClosed = true }
    case .member(let start): takeMember(start, limit: next)
    }
    countUnread(event, next: next)
  }

  private mutating func takeMember(_ start: MemberStart, limit: Int) {
    var (constraint, end) = MemberText(region, start.place, limit: limit).read(effort: &effort)
    if let (distance, distanceEnd) = actualDistance(end) {
      constraint.actualDistance = distance
      end = distanceEnd
    }
    let line = region.line(at: start.place)
    if isBreaking {
      current?.breaks(constraint)
      finish()
      return
    }
    if let open = current, open.isFollowed(by: constraint, isQuoted: start.isQuoted, atLine: line) {
      // The sentence before it may be in any language.
      current?.breaks(constraint)
      finish()
      return
    }
    let follower = follower(end)
    let hasComma = follower == UInt8(ascii: ",")
    if let open = current, !open.continues(with: start, atLine: line, hasComma: hasComma) { finish() }
    if current == nil {
      var open = OpenLog(line: line, hasHeadline: false)
      open.log.isVisualization = isVisualized
      open.startsLine = constraint.isUnderstood && startsLine(start.place)
      current = open
    }
    // Where what could not be read ends is not known.
    let lastLine = region.line(at: max((constraint.isUnderstood ? end : limit) - 1, 0))
    current?.append(
      constraint, isQuoted: start.isQuoted, hasComma: hasComma, endLine: min(lastLine, line + 8))
    if follower == UInt8(ascii: ")") { current?.isClosed = true }
  }

  /// Whether no word stands before a place on its line.
  private func startsLine(_ place: Int) -> Bool {
    for byte in region.bytes[..<place].reversed() {
      if byte == .newline { return true }
      guard byte.isBlank || byte.isLineMark || byte == .doubleQuote || byte == .quote || byte == .less else {
        return false
      }
    }
    return true
  }

  /// `(Actual Distance - pixels):80`, behind a constraint.
  private func actualDistance(_ end: Int) -> (Double, end: Int)? {
    let bytes = region.bytes
    var place = end
    while place < bytes.count, place - end < 40, bytes[place].isBlank || bytes[place] == .newline {
      place += 1
    }
    let words: StaticString = "(Actual Distance - pixels):"
    guard bytes.has(words, at: place) else { return nil }
    let start = place + words.utf8CodeUnitCount
    var last = start
    while last < bytes.count, last - start < 32,
      bytes[last].isDigit || bytes[last] == UInt8(ascii: ".")
        || bytes[last] == UInt8(ascii: "-")
    {
      last += 1
    }
    return Double(String(decoding: bytes[start..<last], as: UTF8.self)).map { ($0, last) }
  }

  /// What comes behind a constraint's end and its quote.
  private func follower(_ end: Int) -> UInt8? {
    for byte in region.bytes[min(end, region.bytes.count)...].prefix(64) {
      if byte == .newline || byte.isBlank || byte.isLineMark || byte == .doubleQuote || byte == .quote {
        continue
      }
      return byte
    }
    return nil
  }

  /// Counts lines of an open list that begin with a quote and no constraint.
  private mutating func countUnread(_ event: RegionEvent, next: Int) {
    guard let current, current.hasHeadline || current.isEvident, !current.isClosed else { return }
    var place = event.place
    let bytes = region.bytes
    while place < next {
      if bytes[place] == .newline {
        var start = place + 1
        while start < next, bytes[start].isBlank || bytes[start].isLineMark { start += 1 }
        if start < next, start + 1 < bytes.count, bytes[start] == .doubleQuote, bytes[start + 1] != .less,
          !(start + 1 == next)
        {
          unreadLines += 1
        }
      }
      place += 1
    }
  }

  private mutating func finish() {
    isBreaking = false
    isVisualized = false
    guard var open = current else { return }
    current = nil
    open.log.isEvident = open.hasHeadline || open.isEvident
    if open.isLog {
      logs.append(open.log)
    } else if open.hasHeadline || open.startsLine {
      // People paste the one constraint that they wonder about.
      mention = open.log
    }
  }
}

/// A log of which more may come.
private struct OpenLog {
  var log: ConflictLog
  let hasHeadline: Bool
  /// Whether what surrounds it is a log's own.
  var isEvident = false
  var isClosed = false
  /// Whether its first constraint is understood and begins a line.
  var startsLine = false
  /// Whether its last constraint has a comma behind it, and any has.
  private var hasComma = false
  private var usesCommas = false
  private var hasQuotes = false
  private var endLine = 0

  init(line: Int, hasHeadline: Bool) {
    log = ConflictLog(line: line)
    self.hasHeadline = hasHeadline
  }

  /// Whether it is a conflict's log rather than a headline or a constraint that some text mentions.
  var isLog: Bool {
    if isEvident { return true }
    let count = log.constraints.count
    return hasHeadline ? count > 0 : count > 1 || (count == 1 && (hasQuotes || isClosed))
  }

  mutating func append(_ constraint: LoggedConstraint, isQuoted: Bool, hasComma: Bool, endLine: Int) {
    log.constraints.append(constraint)
    self.hasComma = hasComma
    usesCommas = usesCommas || hasComma
    hasQuotes = hasQuotes || isQuoted
    self.endLine = endLine
  }

  /// Whether a constraint that comes next belongs to the same list.
  func continues(with start: MemberStart, atLine line: Int, hasComma isFollowedByComma: Bool) -> Bool {
    if isClosed { return false }
    if log.constraints.isEmpty || hasComma || hasHeadline { return true }
    if hasQuotes != start.isQuoted { return false }
    return usesCommas || isFollowedByComma ? line <= endLine + 1 : line <= endLine + 2
  }

  /// Whether a constraint behind its list is the one that is broken.
  func isFollowed(by constraint: LoggedConstraint, isQuoted: Bool, atLine line: Int) -> Bool {
    guard isClosed, !isQuoted else { return false }
    return (hasQuotes && line <= endLine + 5) || place(of: constraint) != nil
  }

  mutating func breaks(_ constraint: LoggedConstraint) {
    // That something is broken is said of conflicts alone.
    isEvident = true
    guard let place = place(of: constraint) else {
      log.brokenElsewhere = constraint
      return
    }
    log.broken = place
    // What the list has in part only may stand here whole.
    if !log.constraints[place].isUnderstood, constraint.isUnderstood { log.constraints[place] = constraint }
  }

  /// By its address, else by what it says, of which the end may be cut off: then only one constraint may
  /// begin so.
  private func place(of constraint: LoggedConstraint) -> Int? {
    if let address = constraint.address,
      let place = log.constraints.firstIndex(where: { $0.address == address })
    {
      return place
    }
    let text = constraint.text.utf8.filter { $0 != .space && $0 != .greater }
    guard text.count >= 16 else { return nil }
    var found: Int?
    for (place, member) in log.constraints.enumerated() {
      guard member.text.utf8.lazy.filter({ $0 != .space && $0 != .greater }).starts(with: text) else {
        continue
      }
      guard let earlier = found else {
        found = place
        continue
      }
      if log.constraints[earlier].text != member.text { return nil }
    }
    return found
  }
}
