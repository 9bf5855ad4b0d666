import PlumbAppleFacts

/// Fills lines with the characters of a text, one after the other.
struct LineFiller {
  /// A character on the line that is being filled.
  struct Piece {
    /// In points.
    var advance: Double
    /// What of it is between this character and the one before.
    var kerning: Double
    var lineClass: LineBreakClass
    /// Whether it is drawn on the character before or as a part of it.
    var isMark: Bool
    var run: Int
    /// What it takes of the text, in bytes of UTF-8.
    var range: Range<Int>
  }

  /// Of the line at hand, between its indents.
  private var limit: Double
  private let wholeLimit: Double
  /// What is free before the line at hand.
  private var indent = 0.0
  private let breaking: WrappingText.Breaking
  private let truncation: WrappingText.Truncation
  private let lineLimit: Int
  private let platform: Platform
  /// Whether spaces at the end of a paragraph take room; at other lines' ends they hang over.
  private let countsTrailingSpaces: Bool

  private var runs: [RunMetrics] = []
  private var pieces: [Piece] = []
  /// Behind the last character, in bytes of UTF-8.
  private var end = 0
  private var endsWithReturn = false
  private var result = TextLines()
  /// What is to be added before the next line, if there is one.
  private var gap = 0.0
  /// What the last line that there may be has to hold.
  private var lastLine: [Piece] = []
  /// Whether there is text behind the last line that there may be.
  private var isCut = false

  init(_ text: WrappingText, within width: Double?, countingTrailingSpaces: Bool) {
    // Sums of advances may miss a width that they fill exactly by rounding.
    wholeLimit = width.map { $0 + 0.001 } ?? .infinity
    limit = wholeLimit
    breaking = text.breaking
    truncation = text.truncation
    lineLimit = text.lineLimit
    platform = text.platform
    countsTrailingSpaces = countingTrailingSpaces
    for run in text.runs { append(run) }
  }

  private var isFull: Bool { lineLimit > 0 && result.count >= lineLimit }

  private mutating func append(_ run: TextRun) {
    runs.append(RunMetrics(run, platform: platform))
    var cursor = GlyphCursor(AdvanceSource(run.font))
    let points = run.font.measuredSize / 1000
    for scalar in run.text.unicodeScalars {
      let lineClass = run.box == nil ? LineBreakClass.of(scalar.value) : .breakAround
      let start = end
      if let box = run.box {
        end += UTF8.width(scalar)
        append(lineClass, box.width, kerning: 0, at: start..<end)
      } else if lineClass == .paragraphEnd {
        // A carriage return and the line feed behind it are one end.
        if scalar.value != 0x0A || !endsWithReturn { endParagraph() }
        end += UTF8.width(scalar)
      } else {
        end += UTF8.width(scalar)
        let advance = cursor.advance(over: scalar.value) * points
        append(lineClass, advance, kerning: cursor.kerning * points, at: start..<end)
      }
      endsWithReturn = scalar.value == 0x0D
    }
  }

  private mutating func append(
    _ lineClass: LineBreakClass, _ advance: Double, kerning: Double, at range: Range<Int>
  ) {
    // The second letter of a flag, what joins emoji and all but the first of the joined stay with what they are part of.
    let isMark = lineClass == .mark || advance == 0 && (lineClass == .breakAround || lineClass == .glue)
    pieces.append(
      Piece(
        advance: advance, kerning: kerning, lineClass: lineClass == .mark ? classOfMark : lineClass,
        isMark: isMark, run: runs.count - 1, range: range))
  }

  /// A mark behaves as what it stands on, one that stands on nothing as a letter.
  private var classOfMark: LineBreakClass {
    guard let base = pieces.last?.lineClass, base != .space, base != .invisibleBreak else { return .word }
    return base
  }

  mutating func finish() -> TextLines {
    // A line break at the very end begins no line that anybody sees.
    if !pieces.isEmpty { endParagraph() }
    if isFull {
      truncate(lastLine[...], isCut: isCut)
    }
    return result
  }

  private mutating func endParagraph() {
    guard let last = runs.last else { return }
    if isFull {
      isCut = true
      pieces.removeAll(keepingCapacity: true)
      return
    }
    var start = 0
    let spacing = pieces.first.map { runs[$0.run].spacing } ?? last.spacing
    repeat {
      indent = spacing.indent(isFirst: start == 0)
      limit = spacing.limit(within: wholeLimit, isFirst: start == 0)
      beginLine(at: start)
      let end = breaking == .never ? pieces.count : endOfLine(from: start)
      emit(start..<end, emptyRun: runs.count - 1)
      start = end
    } while start < pieces.count
    gap += last.spacing.afterParagraph
    pieces.removeAll(keepingCapacity: true)
  }

