import CoreGraphics

extension NSLayoutManager {
  func line(of glyph: Int, _ range: NSRangePointer?) -> TextArrangement.Line? {
    let line = firstArrangement?.line(of: glyph)
    if let line { range?.pointee = line.characters }
    return line
  }

  /// Whether the text ends with a line break.
  var hasExtraLine: Bool { extraLine != nil }

  /// As high as the last line. An empty text is on one.
  var extraLine: (rect: CGRect, used: CGRect)? {
    guard let textStorage, let container = textContainers.first else { return nil }
    let lines = arrangement(in: container)?.lines ?? []
    let isBroken = textStorage.string.unicodeScalars.last.map { CharacterSet.newlines.contains($0) } ?? true
    guard isBroken, container.maximumNumberOfLines == 0 || lines.count < container.maximumNumberOfLines else {
      return nil
    }
    let font = (container.textView?.font ?? .measuringStandard).lineHeight
    let (top, height) = (lines.last?.rect.maxY ?? 0, lines.last?.rect.height ?? font)
    let padding = container.lineFragmentPadding
    let width = lines.last?.rect.width ?? container.size.width
    return (
      CGRect(x: 0, y: top, width: width, height: height),
      CGRect(x: 0, y: top, width: 2 * padding, height: height)
    )
  }

  /// The parts of lines that a range of glyphs takes.
  func enclosingRects(_ range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let arrangement = arrangement(in: container), range.length > 0 else { return [] }
    return arrangement.lines.filter { $0.characters.meets(range) }.map { line in
      var (left, right) = (arrangement.start(of: line), arrangement.start(of: line))
      for edge in arrangement.edges(of: line) {
        if edge.character < range.location { left = edge.x }
        if edge.character < range.location + range.length { right = edge.x }
      }
      return CGRect(x: left, y: line.rect.minY, width: max(right - left, 0), height: line.rect.height)
    }
  }

  /// The glyph at a point, and how far into it the point is, from 0 to 1.
  func place(of point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard let arrangement = arrangement(in: container), let line = arrangement.line(at: point.y) else {
      return (0, 0)
    }
    var left = arrangement.start(of: line)
    let edges = arrangement.edges(of: line)
    for edge in edges {
      if point.x < edge.x {
        return (edge.character, edge.x > left ? min(max((point.x - left) / (edge.x - left), 0), 1) : 0)
      }
      left = edge.x
    }
    return (edges.last?.character ?? line.characters.location, edges.isEmpty ? 0 : 1)
  }
}

extension NSRange {
  fileprivate var end: Int { location + length }

  /// Whether a character is in both; an empty range is where it begins.
  func meets(_ other: NSRange) -> Bool {
    location < Swift.max(other.end, other.location + 1) && other.location < end
  }
}

extension CGRect {
  var orZero: CGRect { isNull ? .zero : self }
}
