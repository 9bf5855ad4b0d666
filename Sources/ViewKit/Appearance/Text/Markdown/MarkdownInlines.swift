import CoreGraphics

/// The inline part of CommonMark: emphasis, code, links and escapes, as runs of one style.
///
/// - Complexity: Linear in the text, times the depth of links in links.
struct MarkdownInlines {
  /// Characters of one style.
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  private enum Piece {
    case run(Run)
    /// Characters that may open or close emphasis, as many as are left of them.
    case marks(Character, count: Int, opens: Bool, closes: Bool)
    /// Where the text of a link begins; `isImage` for that of a picture.
    case bracket(isImage: Bool)
  }

  private let characters: [Character]
  private var place = 0
  private var pieces: [Piece] = []
  /// Where the brackets that no link has used are in the pieces.
  private var brackets: [Int] = []
  private var text = ""
  /// Where the last marks of code of each length begin: what begins behind them has no end.
  private lazy var lastCodeMarks = codeMarks()

  static func runs(of text: String) -> [Run] {
    var reader = MarkdownInlines(characters: Array(text))
    return reader.read()
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func read() -> [Run] {
    while place < characters.count {
      let next = characters[place]
      switch next {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readMarks(next)
      case "!" where character(at: place + 1) == "[": begin(.bracket(isImage: true), length: 2)
      case "[": begin(.bracket(isImage: false), length: 1)
      case "]": readLinkEnd()
      case "<": readAutomaticLink()
      default:
        text.append(next)
        place += 1
      }
    }
    flush()
    return Self.merged(Self.emphasized(pieces))
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(.run(Run(text: text))) }
    text = ""
  }

  private mutating func begin(_ piece: Piece, length: Int) {
    flush()
    brackets.append(pieces.count)
    pieces.append(piece)
    place += length
  }

  private mutating func readEscape() {
    place += 1
    guard let escaped = character(at: place) else { return text.append("\\") }
    if escaped.isASCII, escaped.isPunctuation || escaped.isSymbol {
      text.append(escaped)
      place += 1
    } else {
      text.append("\\")
    }
  }

