import PlumbGeometry
import PlumbTextMetrics

extension Sketch {
  mutating func field(_ content: FieldContent, in rect: Rect, look: PlatformLook) {
    switch content.border {
    case .none: break
    case .line:
      fill(rect, .white)
      outline(rect, look == .touch ? .black : ControlPalette.controlBorder, width: look == .touch ? 0.75 : 1)
    case .bezel:
      fill(rect, .white, radius: look == .desktop ? 1.5 : 0)
      outline(rect, ControlPalette.controlBorder, width: 1, radius: look == .desktop ? 1.5 : 0)
    case .rounded:
      let radius = min(look == .touch ? 5.0 : 6, rect.height / 2)
      fill(rect, .white, radius: radius)
      outline(rect, Color(white: 0, alpha: look == .touch ? 0.2 : 0.18), width: 1, radius: radius)
    }
    var room = content.border == .none ? rect : rect.inset(look == .touch ? 7 : 5, 0)
    if content.isSearch {
      magnifier(Rect(x: room.minX, y: room.midY - 5.5, width: 12, height: 12), ControlPalette.gray)
      room = Rect(x: room.minX + 17, y: room.minY, width: max(0, room.width - 17), height: room.height)
    }
    text(content.text, in: room)
  }

  mutating func searchBar(_ placeholder: String, in rect: Rect) {
    let field = rect.inset(8, 0).centered(width: max(0, rect.width - 16), height: min(36, rect.height))
    fill(field, ControlPalette.tertiaryFill, radius: min(10, field.height / 2))
    guard field.width > 30, field.height > 12 else { return }
    magnifier(Rect(x: field.minX + 8, y: field.midY - 7.5, width: 16, height: 16), ControlPalette.gray)
    let room = Rect(x: field.minX + 30, y: field.minY, width: field.width - 38, height: field.height)
    text(placeholder.isEmpty ? "Search" : placeholder, .system(17), ControlPalette.gray, in: room)
  }

  // MARK: macOS

  mutating func popUp(_ content: ButtonContent, pullsDown: Bool, in rect: Rect) {
    let radius = min(5.5, rect.height / 2)
    fill(rect.moved(0, 0.5), Color(white: 0, alpha: 0.12), radius: radius)
    fill(rect, .white, radius: radius)
    outline(rect, ControlPalette.controlBorder, width: 0.5, radius: radius)
    let side = max(0, min(16, rect.height - 4))
    let arrows = Rect(x: rect.maxX - side - 2, y: rect.midY - side / 2, width: side, height: side)
    if rect.width > side + 8 {
      fill(arrows, ControlPalette.blue, radius: 4)
      let center = arrows.center
      if pullsDown {
        caret(center: center, width: side * 0.45, isUp: false, .white)
      } else {
        caret(center: Point(x: center.x, y: center.y - side * 0.18), width: side * 0.4, isUp: true, .white)
        caret(center: Point(x: center.x, y: center.y + side * 0.18), width: side * 0.4, isUp: false, .white)
      }
    }
    var title = content.title
    title.alignment = .left
    text(
      title,
      in: Rect(
        x: rect.minX + 8, y: rect.minY, width: max(0, arrows.minX - rect.minX - 10), height: rect.height))
  }

  mutating func comboBox(_ content: FieldContent, in rect: Rect) {
    field(content, in: rect, look: .desktop)
    let side = max(0, min(18, rect.height - 4))
    guard rect.width > side + 8 else { return }
    let arrow = Rect(x: rect.maxX - side - 2, y: rect.midY - side / 2, width: side, height: side)
    fill(arrow, ControlPalette.blue, radius: 3)
    caret(center: arrow.center, width: side * 0.45, isUp: false, .white)
  }
}
