import PlumbGeometry
import PlumbTextMetrics

extension Sketch {
  mutating func button(_ content: ButtonContent, in rect: Rect, look: PlatformLook) {
    let radius = min(look == .touch ? 7.0 : 5.5, rect.height / 2)
    switch content.style {
    case .plain: buttonTitle(content, in: rect)
    case .filled:
      fill(rect, content.tint, radius: radius)
      buttonTitle(content, in: rect.inset(6, 0))
    case .gray:
      fill(rect, ControlPalette.fill, radius: radius)
      buttonTitle(content, in: rect.inset(6, 0))
    case .tinted:
      fill(rect, content.tint.opacity(0.18), radius: radius)
      buttonTitle(content, in: rect.inset(6, 0))
    case .bordered:
      fill(rect, .white, radius: radius)
      outline(rect, ControlPalette.controlBorder, radius: radius)
      buttonTitle(content, in: rect.inset(3, 0))
    case .push, .defaultPush: pushButton(content, in: rect)
    case .check(let isOn): check(content, isOn: isOn, in: rect)
    case .radio(let isOn): radio(content, isOn: isOn, in: rect)
    case .disclosure: triangle(rect.centered(width: 7, height: 9), ControlPalette.gray)
    case .help: roundSymbol("?", in: rect, fill: .white, ink: Color(white: 0.25), outline: true)
    case .info: ringSymbol(content.tint, in: rect) { $0.letterI($1, content.tint) }
    case .add: ringSymbol(content.tint, in: rect) { $0.plus($1, content.tint) }
    case .close:
      roundSymbol("", in: rect, fill: ControlPalette.fill, ink: ControlPalette.gray, outline: false)
      cross(rect.centered(width: 8, height: 8), ControlPalette.secondaryLabel)
    }
  }

  /// Image and title side by side, the two together in the middle.
  private mutating func buttonTitle(_ content: ButtonContent, in rect: Rect) {
    guard let image = content.image else {
      text(content.title, in: rect)
      return
    }
    let side = min(rect.height, max(10, min(image.height ?? content.title.font.size * 1.2, rect.height)))
    let imageWidth = min(rect.width, max(10, image.width.map { min($0, rect.width) } ?? side))
    guard !content.title.string.isEmpty else {
      self.image(image, in: rect.centered(width: imageWidth, height: side))
      return
    }
    let titleWidth = singleLineWidth(of: content.title.string, font: content.title.font)
    let gap = 4.0
    let total = min(rect.width, imageWidth + gap + titleWidth)
    let start: Double
    switch content.title.alignment {
    case .left: start = rect.minX
    case .center: start = rect.midX - total / 2
    case .right: start = rect.maxX - total
    }
    self.image(
      image, in: Rect(x: start, y: rect.midY - side / 2, width: min(imageWidth, rect.width), height: side))
    var title = content.title
    title.alignment = .left
    text(
      title,
      in: Rect(
        x: start + imageWidth + gap, y: rect.minY, width: max(0, total - imageWidth - gap),
        height: rect.height))
  }

  // MARK: macOS

  private mutating func pushButton(_ content: ButtonContent, in rect: Rect) {
    let radius = min(5.5, rect.height / 2)
    let isDefault = content.style == .defaultPush
    fill(rect.moved(0, 0.5), Color(white: 0, alpha: 0.12), radius: radius)
    fill(rect, isDefault ? ControlPalette.blue : .white, radius: radius)
    if !isDefault { outline(rect, ControlPalette.controlBorder, width: 0.5, radius: radius) }
    var title = content
    if isDefault { title.title.colors = [.white] }
    buttonTitle(title, in: rect.inset(4, 0))
  }

  private mutating func check(_ content: ButtonContent, isOn: Bool, in rect: Rect) {
    let side = min(14, rect.height)
    let mark = Rect(x: rect.minX, y: rect.midY - side / 2, width: side, height: side)
    fill(mark, isOn ? ControlPalette.blue : .white, radius: 3)
    if isOn {
      polyline(
        [
          Point(x: mark.minX + side * 0.25, y: mark.midY),
          Point(x: mark.minX + side * 0.43, y: mark.maxY - side * 0.27),
          Point(x: mark.maxX - side * 0.24, y: mark.minY + side * 0.25),
        ], .white, width: side / 8)
    } else {
      outline(mark, Color(white: 0, alpha: 0.25), radius: 3)
    }
    markedTitle(content, after: mark, in: rect)
  }

  private mutating func radio(_ content: ButtonContent, isOn: Bool, in rect: Rect) {
    let side = min(14, rect.height)
    let mark = Rect(x: rect.minX, y: rect.midY - side / 2, width: side, height: side)
    if isOn {
      ellipse(mark, .fill(ControlPalette.blue))
      disc(center: mark.center, radius: side * 0.18, .fill(.white))
    } else {
      ellipse(
        mark.inset(0.5, 0.5), Paint(fill: .white, stroke: StrokeStyle(color: Color(white: 0, alpha: 0.25))))
    }
    markedTitle(content, after: mark, in: rect)
  }

  private mutating func markedTitle(_ content: ButtonContent, after mark: Rect, in rect: Rect) {
    var title = content.title
    title.alignment = .left
    let gap = 5.0
    text(
      title,
      in: Rect(
        x: mark.maxX + gap, y: rect.minY, width: max(0, rect.maxX - mark.maxX - gap + 2), height: rect.height)
    )
  }

  // MARK: Symbols

  private mutating func roundSymbol(_ letter: String, in rect: Rect, fill: Color, ink: Color, outline: Bool) {
    let side = min(min(rect.width, rect.height), 22)
    let circle = rect.centered(width: side, height: side)
    ellipse(
      circle.inset(0.5, 0.5),
      Paint(fill: fill, stroke: outline ? StrokeStyle(color: ControlPalette.controlBorder) : nil))
    text(letter, .system(side * 0.65, weight: .medium), ink, in: circle, .center)
  }

  private mutating func ringSymbol(_ color: Color, in rect: Rect, _ glyph: (inout Sketch, Rect) -> Void) {
    let side = max(4, min(min(rect.width, rect.height), 20))
    let circle = rect.centered(width: side, height: side)
    ellipse(circle.inset(0.75, 0.75), .stroke(color, width: 1.5))
    glyph(&self, circle)
  }
}
