extension String {
  /// The text without what a terminal would obey instead of show: control characters become their pictures, and
  /// those that turn the direction of the line become the replacement character.
  var printable: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x00..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: text.append("\u{2421}")
      case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