  /// Ends with as many marks as it begins with; without them these are characters.
  private mutating func readCode() {
    let start = place
    while character(at: place) == "`" { place += 1 }
    let length = place - start
    var end = lastCodeMarks[length].map { $0 > start } == true ? place : characters.count
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      var after = end
      while character(at: after) == "`" { after += 1 }
      if after - end == length {
        flush()
        pieces.append(.run(Run(text: Self.code(characters[place..<end]), intent: .code)))
        place = after
        return
      }
      end = after
    }
    text.append(String(repeating: "`", count: length))
  }

  private func codeMarks() -> [Int: Int] {
    var last: [Int: Int] = [:]
    var length = 0
    for (index, character) in characters.enumerated() {
      length = character == "`" ? length + 1 : 0
      if length > 0, self.character(at: index + 1) != "`" { last[length] = index + 1 - length }
    }
    return last
  }

  /// One space at either side is the writer's, unless there is nothing else.
  private static func code(_ characters: ArraySlice<Character>) -> String {
    let text = String(characters).replacingOccurrences(of: "\n", with: " ")
    guard text.count > 2, text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  private mutating func readMarks(_ mark: Character) {
    let start = place
    while character(at: place) == mark { place += 1 }
    let count = place - start
    if mark == "~", count != 2 { return text.append(String(repeating: "~", count: count)) }
    let (before, after) = (character(at: start - 1), character(at: place))
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isSign(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let isLeft = !isSpace(after) && (!isSign(after) || isSpace(before) || isSign(before))
    let isRight = !isSpace(before) && (!isSign(before) || isSpace(after) || isSign(after))
    flush()
    let opens = mark == "_" ? isLeft && (!isRight || isSign(before)) : isLeft
    let closes = mark == "_" ? isRight && (!isLeft || isSign(after)) : isRight
    pieces.append(.marks(mark, count: count, opens: opens, closes: closes))
  }

  /// What stands between the bracket and here becomes a link where a place follows in parentheses.
  private mutating func readLinkEnd() {
    place += 1
    guard let opening = brackets.popLast(), case .bracket(let isImage) = pieces[opening] else {
      return text.append("]")
    }
    flush()
    guard let target = readTarget() else {
      pieces[opening] = .run(Run(text: isImage ? "![" : "["))
      text.append("]")
      return
    }
    let inner = Self.emphasized(Array(pieces[(opening + 1)...]))
    pieces.removeSubrange(opening...)
    pieces += inner.map {
      .run(Run(text: $0.text, intent: $0.intent, link: isImage ? $0.link : target))
    }
  }

  /// How many parentheses may be open in a link's place: as CommonMark allows a reader, so that none reads on to the end.
  private static let deepestTarget = 32

  /// `(place "title")`.
  private mutating func readTarget() -> String? {
    guard character(at: place) == "(" else { return nil }
    var (end, depth) = (place + 1, 1)
    while let next = character(at: end) {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if depth == 0 || depth > Self.deepestTarget { break }
      end += 1
    }
    guard depth == 0 else { return nil }
    var target = String(characters[(place + 1)..<end]).trimmingCharacters(in: .whitespaces)
    if let title = target.range(of: " \"") { target = String(target[..<title.lowerBound]) }
    if target.hasPrefix("<"), target.hasSuffix(">") { target = String(target.dropFirst().dropLast()) }
    place = end + 1
    return target.trimmingCharacters(in: .whitespaces)
  }

  private mutating func readAutomaticLink() {
    let rest = characters[(place + 1)...]
    let end = rest.firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace }
    if let end, characters[end] == ">" {
      let target = String(rest[..<end])
      if target.contains("://") || target.hasPrefix("mailto:") {
        flush()
        pieces.append(.run(Run(text: target, link: target)))
        place = end + 1
        return
      }
    }
    text.append("<")
    place += 1
  }

  /// Has marks that belong together style what is between them; the others are characters.
  private static func emphasized(_ pieces: [Piece]) -> [Run] {
    var pieces = pieces
    var spans = StyleSpans(pieces.count)
    // Marks that may open emphasis, the last one on top, and how many there are of each character.
    var open: [Int] = []
    var waiting: [Character: Int] = [:]
    for closing in pieces.indices {
      guard case .marks(let mark, var count, let opens, let closes) = pieces[closing] else { continue }
      while closes, count > 0, waiting[mark, default: 0] > 0, let opening = open.last {
        guard case .marks(let other, let openingCount, true, let isBoth) = pieces[opening] else { break }
        if other == mark {
          let length = openingCount >= 2 && count >= 2 ? 2 : 1
          spans.add(
            mark == "~" ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized,
            (opening + 1)..<closing)
          count -= length
          pieces[opening] = .marks(mark, count: openingCount - length, opens: true, closes: isBoth)
          if openingCount > length { continue }
        }
        open.removeLast()
        waiting[other, default: 0] -= 1
      }
      pieces[closing] = .marks(mark, count: count, opens: opens, closes: closes)
      if opens, count > 0 {
        open.append(closing)
        waiting[mark, default: 0] += 1
      }
    }
    return zip(pieces, spans.intents()).compactMap { piece, intent in
      switch piece {
      case .run(var run):
        run.intent.formUnion(intent)
        return run
      case .marks(let mark, let count, _, _):
        return count > 0 ? Run(text: String(repeating: mark, count: count), intent: intent) : nil
      case .bracket(let isImage): return Run(text: isImage ? "![" : "[", intent: intent)
      }
    }
  }

  private static func merged(_ runs: [Run]) -> [Run] {
    runs.reduce(into: []) { merged, run in
      if let last = merged.last, last.intent == run.intent, last.link == run.link {
        merged[merged.count - 1].text += run.text
      } else {
        merged.append(run)
      }
    }
  }
}
