/// How texts are shown: as documents have them, or as some users, languages and tests do.
public struct TextSettings: Hashable, Sendable {
  /// The preferred text size, which fonts of text styles follow; nil keeps that of the document.
  public var category: ContentSizeCategory?
  /// Whether every text is shown twice, to leave the room that it may need in another language: the
  /// "double-length pseudolanguage" of Xcode.
  public var doublesStrings: Bool

  public init(category: ContentSizeCategory? = nil, doublesStrings: Bool = false) {
    self.category = category
    self.doublesStrings = doublesStrings
  }

  /// What differs from texts as documents have them, such as "text size ax3"; empty where nothing does.
  public var differences: [String] {
    var differences: [String] = []
    if let category { differences.append("text size " + category.name) }
    if doublesStrings { differences.append("double strings") }
    return differences
  }

  /// A text as it is shown.
  package func text(_ text: String) -> String {
    doublesStrings && !text.utf8.isEmpty ? text + " " + text : text
  }

  /// A font as texts are set in it.
  package func font(_ font: Font) -> Font {
    guard let style = font.style, let category else { return font }
    var adapted = Font.textStyle(style, category: category)
    adapted.weight = font.weight
    adapted.generation = font.generation
    return adapted
  }
}

extension WrappingText {
  /// The text as it is shown.
  package func adapted(to settings: TextSettings) -> WrappingText {
    var text = self
    for index in text.runs.indices { text.runs[index].font = settings.font(runs[index].font) }
    guard settings.doublesStrings, runs.contains(where: { !$0.text.utf8.isEmpty }) else { return text }
    let once = text.runs
    text.runs[once.count - 1].text += " "
    text.runs += once
    return text
  }
}
