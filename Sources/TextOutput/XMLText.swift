/// Text in XML.
package enum XMLText {
  /// A text as content, or as an attribute's value between double quotes. What XML cannot have becomes what is shown for it
  /// ("Extensible Markup Language (XML) 1.0", 2.2), and a line end a reference, since a reader would take it for a space.
  package static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { HTMLText.escaped(String($0).printable) }.joined(separator: "&#10;")
  }
}
