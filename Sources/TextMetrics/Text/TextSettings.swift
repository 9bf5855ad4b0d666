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
  public func text(_ text: String) -> String {
    doublesStrings && !text.utf8.isEmpty ? text + " " + text : text
  }

  /// A font as texts are set in it.
  public func font(_ font: Font) -> Font {
    guard let style = font.style, let category else { return font }
    var adapted = Font.textStyle(style, category: category)
    adapted.weight = font.weight
    adapted.generation = font.generation
    return adapted
  }
}

extension TouchControl {
  /// The control with its texts as they are shown.
  public func adapted(to settings: TextSettings) -> TouchControl {
    switch self {
    case .label(let text, let font):
      return .label(text: settings.text(text), font: settings.font(font))
    case .button(var button):
      button.title = settings.text(button.title)
      button.font = settings.font(button.font)
      return .button(button)
    case .textField(var field):
      field.text = settings.text(field.text)
      field.placeholder = settings.text(field.placeholder)
      field.font = settings.font(field.font)
      return .textField(field)
    case .segmentedControl(var segments):
      for index in segments.segments.indices {
        segments.segments[index].title = settings.text(segments.segments[index].title)
      }
      return .segmentedControl(segments)
    default: return self
    }
  }
}

extension DesktopControl {
  /// The control with its texts as they are shown; macOS has no preferred text size.
  public func adapted(to settings: TextSettings) -> DesktopControl {
    guard settings.doublesStrings else { return self }
    var control = self
    control.title = settings.text(title)
    if case .segmentedControl(let titles) = kind {
      control.kind = .segmentedControl(titles.map { settings.text($0) })
    }
    return control
  }
}

extension WrappingText {
  /// The text as it is shown.
  public func adapted(to settings: TextSettings) -> WrappingText {
    var text = self
    for index in text.runs.indices { text.runs[index].font = settings.font(runs[index].font) }
    if settings.doublesStrings, !runs.isEmpty {
      text.runs[runs.count - 1].text += " "
      text.runs += text.runs[..<runs.count].map { $0 }
      text.runs[text.runs.count - 1].text = runs[runs.count - 1].text
    }
    return text
  }
}
