import PlumbFindings

/// Maps and lists by indentation.
extension ConfigurationReader {
  /// What begins at the place and takes the lines that belong to it.
  mutating func block() throws(ConfigurationError) -> ConfigurationValue {
    try nested { reader throws(ConfigurationError) in
      if reader.isAtDash { return try reader.blockList() }
      if try reader.isAtKey() { return try reader.blockMap() }
      return try reader.value(of: "a value")
    }
  }

  /// A text, or a list or map in brackets, up to the end of the line.
  private mutating func value(of what: String) throws(ConfigurationError) -> ConfigurationValue {
    let start = position
    if next == "[" || next == "{" {
      let value = try bracketed()
      try endLine(behind: "the bracket")
      return value
    }
    let isQuoted = next == "\"" || next == "'"
    let text = isQuoted ? try quoted() : try plain(inBrackets: false)
    try endLine(behind: isQuoted ? "the quote" : what)
    return ConfigurationValue(position: start, content: .text(text))
  }

  // MARK: Lists

  private var isAtDash: Bool {
    next == "-" && (place + 1 == scalars.count || scalars[place + 1] == " ")
  }

  private mutating func blockList() throws(ConfigurationError) -> ConfigurationValue {
    let start = position
    let column = place
    var elements: [ConfigurationValue] = []
    while line < lines.count, place == column, isAtDash {
      let dash = position
      place += 1
      if isAtEnd() {
        beginNextLine()
        elements.append(try blockBelow(column, at: dash))
      } else {
        elements.append(try block())
      }
    }
    try checkIndentation(column)
    return ConfigurationValue(position: start, content: .list(elements))
  }

  // MARK: Maps

  /// Whether a key stands here. A plain text is one where a colon ends it, with a space or nothing behind it.
  private func isAtKey() throws(ConfigurationError) -> Bool {
    var copy = self
    switch next {
    case "[", "{": return false
    case "\"", "'":
      _ = try copy.quoted()
      copy.skipSpaces()
      return copy.isAtColon
    default:
      while copy.next != nil, !copy.isAtColon, !copy.isAtComment { copy.place += 1 }
      return copy.isAtColon
    }
  }

  private mutating func blockMap() throws(ConfigurationError) -> ConfigurationValue {
    let start = position
    let column = place
    var entries: [ConfigurationEntry] = []
    var seen: [String: Int] = [:]
    while line < lines.count, place == column {
      let at = position
      guard try isAtKey() else {
        if isAtDash { throw error("A list begins among keys.") }
        try checkBeginning()
        throw error("Here a key is missing: a word with a colon and a space behind it.")
      }
      let key = try newKey(&seen)
      let value: ConfigurationValue
      if isAtEnd() {
        beginNextLine()
        // A list may stand as far left as its key.
        let isList = line < lines.count && place == column && isAtDash
        value =
          isList
          ? try nested { reader throws(ConfigurationError) in try reader.blockList() }
          : try blockBelow(column, at: at)
      } else {
        if isAtDash { throw error("A list begins on a line of its own, or stands in brackets.") }
        value = try self.value(of: "the value")
      }
      entries.append(ConfigurationEntry(key: key, position: at, value: value))
    }
    try checkIndentation(column)
    return ConfigurationValue(position: start, content: .map(entries))
  }

  /// A key that is not there yet, and its colon with the spaces behind it.
  ///
  /// - Parameter seen: The lines of the keys that are.
  mutating func newKey(_ seen: inout [String: Int]) throws(ConfigurationError) -> String {
    let start = position
    let isQuoted = next == "\"" || next == "'"
    let key = isQuoted ? try quoted() : try plainKey()
    skipSpaces()
    guard isAtColon else { throw error("Behind a key stands a colon and a space.") }
    place += 1
    skipSpaces()
    if let first = seen[key] { throw error("“\(key)” is there already, in line \(first).", at: start) }
    seen[key] = start.line
    return key
  }

  // MARK: Indentation

  /// What stands further right than a column; nothing where the next line does not.
  private mutating func blockBelow(
    _ column: Int, at position: SourcePosition
  ) throws(ConfigurationError) -> ConfigurationValue {
    guard line < lines.count, place > column else {
      return ConfigurationValue(position: position, content: .nothing)
    }
    return try block()
  }

  /// What follows a block stands as far left as something around it.
  private func checkIndentation(_ column: Int) throws(ConfigurationError) {
    if line < lines.count, place > column {
      throw error("This line is indented further than what is above it, and belongs to nothing there.")
    }
  }
}
