import PlumbGeometry
import PlumbTextMetrics

/// Views and guides of which nothing is known but where they are and what they are called.
extension Sketch {
  private static let ink = Color(hex: 0x57606A)
  private static let nameFont = Font.system(10)

  mutating func outlineBox(_ rect: Rect, isGuide: Bool) {
    outline(rect, Color(hex: 0x8A919C), width: 1, dashes: isGuide ? [4, 3] : [])
  }

  /// A name inside a box, where there is room for some of it.
  ///
  /// - Parameter holdsOthers: Whether the middle is for what is inside.
  mutating func boxName(_ name: String, holdsOthers: Bool, in rect: Rect) {
    guard let place = Self.boxNameRect(name, holdsOthers: holdsOthers, in: rect) else { return }
    boxName(name, at: place)
  }

  mutating func boxName(_ name: String, at place: Rect) { text(name, Self.nameFont, Self.ink, in: place) }

  /// Where such a name stands; nil where there is no room.
  static func boxNameRect(_ name: String, holdsOthers: Bool, in rect: Rect) -> Rect? {
    let inner = rect.inset(5, 1)
    let width = singleLineWidth(of: name, font: nameFont)
    guard inner.height >= 11, inner.width >= min(24, width) else { return nil }
    let shown = min(width, inner.width)
    return Rect(
      x: holdsOthers ? inner.minX : inner.midX - shown / 2,
      y: holdsOthers ? inner.minY : inner.midY - 7, width: shown + 0.5, height: 14)
  }
}
