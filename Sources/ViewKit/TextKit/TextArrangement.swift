import CoreGraphics
internal import PlumbTextMetrics

/// The lines of a text in a container: which characters are on each, and where, in points from the container's corner.
struct TextArrangement {
  /// One line.
  struct Line {
    /// In UTF-16, with the spaces that hang over its end and the end of its paragraph.
    let characters: NSRange
    /// As wide as the container.
    let rect: CGRect
    /// As wide as what is on the line, and the padding at either side.
    let used: CGRect
    /// From the container's top.
    let baseline: CGFloat
    /// Of the text's bytes.
    fileprivate let bytes: Range<Int>

    fileprivate func moved(to top: CGFloat) -> Line {
      var (rect, used) = (rect, used)
      used.origin.y += top - rect.minY
      let baseline = top + baseline - rect.minY
      rect.origin.y = top
      return Line(characters: characters, rect: rect, used: used, baseline: baseline, bytes: bytes)
    }
  }

  /// Where a line is, and what is free below it, in points from the container's corner.
  struct Places {
    var rect: CGRect
    var used: CGRect
    /// From the top of the line.
    var baseline: CGFloat
    /// What the line has below it beside its own spacing.
    var gap: CGFloat = 0
  }

  private(set) var lines: [Line] = []
  private let text: WrappingText
  private let offsets: TextOffsets
  private let padding: CGFloat

  /// - Parameters:
  ///   - limit: How many lines are set: what would be on others is on none. 0 for all.
  ///   - alignment: Of the paragraph that a character is in.
  init(
    _ text: WrappingText, in size: CGSize, padding: CGFloat, limit: Int = 0,
    alignment: (_ character: Int) -> NSTextAlignment
  ) {
    self.text = text
    self.padding = padding
    offsets = TextOffsets(text.runs.map(\.text).joined())
    let isLimited = size.width > 0 && size.width < 1e7
    let inner = isLimited ? max(size.width - 2 * padding, 1) : nil
    let set = text.lines(within: inner.map { Double($0) })
    let width = isLimited ? size.width : CGFloat(set.width) + 2 * padding
    var top = 0.0
    for (place, line) in set.lines.enumerated() where limit == 0 || place < limit {
      let next = place + 1 < set.count ? set.lines[place + 1] : nil
      let bytes = line.range.lowerBound..<(next?.range.lowerBound ?? offsets.endByte)
      let characters = offsets.range(of: bytes)
      let bottom = next?.top ?? line.bottom
      let free = max(width - 2 * padding - CGFloat(line.indent + line.width), 0)
      let shift = Self.shift(free, alignment(characters.location))
      lines.append(
        Line(
          characters: characters,
          rect: CGRect(x: 0, y: CGFloat(top), width: width, height: CGFloat(bottom - top)),
          used: CGRect(
            x: CGFloat(line.indent) + shift, y: CGFloat(top), width: CGFloat(line.width) + 2 * padding,
            height: CGFloat(bottom - top)),
          baseline: CGFloat(line.baseline), bytes: bytes))
      top = bottom
    }
  }

