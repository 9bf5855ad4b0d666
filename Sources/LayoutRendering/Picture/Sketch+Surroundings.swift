import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

extension RenderedScene.Surroundings {
  /// What the surroundings add around the root.
  var margins: EdgeInsets {
    switch self {
    case .device, .loose: .zero
    case .window: EdgeInsets(top: TitleBars.usual, left: 0, bottom: 0, right: 0)
    }
  }

  var cornerRadius: Double {
    switch self {
    case .device: 14
    case .window: 9
    case .loose: 0
    }
  }

  fileprivate var ground: Color {
    switch self {
    case .device, .loose(.touch): .white
    case .window, .loose(.desktop): ControlPalette.window
    }
  }

  /// The outline of root and surroundings, the root's upper left corner being the origin.
  func bounds(of size: Size) -> Rect { Rect(origin: .zero, size: size).outset(by: margins) }
}

extension Sketch {
  /// A soft shadow and the ground that the root lies on.
  mutating func surroundings(_ surroundings: RenderedScene.Surroundings, of size: Size) {
    let rect = surroundings.bounds(of: size)
    let radius = surroundings.cornerRadius
    for (reach, alpha) in [(7.0, 0.015), (4, 0.025), (1.5, 0.04)] {
      fill(
        rect.outset(by: EdgeInsets(all: reach)).moved(0, 2), Color(white: 0, alpha: alpha),
        radius: radius + reach)
    }
    fill(rect, surroundings.ground, radius: radius)
    if case .window(let title) = surroundings { titleBar(title, in: rect) }
  }

  /// What lies over the views: status bar, home indicator, and the thin line around all.
  mutating func surroundingsFront(_ surroundings: RenderedScene.Surroundings, of size: Size) {
    let rect = surroundings.bounds(of: size)
    if case .device(let statusBar, let hasHomeIndicator) = surroundings {
      if statusBar >= StatusBars.usual { self.statusBar(height: statusBar, in: rect) }
      if hasHomeIndicator {
        let bar = Rect(x: rect.midX - 67, y: rect.maxY - 13, width: 134, height: 5)
        fill(bar, Self.statusInk, radius: 2.5)
      }
    }
    outline(
      rect.outset(by: EdgeInsets(all: 0.5)), Color(hex: 0xB8BCC4), width: 1,
      radius: surroundings.cornerRadius + 0.5)
  }

  /// A grey that shows on light and on dark grounds.
  private static let statusInk = Color(white: 0.5, alpha: 0.7)

  /// The time and a battery.
  private mutating func statusBar(height: Double, in rect: Rect) {
    let hasHousing = height > 30
    let middle = hasHousing ? rect.minY + height - 21 : rect.minY + 10
    let size = hasHousing ? 15.0 : 12
    let font = Font.system(size, weight: .semibold)
    if hasHousing {
      text("9:41", font, Self.statusInk, at: Point(x: rect.minX + 32, y: middle + font.capMiddle))
    } else {
      text("9:41", font, Self.statusInk, at: Point(x: rect.midX, y: middle + font.capMiddle), .center)
    }
    let battery = Rect(x: rect.maxX - (hasHousing ? 50 : 32), y: middle - 5, width: 22, height: 10.5)
    outline(battery, Self.statusInk, width: 1, radius: 3)
    fill(battery.inset(2, 2), Self.statusInk, radius: 1.5)
    fill(Rect(x: battery.maxX + 1, y: middle - 2, width: 1.5, height: 4), Self.statusInk, radius: 0.75)
  }

  private mutating func titleBar(_ title: String, in rect: Rect) {
    let bar = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: TitleBars.usual)
    let lights = [Color(hex: 0xFF5F57), Color(hex: 0xFEBC2E), Color(hex: 0x28C840)]
    for (number, color) in lights.enumerated() {
      disc(center: Point(x: bar.minX + 15 + 20 * Double(number), y: bar.midY), radius: 6, .fill(color))
    }
    line(
      Point(x: bar.minX, y: bar.maxY - 0.25), Point(x: bar.maxX, y: bar.maxY - 0.25),
      Color(white: 0, alpha: 0.15),
      width: 0.5)
    let font = Font.system(13, weight: .semibold)
    let left = bar.minX + 72
    let width = singleLineWidth(of: title, font: font)
    let room =
      width / 2 <= bar.midX - left
      ? bar : Rect(x: left, y: bar.minY, width: max(0, bar.maxX - left - 8), height: bar.height)
    text(title, font, Color(white: 0.25), in: room, .center)
  }
}
