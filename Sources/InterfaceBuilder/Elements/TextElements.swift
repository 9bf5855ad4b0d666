extension AttributedStringElement {
  /// The texts of its fragments, joined.
  package var text: String {
    var text = ""
    for fragment in fragments { text += fragment.content ?? "" }
    return text
  }
}
