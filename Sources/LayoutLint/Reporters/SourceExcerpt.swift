import PlumbFindings
import PlumbTextOutput

/// A line of a document as a terminal shows it, and the columns of it that are marked.
///
/// The line loses its indentation, and what does not fit on each side of the mark.
struct SourceExcerpt: Equatable {
  /// Without control characters; a tab is two spaces.
  let text: String
  /// Columns of the terminal, not characters; never empty.
  let marked: Range<Int>

  /// - Parameter width: In columns. At most that of a span's line (`SourceSpan` keeps some hundred characters), so that
  ///   what the span left out is seen to be missing.
  init?(_ span: SourceSpan, width: Int, glyphs: Glyphs) {
    guard !span.line.isEmpty else { return nil }
    let cells = Cell.cells(of: span, glyphs)
    var starts = [0]
    for cell in cells { starts.append(starts[starts.count - 1] + cell.columns) }
    let total = starts[cells.count]
    let first = cells.firstIndex { $0.isMarked } ?? cells.count
    let last = cells.lastIndex { $0.isMarked } ?? cells.count
    let mark = starts[first]..<max(starts[min(last + 1, cells.count)], starts[first] + 1)
    let head = Self.head(of: cells, width: width)
    let opening = head.isEmpty ? glyphs.ellipsis : head + " " + glyphs.ellipsis
    let window = Self.window(
      of: mark, in: max(total, mark.upperBound), width: width, opening: opening.columns,
      ending: glyphs.ellipsis.columns)
    let shown = cells.indices.filter {
      starts[$0] >= window.lowerBound && starts[$0 + 1] <= window.upperBound
    }
    guard let begin = shown.first, let end = shown.last else { return nil }
    let lead = begin == 0 ? "" : begin > head.count ? opening : glyphs.ellipsis
    let rest = end + 1 == cells.count ? "" : glyphs.ellipsis
    text = lead + cells[begin...end].map { $0.text }.joined() + rest
    let lower = max(mark.lowerBound, starts[begin]) - starts[begin] + lead.columns
    // A mark behind the line's last character is one column wide.
    let upper = min(mark.upperBound, max(starts[end + 1], mark.lowerBound + 1)) - starts[begin] + lead.columns
    marked = lower..<max(upper, lower + 1)
  }

  /// The tag's name where the line begins with one and it leaves room for the rest: it says what the mark belongs to.
  private static func head(of cells: [Cell], width: Int) -> String {
    guard cells.first?.text == "<" else { return "" }
    let name = cells.prefix { $0.text != " " && $0.text != ">" }
    return name.count < min(cells.count, width / 4) ? name.map { $0.text }.joined() : ""
  }

  /// The columns to show of a line: from its beginning where the mark is near that, else to its end, else around the
  /// mark.
  ///
  /// - Parameters:
  ///   - opening: The columns that it takes to say that the beginning is left out.
  ///   - ending: The columns that it takes to say that the end is.
  private static func window(
    of mark: Range<Int>, in total: Int, width: Int, opening: Int, ending: Int
  ) -> Range<Int> {
    if total <= width { return 0..<total }
    // Of a long mark, some is enough.
    let needed = min(mark.upperBound, mark.lowerBound + width / 2)
    if needed + ending <= width { return 0..<width - ending }
    if total - mark.lowerBound + opening <= width { return total - width + opening..<total }
    let room = width - opening - ending
    let start = mark.lowerBound - max(0, room - (needed - mark.lowerBound)) / 2
    return start..<start + room
  }
}

/// A character with its place on a terminal.
private struct Cell {
  var text: String
  var columns: Int
  var isMarked: Bool

  /// The line's characters, without the spaces at both ends that are not marked.
  static func cells(of span: SourceSpan, _ glyphs: Glyphs) -> [Cell] {
    var cells: [Cell] = []
    var scalar = 0
    for character in span.line {
      let end = scalar + character.unicodeScalars.count
      let isMarked =
        span.marked.isEmpty ? scalar == span.marked.lowerBound : span.marked.overlaps(scalar..<end)
      cells.append(Cell(character, isMarked: isMarked, glyphs))
      scalar = end
    }
    let first = cells.firstIndex { $0.isMarked || !$0.isBlank } ?? 0
    let last = cells.lastIndex { $0.isMarked || !$0.isBlank } ?? cells.endIndex - 1
    return Array(cells[first...last])
  }

  private init(_ character: Character, isMarked: Bool, _ glyphs: Glyphs) {
    self.isMarked = isMarked
    // Nearly all of a document: what a terminal shows as it is.
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
      (text, columns) = (String(character), 1)
    } else {
      text = character == "\t" ? "  " : glyphs.printable(String(character))
      columns = text.columns
    }
  }

  private var isBlank: Bool { text.allSatisfy { $0 == " " } }
}