  /// Nothing is before the first character of a line.
  private mutating func beginLine(at start: Int) {
    if start >= pieces.count { return }
    pieces[start].advance -= pieces[start].kerning
    pieces[start].kerning = 0
  }

  /// Where the line that begins at a piece ends.
  private func endOfLine(from start: Int) -> Int {
    // What is left goes on the last line, truncated.
    if lineLimit > 0, result.count == lineLimit - 1 { return pieces.count }
    return filled(pieces[start...])
  }

  /// Where a line ends that holds as many words as fit.
  private func filled(_ pieces: ArraySlice<Piece>) -> Int {
    let start = pieces.startIndex
    var width = 0.0
    var lastBreak: Int?
    var index = start
    while index < pieces.endIndex {
      let piece = pieces[index]
      if index > start, mayBreak(pieces[index - 1], piece) { lastBreak = index }
      width += piece.advance
      if width > limit, piece.lineClass != .space {
        if let lastBreak { return lastBreak }
        // A word wider than the line: as much of it as fits, at least one character with its marks.
        var end = max(index, start + 1)
        while end < pieces.endIndex, pieces[end].isMark { end += 1 }
        while end < pieces.endIndex, pieces[end].lineClass == .space { end += 1 }
        return end
      }
      index += 1
    }
    return pieces.endIndex
  }

  private func mayBreak(_ left: Piece, _ right: Piece) -> Bool {
    if right.isMark { return false }
    if breaking == .characters { return right.lineClass != .space }
    return LineBreakClass.allowsBreak(between: left.lineClass, and: right.lineClass)
  }

  private mutating func emit(_ range: Range<Int>, emptyRun: Int) {
    guard !isFull else { return }
    var kept = pieces[range].withoutSpacesAtEnd
    var width = 0.0
    var metrics = runs[range.isEmpty ? emptyRun : pieces[range.lowerBound].run]
    for piece in kept {
      width += piece.advance
      metrics.formUnion(runs[piece.run])
    }
    if countsTrailingSpaces, range.upperBound == pieces.count {
      // As many as fit.
      while kept.endIndex < pieces.count, width + pieces[kept.endIndex].advance <= limit {
        width += pieces[kept.endIndex].advance
        kept = pieces[kept.startIndex...kept.endIndex]
      }
    }
    let spaces = range.upperBound < pieces.count ? pieces[kept.endIndex..<range.upperBound] : []
    let start = range.isEmpty ? end : pieces[range.lowerBound].range.lowerBound
    result.width = max(result.width, indent + min(width, limit))
    result.height += gap + metrics.height
    result.lines.append(
      TextLine(
        range: start..<(kept.last?.range.upperBound ?? start), width: width,
        hanging: spaces.reduce(0) { $0 + $1.advance }, indent: indent,
        top: result.height - metrics.height, baseline: result.height - metrics.metrics.descender,
        bottom: result.height))
    gap = metrics.gap
    if isFull {
      lastLine = Array(kept)
    } else if breaking == .never {
      truncate(kept, isCut: false)
    }
  }

  /// Shows of the last line what it has room for.
  private mutating func truncate(_ pieces: ArraySlice<Piece>, isCut: Bool) {
    guard let last = result.lines.last, last.width > limit || isCut else { return }
    let words = truncation == .words ? filled(pieces) : pieces.endIndex
    let ellipsis = runs.map { singleLineWidth(of: "…", font: $0.font) }
    let shown = LineTruncation(
      pieces, within: limit, truncation, ellipsis: ellipsis, isCut: isCut, words: words)
    result.lines[result.count - 1].take(shown, of: pieces)
  }
}

extension ArraySlice<LineFiller.Piece> {
  var withoutSpacesAtEnd: ArraySlice<LineFiller.Piece> {
    var end = endIndex
    while end > startIndex, self[end - 1].lineClass == .space { end -= 1 }
    return self[startIndex..<end]
  }
}

/// What the characters of a run ask of a line.
private struct RunMetrics {
  private(set) var metrics: LineMetrics
  let spacing: LineSpacing
  let font: Font

  init(_ run: TextRun, platform: Platform) {
    metrics =
      run.box.map { LineMetrics(ascender: $0.ascent, descender: $0.descent) }
      ?? LineMetrics(run.font, platform: platform)
    spacing = run.spacing
    font = run.font
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
