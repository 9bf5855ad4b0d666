internal import PlumbTextMetrics

/// A font of `TextMetrics` with what decides only how text is handed to it.
struct FontFace: Hashable, Sendable {
  var font: Font
  /// Whether all digits have the same advance.
  var hasTabularDigits = false

  init(_ font: Font, hasTabularDigits: Bool = false) {
    self.font = font
    self.hasTabularDigits = hasTabularDigits
  }

  var isItalic: Bool {
    switch font.family {
    case .italicSystem: true
    case .named(let name): name.contains("Italic") || name.contains("Oblique")
    default: false
    }
  }

  var isBold: Bool { font.weight >= .semibold }

  /// The text as it is measured: zeros stand for digits that are as wide.
  func measured(_ text: String) -> String {
    guard hasTabularDigits else { return text }
    return String(text.map { ("0"..."9").contains($0) ? "0" : $0 })
  }

  /// The bold weight beside a regular one: bold for the three largest text styles, semibold for the rest.
  ///
  /// Source: the column "Emphasized weight" in Apple's Human Interface Guidelines, Typography. Fonts of other
  /// families have a bold cut.
  var emphasizedWeight: FontWeight {
    switch (font.family, font.style) {
    case (_, .largeTitle), (_, .title1), (_, .title2): .bold
    case (.system, _), (.italicSystem, _): .semibold
    default: .bold
    }
  }
}
