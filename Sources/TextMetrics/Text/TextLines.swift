/// What the lines of a text take, in points, unrounded, and what stands on them.
package struct TextLines: Hashable, Sendable {
  /// From the top.
  package internal(set) var lines: [TextLine] = []
  /// Of the widest line, truncated or not; no more than lines may be wide.
  package internal(set) var width = 0.0
  package internal(set) var height = 0.0

  init() {}

  package var count: Int { lines.count }

  /// Of the widest line that is shown, with the spaces that hang over its end.
  ///
  /// - Complexity: Linear in the lines.
  package var widthWithSpaces: Double { lines.reduce(0) { max($0, $1.indent + $1.width + $1.hanging) } }

  /// Whether an ellipsis stands for a part of the text.
  package var isTruncated: Bool { lines.contains { $0.omitted != nil } }
}

/// A line of a text: what stands on it, and where.
package struct TextLine: Hashable, Sendable {
  /// The line's part of the text, in bytes of the UTF-8 of all runs one after the other, without the spaces that hang
  /// over its end.
  package internal(set) var range: Range<Int>
  /// The part of the range in whose place an ellipsis stands, empty where the ellipsis stands for lines that are not
  /// shown; nil where all of the range is shown.
  package internal(set) var omitted: Range<Int>?
  /// Of what is shown, in points.
  package internal(set) var width: Double
  /// Of the spaces that hang over the line's end where its paragraph goes on, in points.
  package internal(set) var hanging: Double
  /// What is free before the line, in points.
  package internal(set) var indent: Double
  /// From the text's top down to the line's, without what is between lines, in points.
  package internal(set) var top: Double
  /// From the text's top down to the baseline, in points.
  package internal(set) var baseline: Double
  /// From the text's top down to the end of the line, in points.
  package internal(set) var bottom: Double

  init(
    range: Range<Int>, width: Double, hanging: Double, indent: Double, top: Double, baseline: Double,
    bottom: Double
  ) {
    self.range = range
    self.width = width
    self.hanging = hanging
    self.indent = indent
    self.top = top
    self.baseline = baseline
    self.bottom = bottom
  }
}

extension WrappingText {
  /// What a line shows of the text, by runs; an ellipsis is in the run of the character before it.
  ///
  /// - Complexity: Linear in the runs and in the line.
  package func parts(of line: TextLine) -> [(run: Int, text: String)] {
    var parts: [(run: Int, text: String)] = []
    let cut = line.omitted ?? line.range.upperBound..<line.range.upperBound
    add(line.range.lowerBound..<cut.lowerBound, to: &parts)
    if line.omitted != nil {
      if parts.isEmpty { parts.append((run(at: cut.lowerBound), "")) }
      parts[parts.count - 1].text += "…"
    }
    add(cut.upperBound..<line.range.upperBound, to: &parts)
    return parts
  }

  /// Where the characters of a part of the text end that stands on one line, in points from its start.
  ///
  /// - Parameter range: In bytes of the UTF-8 of all runs one after the other.
  /// - Returns: Of each scalar where it ends in the text, and on the line.
  /// - Complexity: Linear in the text up to the end of the range.
  package func edges(in range: Range<Int>) -> [(end: Int, x: Double)] {
    var edges: [(end: Int, x: Double)] = []
    var (place, x) = (0, 0.0)
    for run in runs where place < range.upperBound {
      var cursor = GlyphCursor(AdvanceSource(run.font))
      for scalar in run.text.unicodeScalars {
        let isEnd = LineBreakClass.of(scalar.value) == .paragraphEnd
        let advance = isEnd ? 0 : cursor.advance(over: scalar.value)
        place += UTF8.width(scalar)
        guard place > range.lowerBound, place <= range.upperBound else { continue }
        // Nothing is before the first character of a line.
        let own = edges.isEmpty ? advance - cursor.kerning : advance
        x += run.box?.width ?? own * run.font.measuredSize / 1000
        edges.append((place, x))
      }
    }
    return edges
  }

  /// The characters of a line, with the ellipsis.
  package func string(of line: TextLine) -> String {
    parts(of: line).reduce(into: "") { $0 += $1.text }
  }

  private func add(_ range: Range<Int>, to parts: inout [(run: Int, text: String)]) {
    guard !range.isEmpty else { return }
    var start = 0
    for (position, run) in runs.enumerated() {
      let bytes = run.text.utf8
      let own = range.clamped(to: start..<start + bytes.count)
      if !own.isEmpty {
        let first = bytes.index(bytes.startIndex, offsetBy: own.lowerBound - start)
        let last = bytes.index(first, offsetBy: own.count)
        let text = String(decoding: bytes[first..<last], as: UTF8.self)
        if parts.last?.run == position {
          parts[parts.count - 1].text += text
        } else {
          parts.append((position, text))
        }
      }
      start += bytes.count
    }
  }

  private func run(at offset: Int) -> Int {
    var end = 0
    for (position, run) in runs.enumerated() {
      end += run.text.utf8.count
      if offset < end { return position }
    }
    return max(runs.count - 1, 0)
  }
}
