import PlumbGeometry

/// What a text says about views besides the logs: descriptions, and the hierarchies that debuggers print.
package struct KnownViews: Sendable {
  /// A view or layout guide.
  package struct View: Hashable, Sendable {
    /// `0x7f8a10`, as printed.
    package var address: String
    package var className: String
    /// The framework's class that its own derives from, where a description has it.
    package var baseClassName: String?
    /// The beginning of a label's text, or what stands in quotes.
    package var text: String?
    /// In its superview's coordinates, in points.
    package var frame: Rect?
    /// Nil where no description was read.
    package var isHidden: Bool?
    package var isAmbiguous = false
    /// The address of what it is in.
    package var superview: String?

    init(_ address: String, className: String) {
      self.address = address
      self.className = className
    }
  }

  /// How many views are kept; of more, the first.
  package static let largestCount = 50_000

  /// In the order in which the text speaks of them.
  package private(set) var views: [View] = []
  private var places: [String: Int] = [:]
  private var outline: [(depth: Int, address: String)] = []
  /// The line that a hierarchy came to.
  private var outlineLine = Int.min / 2

  package subscript(address: String) -> View? { places[address].map { views[$0] } }

  // MARK: Reading

  /// Whether the next line may belong to a hierarchy.
  func isOpen(atLine line: Int) -> Bool { line <= outlineLine + 1 && !outline.isEmpty }

  /// Reads a line, where it has anything; returns whether it had.
  @discardableResult
  mutating func read(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> Bool {
    guard line.count < 1 << 16 else { return false }
    if let place = line.place(of: "frame = (") {
      readDescriptions(Array(line), from: place, number: number)
      return true
    }
    return readTraceLine(Array(line), number: number)
  }

  /// `   | <UILabel: 0x7f8a10; frame = (20 20; 42 21); text = 'Name'; hidden = YES; layer = …>`.
  private mutating func readDescriptions(_ line: [UInt8], from first: Int, number: Int) {
    var start: Int? = first
    var isFirst = true
    while let frame = start {
      start = line.place(of: "frame = (", from: frame + 1)
      guard let open = line[..<frame].lastIndex(of: .less) else { continue }
      guard let view = Description(line, from: open).view else { continue }
      var isOutlined = isFirst
      let before = line[..<open]
      for byte in before where !byte.isBlank && byte != UInt8(ascii: "|") { isOutlined = false }
      let bars = before.reduce(0) { $0 + ($1 == UInt8(ascii: "|") ? 1 : 0) }
      isFirst = false
      keep(view, depth: isOutlined ? bars : nil, line: number)
    }
  }

  /// `|   *UILabel:0x7f8a10'Name'- AMBIGUOUS LAYOUT for …`, in any of the forms of a trace.
  private mutating func readTraceLine(_ line: [UInt8], number: Int) -> Bool {
    var place = 0
    var bars = 0
    var spaces = 0
    while place < line.count, line[place].isBlank || line[place] == UInt8(ascii: "|") {
      if line[place] == UInt8(ascii: "|") { bars += 1 }
      if line[place] == .space { spaces += 1 }
      place += 1
    }
    var isMarked = false
    if line.has("•", at: place) {
      place += 3
      isMarked = true
    } else if place < line.count, line[place] == UInt8(ascii: "*") || line[place] == UInt8(ascii: "+") {
      place += 1
      isMarked = true
    }
    let text = String(decoding: line[place...], as: UTF8.self)
    var grammar = ConstraintGrammar(text)
    var end = grammar.bytes.count
    let trouble = grammar.first("- AMBIGUOUS LAYOUT", in: 0..<end)
    if let trouble { end = trouble }
    guard isMarked || trouble != nil || isOpen(atLine: number),
      let item = grammar.item(0..<end)?.item, let address = item.address, !item.className.isEmpty
    else { return false }
    var view = View(address, className: item.className)
    view.text = item.label
    view.isAmbiguous = trouble != nil
    keep(view, depth: bars > 0 ? bars : spaces / 4, line: number)
    return true
  }

  private mutating func keep(_ view: View, depth: Int?, line: Int) {
    var view = view
    if let depth {
      if !isOpen(atLine: line) { outline = [] }
      while let last = outline.last, last.depth >= depth { outline.removeLast() }
      view.superview = outline.last?.address
      if outline.count < 1000 { outline.append((depth, view.address)) }
      outlineLine = line
    }
    guard let place = places[view.address] else {
      guard views.count < Self.largestCount else { return }
      places[view.address] = views.count
      views.append(view)
      return
    }
    // What comes later is newer, and what it does not say may still hold, unless it is another object.
    let known = views[place]
    if known.className == view.className {
      view.baseClassName = view.baseClassName ?? known.baseClassName
      view.text = view.text ?? known.text
      view.frame = view.frame ?? known.frame
      view.isHidden = view.isHidden ?? known.isHidden
      view.isAmbiguous = view.isAmbiguous || known.isAmbiguous
      view.superview = view.superview ?? known.superview
    }
    views[place] = view
  }
}

/// Reads how a view describes itself.
private struct Description {
  private(set) var view: KnownViews.View?

  init(_ line: [UInt8], from open: Int) {
    let end = min(line.count, open + 4096)
    guard let colon = line[open..<end].firstIndex(of: UInt8(ascii: ":")), line.has(" 0x", at: colon + 1)
    else {
      return
    }
    let name = line[(open + 1)..<colon]
    guard !name.isEmpty, name.allSatisfy({ $0 > 0x20 && $0 != .less }) else { return }
    var place = colon + 4
    while place < end, line[place].isHexadecimal { place += 1 }
    guard place > colon + 4 else { return }
    var view = KnownViews.View(
      String(decoding: line[(colon + 2)..<place], as: UTF8.self),
      className: String(decoding: name, as: UTF8.self))
    view.isHidden = false
    while line.has("; ", at: place), place < end {
      place += 2
      let keyStart = place
      while place < end, line[place].isOfWord { place += 1 }
      guard line.has(" = ", at: place) else { break }
      let key = String(decoding: line[keyStart..<place], as: UTF8.self)
      let valueEnd = Self.end(line, place + 3, end)
      let value = line[(place + 3)..<valueEnd]
      switch key {
      case "frame": view.frame = Self.frame(value)
      case "baseClass": view.baseClassName = String(decoding: value.prefix(100), as: UTF8.self)
      case "hidden": view.isHidden = value.elementsEqual(Array("YES".utf8))
      case "text" where value.count >= 2:
        view.text = String(decoding: value.dropFirst().dropLast().prefix(120), as: UTF8.self)
      case "layer": place = end
      default: break
      }
      place = max(place, valueEnd)
    }
    self.view = view
  }

  /// The end of a value: behind its closing quote or parenthesis, or before what follows.
  private static func end(_ line: [UInt8], _ start: Int, _ end: Int) -> Int {
    var place = start
    guard place < end else { return end }
    let isQuoted = line[place] == .quote
    let isPair = line[place] == UInt8(ascii: "(")
    place += 1
    while place < end {
      if isQuoted {
        if line[place] == .quote, line.has("; ", at: place + 1) || line.has(">", at: place + 1) {
          return place + 1
        }
      } else if isPair {
        if line[place] == UInt8(ascii: ")") { return place + 1 }
      } else if line.has("; ", at: place) || (line[place] == .greater && !line.has(">", at: place + 1)) {
        return place
      }
      place += 1
    }
    return end
  }

  /// `(20 20; 42 21)`.
  private static func frame(_ value: ArraySlice<UInt8>) -> Rect? {
    let words = value.split {
      $0 == .space || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
    }
    let numbers = words.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard words.count == 4, numbers.count == 4, numbers.allSatisfy({ $0.isFinite }) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
