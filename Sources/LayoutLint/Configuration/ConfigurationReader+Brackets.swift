import PlumbFindings

/// Lists and maps in brackets.
extension ConfigurationReader {
  /// `[a, b]` or `{a: b}`, on one line.
  mutating func bracketed() throws(ConfigurationError) -> ConfigurationValue {
    try nested { reader throws(ConfigurationError) in
      let start = reader.position
      let isList = reader.next == "["
      reader.place += 1
      var elements: [ConfigurationValue] = []
      var entries: [ConfigurationEntry] = []
      var seen: [String: Int] = [:]
      while true {
        if try reader.skipsClosing(of: start, isList) { break }
        let at = reader.position
        if isList {
          elements.append(try reader.bracketedValue(isElement: true))
        } else {
          let key = try reader.newKey(&seen)
          let value = try reader.bracketedValue(isElement: false)
          entries.append(ConfigurationEntry(key: key, position: at, value: value))
        }
        reader.skipSpaces()
        if reader.next == "," {
          reader.place += 1
        } else if try !reader.isClosing(of: start, isList) {
          throw reader.error("Here a comma or the closing bracket is missing.")
        }
      }
      return ConfigurationValue(position: start, content: isList ? .list(elements) : .map(entries))
    }
  }

  private mutating func bracketedValue(isElement: Bool) throws(ConfigurationError) -> ConfigurationValue {
    skipSpaces()
    let start = position
    switch next {
    case "[", "{": return try bracketed()
    case "\"", "'": return ConfigurationValue(position: start, content: .text(try quoted()))
    // A key in brackets with nothing behind it.
    case "}" where !isElement, "," where !isElement:
      return ConfigurationValue(position: start, content: .nothing)
    default: return ConfigurationValue(position: start, content: .text(try plain(inBrackets: true)))
    }
  }

  private mutating func skipsClosing(of start: SourcePosition, _ isList: Bool) throws(ConfigurationError)
    -> Bool
  {
    guard try isClosing(of: start, isList) else { return false }
    place += 1
    return true
  }

  private mutating func isClosing(of start: SourcePosition, _ isList: Bool) throws(ConfigurationError) -> Bool
  {
    skipSpaces()
    if next == nil || isAtComment { throw error("This bracket does not end on its line.", at: start) }
    return next == (isList ? "]" : "}")
  }
}