  /// The lines around what a container leaves out. A line that is met goes on behind it; paragraphs begin at the left.
  ///
  /// - Complexity: Quadratic in the text's length, since each part of a line is set anew.
  @MainActor
  init(
    _ text: WrappingText, around exclusions: TextExclusions, padding: CGFloat, limit: Int,
    alignment: (_ character: Int) -> NSTextAlignment
  ) {
    self.text = text
    self.padding = padding
    let bytes = Array(text.runs.map(\.text).joined().utf8)
    offsets = TextOffsets(String(decoding: bytes, as: UTF8.self))
    var (top, place): (CGFloat, Int) = (0, 0)
    while place < bytes.count, limit == 0 || lines.count < limit {
      let whole = text.dropping(place).lines(within: Double(max(exclusions.width - 2 * padding, 1)))
      guard let height = whole.lines.first.map({ CGFloat($0.bottom) }), height > 0 else { return }
      for part in exclusions.free(from: top, to: top + height) {
        let width = part.upperBound - part.lowerBound
        guard width > 2 * padding + 1 else { continue }
        let set = text.dropping(place).lines(within: Double(width - 2 * padding))
        guard let line = set.lines.first else { break }
        let next = place + (set.count > 1 ? set.lines[1].range.lowerBound : bytes.count - place)
        if width < exclusions.width, Self.breaksWord(bytes, at: next) { continue }
        let characters = offsets.range(of: place..<next)
        let free = max(width - 2 * padding - CGFloat(line.indent + line.width), 0)
        let shift = Self.shift(free, alignment(characters.location))
        lines.append(
          Line(
            characters: characters,
            rect: CGRect(x: part.lowerBound, y: top, width: width, height: height),
            used: CGRect(
              x: part.lowerBound + CGFloat(line.indent) + shift, y: top,
              width: CGFloat(line.width) + 2 * padding, height: height),
            baseline: top + CGFloat(line.baseline), bytes: place..<next))
        place = next
        if place >= bytes.count || bytes[place - 1] == UInt8(ascii: "\n") { break }
      }
      top += height
    }
  }

  /// The lines where somebody else wants them; those below a line follow it.
  ///
  /// - Parameter change: Is given each line where it has got to, and whether it is the last.
  func changed(_ change: (_ line: Line, _ isLast: Bool) -> Places) -> TextArrangement {
    var result = self
    var top: CGFloat = 0
    for index in lines.indices {
      let moved = lines[index].moved(to: top)
      let places = change(moved, index == lines.count - 1)
      var (rect, used) = (places.rect, places.used)
      rect.size.height += places.gap
      used.size.height += places.gap
      result.lines[index] = Line(
        characters: moved.characters, rect: rect, used: used, baseline: rect.minY + places.baseline,
        bytes: moved.bytes)
      top = rect.maxY
    }
    return result
  }

  private static func breaksWord(_ bytes: [UInt8], at place: Int) -> Bool {
    guard place > 0, place < bytes.count else { return false }
    let spaces = Set(" \n\t\r-".utf8)
    return !spaces.contains(bytes[place - 1]) && !spaces.contains(bytes[place])
  }

  private static func shift(_ free: CGFloat, _ alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .right: free
    case .center: free / 2
    default: 0
    }
  }

  /// What all lines take.
  var used: CGRect { lines.reduce(CGRect.null) { $0.union($1.used) } }

  func line(of character: Int) -> Line? {
    lines.last { $0.characters.location <= character } ?? lines.first
  }

  /// The line at a height; the nearest where there is none.
  func line(at y: CGFloat) -> Line? { lines.first { y < $0.rect.maxY } ?? lines.last }

  /// Where each character of a line ends, from the container's left.
  func edges(of line: Line) -> [(character: Int, x: CGFloat)] {
    var edges: [(character: Int, x: CGFloat)] = []
    for edge in text.edges(in: line.bytes) {
      let x = line.used.minX + padding + CGFloat(edge.x)
      edges.append((offsets.character(endingAt: edge.end), x))
    }
    return edges
  }

  /// Where a line begins, from the container's left.
  func start(of line: Line) -> CGFloat { line.used.minX + padding }
}

/// Places in a text, in bytes of UTF-8 and in UTF-16.
private struct TextOffsets {
  /// Of each scalar where it begins, and of the text's end.
  private var bytes: [Int] = [0]
  private var characters: [Int] = [0]

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      bytes.append(bytes[bytes.count - 1] + UTF8.width(scalar))
      characters.append(characters[characters.count - 1] + UTF16.width(scalar))
    }
  }

  var endByte: Int { bytes[bytes.count - 1] }

  func range(of range: Range<Int>) -> NSRange {
    let (start, end) = (characters[place(of: range.lowerBound)], characters[place(of: range.upperBound)])
    return NSRange(location: start, length: end - start)
  }

  /// The character whose end is at a byte.
  func character(endingAt byte: Int) -> Int { characters[max(place(of: byte) - 1, 0)] }

  private func place(of byte: Int) -> Int {
    var (low, high) = (0, bytes.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if bytes[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
