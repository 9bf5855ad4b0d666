/// Fills lines with the characters of a text, one after the other.
struct LineFiller {
  /// A character on the line that is being filled.
  private struct Piece {
    /// In points.
    var advance: Double
    var lineClass: LineBreakClass
    /// Whether it is drawn on the character before or as a part of it.
    var isMark: Bool
    var run: Int
  }

  private let limit: Double
  private let breaking: WrappingText.Breaking
  private let lineLimit: Int
  private let platform: Platform
  /// Whether spaces at the end of a paragraph take room; at other lines' ends they hang over.
  private let countsTrailingSpaces: Bool

  private var runs: [RunMetrics] = []
  private var pieces: [Piece] = []
  private var endsWithReturn = false
  private var result = TextLines()
  /// What is to be added before the next line, if there is one.
  private var gap = 0.0

  init(
    width: Double?, breaking: WrappingText.Breaking, lineLimit: Int, platform: Platform,
    countsTrailingSpaces: Bool
  ) {
    // Sums of advances may miss a width that they fill exactly by rounding.
    limit = width.map { $0 + 0.001 } ?? .infinity
    self.breaking = breaking
    self.lineLimit = lineLimit
    self.platform = platform
    self.countsTrailingSpaces = countsTrailingSpaces
  }

  private var isFull: Bool { lineLimit > 0 && result.count >= lineLimit }

  mutating func append(_ run: TextRun) {
    runs.append(RunMetrics(run, platform: platform))
    var cursor = GlyphCursor(AdvanceSource(run.font))
    let points = run.font.measuredSize / 1000
    for scalar in run.text.unicodeScalars {
      let lineClass = LineBreakClass.of(scalar.value)
      if lineClass == .paragraphEnd {
        // A carriage return and the line feed behind it are one end.
        if scalar.value != 0x0A || !endsWithReturn { endParagraph() }
      } else {
        let advance = cursor.advance(over: scalar.value) * points
        append(lineClass, advance: advance)
      }
      endsWithReturn = scalar.value == 0x0D
    }
  }

  private mutating func append(_ lineClass: LineBreakClass, advance: Double) {
    // The second letter of a flag and all but the first of joined emoji stay with what they are part of.
    let isMark = lineClass == .mark || advance == 0 && lineClass == .breakAround
    pieces.append(
      Piece(
        advance: advance, lineClass: lineClass == .mark ? classOfMark : lineClass, isMark: isMark,
        run: runs.count - 1))
  }

  /// A mark behaves as what it stands on, one that stands on nothing as a letter.
  private var classOfMark: LineBreakClass {
    guard let base = pieces.last?.lineClass, base != .space, base != .invisibleBreak else { return .word }
    return base
  }

  mutating func finish() -> TextLines {
    // A line break at the very end begins no line that anybody sees.
    if !pieces.isEmpty { endParagraph() }
    return result
  }

  private mutating func endParagraph() {
    guard let last = runs.last else { return }
    var start = 0
    repeat {
      let end = breaking == .never ? pieces.count : endOfLine(from: start)
      emit(start..<end, emptyRun: runs.count - 1)
      start = end
    } while start < pieces.count
    gap += last.spacing.afterParagraph
    pieces.removeAll(keepingCapacity: true)
  }

  /// Where the line that begins at a piece ends.
  private func endOfLine(from start: Int) -> Int {
    // What is left goes on the last line, truncated.
    if lineLimit > 0, result.count == lineLimit - 1 { return pieces.count }
    var width = 0.0
    var lastBreak: Int?
    var index = start
    while index < pieces.count {
      let piece = pieces[index]
      if index > start, mayBreak(before: index) { lastBreak = index }
      width += piece.advance
      if width > limit, piece.lineClass != .space {
        if let lastBreak { return lastBreak }
        // A word wider than the line: as much of it as fits, at least one character with its marks.
        var end = max(index, start + 1)
        while end < pieces.count, pieces[end].isMark { end += 1 }
        while end < pieces.count, pieces[end].lineClass == .space { end += 1 }
        return end
      }
      index += 1
    }
    return pieces.count
  }

  private func mayBreak(before index: Int) -> Bool {
    if pieces[index].isMark { return false }
    let (left, right) = (pieces[index - 1].lineClass, pieces[index].lineClass)
    if breaking == .characters { return right != .space }
    return LineBreakClass.allowsBreak(between: left, and: right)
  }

  private mutating func emit(_ range: Range<Int>, emptyRun: Int) {
    guard !isFull else { return }
    var end = range.upperBound
    while end > range.lowerBound, pieces[end - 1].lineClass == .space { end -= 1 }
    var width = 0.0
    var metrics = runs[range.isEmpty ? emptyRun : pieces[range.lowerBound].run]
    for index in range.lowerBound..<end {
      width += pieces[index].advance
      metrics.formUnion(runs[pieces[index].run])
    }
    if countsTrailingSpaces, range.upperBound == pieces.count {
      // As many as fit.
      while end < pieces.count, width + pieces[end].advance <= limit {
        width += pieces[end].advance
        end += 1
      }
    }
    result.count += 1
    result.width = max(result.width, min(width, limit))
    result.height += gap + metrics.height
    gap = metrics.gap
  }
}

/// What the characters of a run ask of a line.
private struct RunMetrics {
  private var metrics: LineMetrics
  let spacing: LineSpacing

  init(_ run: TextRun, platform: Platform) {
    metrics = LineMetrics(run.font, platform: platform)
    spacing = run.spacing
  }

  mutating func formUnion(_ other: RunMetrics) {
    metrics.ascender = max(metrics.ascender, other.metrics.ascender)
    metrics.descender = max(metrics.descender, other.metrics.descender)
    metrics.leading = max(metrics.leading, other.metrics.leading)
  }

  var height: Double { spacing.height(ofLine: metrics.lineHeight) }
  /// From a line to the next, in points.
  var gap: Double { spacing.between + metrics.leading }
}
