import PlumbGeometry
import PlumbTextMetrics

/// Controls that show a value.
extension Sketch {
  mutating func toggle(isOn: Bool, tint: Color, in rect: Rect, look: PlatformLook) {
    let height = min(rect.height, look == .touch ? 31 : 22)
    let track = rect.centered(width: min(rect.width, height * (look == .touch ? 1.9 : 1.75)), height: height)
    fill(track, isOn ? tint : Color(hex: 0xE3E3E6), radius: height / 2)
    let knob = max(0, height - 4)
    let x = isOn ? track.maxX - knob - 2 : track.minX + 2
    self.knob(Rect(x: x, y: track.minY + 2, width: knob, height: knob))
  }

  /// A white disc with a soft shadow.
  private mutating func knob(_ rect: Rect) {
    ellipse(rect.moved(0, 1).inset(-0.5, -0.5), .fill(Color(white: 0, alpha: 0.1)))
    ellipse(rect, Paint(fill: .white, stroke: StrokeStyle(color: Color(white: 0, alpha: 0.08), width: 0.5)))
  }

  mutating func slider(_ value: Double, _ axis: Axis, _ tint: Color, in rect: Rect, look: PlatformLook) {
    let across = axis == .horizontal ? rect.height : rect.width
    let knobSide = min(look == .touch ? 26.0 : 18, max(0, across))
    let share = value.isFinite ? min(max(value, 0), 1) : 0
    let thickness = 4.0
    if axis == .horizontal {
      let track = rect.centered(width: rect.width, height: thickness)
      let x = rect.minX + (rect.width - knobSide) * share
      fill(track, look == .touch ? ControlPalette.fill : Color(white: 0, alpha: 0.12), radius: 2)
      fill(
        Rect(x: track.minX, y: track.minY, width: max(0, x - rect.minX + knobSide / 2), height: thickness),
        tint,
        radius: 2)
      knob(Rect(x: x, y: rect.midY - knobSide / 2, width: knobSide, height: knobSide))
    } else {
      let track = rect.centered(width: thickness, height: rect.height)
      let y = rect.maxY - knobSide - (rect.height - knobSide) * share
      fill(track, ControlPalette.fill, radius: 2)
      fill(
        Rect(x: track.minX, y: y, width: thickness, height: max(0, rect.maxY - y)), tint, radius: 2)
      knob(Rect(x: rect.midX - knobSide / 2, y: y, width: knobSide, height: knobSide))
    }
  }

  mutating func dial(in rect: Rect) {
    let side = max(0, min(rect.width, rect.height))
    knob(rect.centered(width: side, height: side))
    let mark = Point(x: rect.midX, y: rect.midY - side * 0.32)
    disc(center: mark, radius: side * 0.07, .fill(Color(white: 0.35)))
  }

  mutating func stepper(in rect: Rect, look: PlatformLook) {
    if look == .desktop {
      let body = rect.centered(width: min(rect.width, 13), height: min(rect.height, 22))
      fill(body, .white, radius: 4)
      outline(body, ControlPalette.controlBorder, radius: 4)
      let quarter = body.height / 4
      caret(
        center: Point(x: body.midX, y: body.midY - quarter * 0.9), width: 6, isUp: true, Color(white: 0.3),
        stroke: 1.2)
      caret(
        center: Point(x: body.midX, y: body.midY + quarter * 0.9), width: 6, isUp: false, Color(white: 0.3),
        stroke: 1.2)
      return
    }
    let body = rect.centered(width: min(rect.width, 94), height: min(rect.height, 32))
    fill(body, ControlPalette.tertiaryFill, radius: min(8, body.height / 2))
    let half = body.width / 2
    let glyph = min(half, 34)
    minus(
      Rect(x: body.minX, y: body.minY, width: half, height: body.height).centered(
        width: glyph, height: glyph * 0.8), .black)
    plus(
      Rect(x: body.midX, y: body.minY, width: half, height: body.height).centered(
        width: glyph, height: glyph * 0.8), .black)
    line(
      Point(x: body.midX, y: body.minY + body.height * 0.22),
      Point(x: body.midX, y: body.maxY - body.height * 0.22),
      ControlPalette.separator)
  }

