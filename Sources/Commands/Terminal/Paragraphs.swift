extension String {
  /// The text's paragraphs in lines of at most a width in columns; a word that is longer stays whole.
  ///
  /// Paragraphs have an empty line between them. Line breaks inside one do not count, nor does more than one space.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n\n") {
      if !lines.isEmpty { lines.append("") }
      var line = ""
      for word in paragraph.split(whereSeparator: \.isWhitespace).map(String.init) {
        if !line.isEmpty, line.columns + 1 + word.columns > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    return lines
  }
}

extension String {
  /// As it begins a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
