/// What a line shows that may not be broken: all of it, or what fits beside an ellipsis.
struct LineTruncation {
  /// How many pieces stand before what is left out.
  private(set) var head: Int
  /// How many stand behind it.
  private(set) var tail = 0
  private(set) var hasEllipsis = false
  /// Of what is shown, in points.
  private(set) var width: Double

  private let pieces: ArraySlice<LineFiller.Piece>

  /// - Parameters:
  ///   - pieces: All that the line has to hold.
  ///   - ellipsis: The width of an ellipsis by the run that it is in, in points.
  ///   - isCut: Whether there is text behind the line that no other line holds.
  ///   - words: Where the words that fit end.
  /// - Complexity: Linear in the pieces.
  init(
    _ pieces: ArraySlice<LineFiller.Piece>, within limit: Double, _ truncation: WrappingText.Truncation,
    ellipsis: [Double], isCut: Bool, words: Int
  ) {
    self.pieces = pieces
    head = pieces.count
    width = pieces.reduce(0) { $0 + $1.advance }
    let isTooWide = width > limit
    guard isTooWide || isCut else { return }
    switch truncation {
    case .clip, .words:
      if isTooWide { clip(truncation == .words ? .infinity : limit, atMost: words - pieces.startIndex) }
    case .tail, .head, .middle:
      hasEllipsis = true
      // What is left out at the end takes the ellipsis there, wherever lines that hold all have theirs.
      truncate(within: limit, isCut ? .tail : truncation, ellipsis)
    }
  }

  /// Keeps the characters that fit, at least one.
  private mutating func clip(_ limit: Double, atMost most: Int) {
    (head, width) = (0, 0)
    while head < most {
      let next = width + advance(ofClusterAt: head)
      if next > limit, head > 0 { break }
      width = next
      head = end(ofClusterAt: head)
    }
    dropSpacesBeforeGap()
  }

  private mutating func truncate(
    within limit: Double, _ truncation: WrappingText.Truncation, _ ellipsis: [Double]
  ) {
    let count = pieces.count
    head = 0
    var (before, behind) = (0.0, 0.0)
    // An ellipsis is written as the character before it is.
    func room() -> Double { limit - ellipsis[run(at: max(head - 1, 0))] }
    var (headGrows, tailGrows) = (truncation != .head, truncation != .tail)
    while head + tail < count, headGrows || tailGrows {
      if headGrows, !tailGrows || before <= behind {
        let advance = advance(ofClusterAt: head)
        let next = end(ofClusterAt: head)
        headGrows = !(before + advance + behind > room()) && next <= count - tail
        if headGrows { (head, before) = (next, before + advance) }
      } else {
        let start = startOfCluster(endingAt: count - tail)
        let advance = advance(ofClusterAt: start)
        tailGrows = !(before + advance + behind > room()) && start >= head
        if tailGrows { (tail, behind) = (count - start, behind + advance) }
      }
    }
    width = before + behind
    dropSpacesBeforeGap()
    // The word behind which the ellipsis now stands may be in a larger font than the space was.
    while head > 0, width > room() {
      head = startOfCluster(endingAt: head)
      width -= advance(ofClusterAt: head)
      dropSpacesBeforeGap()
    }
    width += ellipsis[run(at: max(head - 1, 0))]
  }

  /// An ellipsis follows a word, not the space behind it.
  private mutating func dropSpacesBeforeGap() {
    while head > 0, piece(head - 1).lineClass == .space {
      head -= 1
      width -= piece(head).advance
    }
  }

  // MARK: Clusters

  private func piece(_ place: Int) -> LineFiller.Piece { pieces[pieces.startIndex + place] }

  private func run(at place: Int) -> Int { place < pieces.count ? piece(place).run : 0 }

  private func end(ofClusterAt place: Int) -> Int {
    var end = place + 1
    while end < pieces.count, piece(end).isMark { end += 1 }
    return end
  }

  private func startOfCluster(endingAt end: Int) -> Int {
    var start = end - 1
    while start > 0, piece(start).isMark { start -= 1 }
    return start
  }

  private func advance(ofClusterAt place: Int) -> Double {
    (place..<end(ofClusterAt: place)).reduce(0) { $0 + piece($1).advance }
  }
}

extension TextLine {
  /// Shows no more than is left of a line.
  mutating func take(_ truncation: LineTruncation, of pieces: ArraySlice<LineFiller.Piece>) {
    width = truncation.width
    let (start, end) = (range.lowerBound, range.upperBound)
    let head = truncation.head == 0 ? start : pieces[pieces.startIndex + truncation.head - 1].range.upperBound
    if truncation.hasEllipsis {
      let tail = truncation.tail == 0 ? end : pieces[pieces.endIndex - truncation.tail].range.lowerBound
      omitted = head..<max(head, tail)
    } else {
      range = start..<head
    }
  }
}