  /// - Parameter widths: What the segments share the width by; nil makes all as wide.
  mutating func segments(
    _ titles: [String], widths: [Double]? = nil, selected: Int?, in rect: Rect, look: PlatformLook
  ) {
    let isTouch = look == .touch
    let body = rect.centered(width: rect.width, height: min(rect.height, isTouch ? 36 : 24))
    let radius = min(isTouch ? 8 : 5.5, body.height / 2)
    if isTouch {
      fill(body, ControlPalette.tertiaryFill, radius: radius)
    } else {
      fill(body.moved(0, 0.5), Color(white: 0, alpha: 0.12), radius: radius)
      fill(body, .white, radius: radius)
      outline(body, ControlPalette.controlBorder, width: 0.5, radius: radius)
    }
    guard !titles.isEmpty, titles.count <= 200 else { return }
    let total = widths?.reduce(0, +) ?? Double(titles.count)
    var x = body.minX
    for (number, title) in titles.enumerated() {
      let width = (widths?[number] ?? 1) * body.width / max(total, 1)
      let cell = Rect(x: x, y: body.minY, width: width, height: body.height)
      x += width
      let isSelected = number == selected
      if isSelected {
        let inner = cell.inset(isTouch ? 2 : 0, isTouch ? 2 : 0)
        fill(inner.moved(0, 0.5), Color(white: 0, alpha: 0.08), radius: radius - 1)
        fill(inner, isTouch ? .white : ControlPalette.blue, radius: radius - 1)
      } else if number > 0, number - 1 != selected {
        line(
          Point(x: cell.minX, y: cell.minY + cell.height * 0.25),
          Point(x: cell.minX, y: cell.maxY - cell.height * 0.25), ControlPalette.separator)
      }
      let font = Font.system(13, weight: isSelected && isTouch ? .semibold : .regular)
      text(title, font, isSelected && !isTouch ? .white : .black, in: cell.inset(3, 0), .center)
    }
  }

  mutating func progress(_ value: Double, _ tint: Color, _ track: Color?, in rect: Rect, look: PlatformLook) {
    let height = min(rect.height, look == .touch ? max(4, min(rect.height, 20)) : 6)
    let body = rect.centered(width: rect.width, height: height)
    fill(body, track ?? Color(white: 0, alpha: 0.12), radius: height / 2)
    let share = value.isFinite ? min(max(value, 0), 1) : 0
    fill(
      Rect(x: body.minX, y: body.minY, width: body.width * share, height: height), tint, radius: height / 2)
  }

  mutating func spinner(_ color: Color, in rect: Rect) {
    let radius = min(min(rect.width, rect.height), 40) / 2
    guard radius > 2 else { return }
    // The eight directions, clockwise from the top.
    let diagonal = 0.7071
    let directions = [
      (0.0, -1.0), (diagonal, -diagonal), (1.0, 0.0), (diagonal, diagonal), (0.0, 1.0), (-diagonal, diagonal),
      (-1.0, 0.0), (-diagonal, -diagonal),
    ]
    for (number, (dx, dy)) in directions.enumerated() {
      let shade = color.opacity(0.3 + 0.6 * Double(number) / 7)
      line(
        Point(x: rect.midX + dx * radius * 0.45, y: rect.midY + dy * radius * 0.45),
        Point(x: rect.midX + dx * radius * 0.9, y: rect.midY + dy * radius * 0.9), shade, width: radius * 0.2,
        isRound: true)
    }
  }

  mutating func pageControl(
    _ pages: Int, _ current: Int, _ color: Color?, _ currentColor: Color?, in rect: Rect
  ) {
    let count = min(max(pages, 0), 100)
    let step = 16.0
    for page in 0..<count {
      let x = rect.midX + (Double(page) - Double(count - 1) / 2) * step
      let shade =
        page == current ? currentColor ?? Color(white: 0.45) : color ?? Color(white: 0, alpha: 0.2)
      disc(center: Point(x: x, y: rect.midY), radius: 3.5, .fill(shade))
    }
  }

  mutating func levelIndicator(_ value: Double, in rect: Rect) {
    let body = rect.centered(width: rect.width, height: min(rect.height, 16))
    let count = max(1, min(60, Int(min(body.width, 1e4) / 12)))
    let width = body.width / Double(count)
    let share = value.isFinite ? min(max(value, 0), 1) : 0
    for number in 0..<count {
      let cell = Rect(
        x: body.minX + Double(number) * width, y: body.minY, width: width - 1, height: body.height)
      let isOn = (Double(number) + 0.5) / Double(count) < share
      fill(cell, isOn ? ControlPalette.green : Color(white: 0, alpha: 0.1), radius: 1)
    }
  }

  mutating func colorWell(_ color: Color, in rect: Rect) {
    fill(rect, .white, radius: 4)
    outline(rect, ControlPalette.controlBorder, radius: 4)
    fill(rect.inset(4, 4), color, radius: 2)
  }
}
