import PlumbFindings

/// Texts, plain and quoted.
extension ConfigurationReader {
  /// A colon that ends a key.
  var isAtColon: Bool { next == ":" && (place + 1 >= scalars.count || scalars[place + 1] == " ") }

  var isAtComment: Bool { next == "#" && (place == 0 || scalars[place - 1] == " ") }

  /// A text without quotes: up to a comment or the line's end, in brackets also up to a comma or bracket.
  mutating func plain(inBrackets: Bool) throws(ConfigurationError) -> String {
    try checkBeginning()
    let start = place
    while let scalar = next, !isAtComment {
      if isAtColon {
        throw error(
          "A colon with a space behind it makes a key of what is before it: put the text in quotes.")
      }
      if inBrackets {
        if scalar == "," || scalar == "]" || scalar == "}" { break }
        if scalar == "[" || scalar == "{" {
          throw error("A bracket begins inside a text: put the text in quotes.")
        }
      }
      place += 1
    }
    return text(from: start)
  }

  /// A key without quotes: up to its colon.
  mutating func plainKey() throws(ConfigurationError) -> String {
    try checkBeginning()
    let start = place
    while let scalar = next, !isAtColon, !isAtComment, !Self.isBracket(scalar) { place += 1 }
    return text(from: start)
  }

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == "[" || scalar == "]" || scalar == "{" || scalar == "}"
  }

  /// What was read since a place, without the spaces at its end.
  private func text(from start: Int) -> String {
    var end = place
    while end > start, scalars[end - 1] == " " { end -= 1 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }

  /// Refuses what means something else in YAML, or nothing.
  func checkBeginning() throws(ConfigurationError) {
    let rest = scalars[place...]
    switch next {
    case "*": throw error("“*” begins a reference in YAML: put a pattern in quotes, as in \"*.xib\".")
    case "&": throw error("Anchors (“&”) are not read here: write the value again where it is meant.")
    case "!": throw error("Tags (“!”) are not read here: put the text in quotes.")
    case "|", ">": throw error("Texts of several lines are not read here: write the value on one line.")
    case "%", "@", "`", "]", "}", ",":
      throw error("No text begins like this in YAML: put it in quotes.")
    case "?" where rest.count == 1 || rest[place + 1] == " ":
      throw error("Keys of several lines (“?”) are not read here.")
    case "-" where rest.count == 1 || rest[place + 1] == " ":
      throw error("A dash begins an element of a list, and there is none here: put the text in quotes.")
    case ":" where isAtColon: throw error("Before this colon a key is missing.")
    case "-" where place == 0 && rest.starts(with: ["-", "-", "-"]),
      "." where place == 0 && rest.starts(with: [".", ".", "."]):
      throw error("A configuration is one document: leave this line out.")
    default: break
    }
  }

  // MARK: Quotes

  mutating func quoted() throws(ConfigurationError) -> String {
    let start = position
    let quote = next
    place += 1
    var text = String.UnicodeScalarView()
    while let scalar = next {
      place += 1
      if scalar == quote {
        // Two single quotes are one.
        guard quote == "'", next == "'" else { return String(text) }
        place += 1
        text.append("'")
      } else if scalar == "\\", quote == "\"" {
        text.append(try escape())
      } else {
        text.append(scalar)
      }
    }
    throw error("This quote does not end on its line.", at: start)
  }

  private mutating func escape() throws(ConfigurationError) -> Unicode.Scalar {
    place -= 1
    let start = position
    place += 1
    let letter = next
    place += 1
    switch letter {
    case "\"", "\\", "/": return letter ?? "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = next.flatMap({ $0.isASCII ? Character($0).hexDigitValue : nil }) else { break }
        value = value << 4 | UInt32(truncatingIfNeeded: digit)
        place += 1
      }
      if place == start.column + 5, let scalar = Unicode.Scalar(value) { return scalar }
    default: break
    }
    throw error(
      "There is no such escape: double quotes take \\\", \\\\, \\/, \\n, \\t and \\uXXXX.", at: start)
  }
}
