import PlumbAppleFacts
import PlumbTextMetrics

extension DrawnFont {
  /// The font that a back end draws for one that Plumb measures.
  init(_ font: Font) {
    self.init(
      family: font.family == .monospaced ? .mono : .sans, size: max(0, font.size),
      weight: font.weight.value, isItalic: font.family == .italicSystem)
  }
}
