extension String {
  /// The text quoted as in an old-style property list, which is how an array's description writes its
  /// elements.
  ///
  /// Quotes and backslashes get a backslash, line ends and tabs their letters, other control characters three
  /// octal digits; each UTF-16 unit beyond ASCII becomes `\U` and four lowercase hexadecimal digits
  /// (`\Uf06e`).
  package var quotedAsPropertyList: String {
    var quoted = "\""
    for unit in utf16 {
      switch unit {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x07: quoted += "\\a"
      case 0x08: quoted += "\\b"
      case 0x09: quoted += "\\t"
      case 0x0A: quoted += "\\n"
      case 0x0B: quoted += "\\v"
      case 0x0C: quoted += "\\f"
      case 0x0D: quoted += "\\r"
      case 0x20...0x7E: quoted.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case 0x80...: quoted += "\\U" + padded(String(unit, radix: 16), to: 4)
      default: quoted += "\\" + padded(String(unit, radix: 8), to: 3)
      }
    }
    return quoted + "\""
  }
}

private func padded(_ digits: String, to count: Int) -> String {
  String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
}
