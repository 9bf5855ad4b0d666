/// Text in pages.
package enum HTMLText {
  /// A text as content, or as an attribute's value between double quotes.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { shown, character in
      switch character {
      case "&": shown += "&amp;"
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      case "\"": shown += "&quot;"
      default: shown.append(character)
      }
    }
  }
}
