import PlumbGeometry
import PlumbTextMetrics

/// Apple's symbols, by the simple ones among them and by how their names are made.
extension Sketch {
  /// Draws a symbol: those that are simple lines as they are, one inside a circle or square by its parts, any other as
  /// a neutral glyph.
  mutating func symbol(_ name: String, _ rect: Rect, _ tint: Color) {
    let side = min(rect.width, rect.height)
    guard side > 3 else { return }
    let square = rect.centered(width: side, height: side)
    var parts = name.split(separator: ".").map { String($0) }
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let frame = parts.last, frame == "circle" || frame == "square" {
      parts.removeLast()
      frameSymbol(frame == "circle", isFilled: isFilled, square, tint)
      if !parts.isEmpty {
        let inner = square.centered(width: side * 0.58, height: side * 0.58)
        plainSymbol(joined(parts), inner, isFilled ? .white : tint, isFilled: false)
      }
      return
    }
    plainSymbol(
      joined(parts), square.centered(width: side * 0.9, height: side * 0.9), tint, isFilled: isFilled)
  }

  private func joined(_ parts: [String]) -> String { parts.joined(separator: ".") }

  private mutating func frameSymbol(_ isRound: Bool, isFilled: Bool, _ rect: Rect, _ tint: Color) {
    let stroke = max(0.75, rect.width / 14)
    let inner = rect.inset(stroke, stroke)
    let paint = isFilled ? Paint.fill(tint) : .stroke(tint, width: stroke)
    if isRound {
      ellipse(inner, paint)
    } else {
      add(.rectangle(inner, cornerRadius: inner.width / 5, paint))
    }
  }

  private mutating func plainSymbol(_ name: String, _ rect: Rect, _ tint: Color, isFilled: Bool) {
    let side = rect.width
    let width = max(1, side / 9)
    switch name {
    case "plus", "NSAddTemplate":
      plus(rect.centered(width: side * 1.5, height: side * 1.5), tint, width: width)
    case "minus", "NSRemoveTemplate":
      minus(rect.centered(width: side * 1.5, height: side * 1.5), tint, width: width)
    case "xmark", "multiply", "NSStopProgressTemplate":
      cross(rect.inset(side * 0.18, side * 0.18), tint, width: width)
    case "checkmark": checkmark(rect.inset(side * 0.12, side * 0.18), tint)
    case "chevron.right", "chevron.forward", "NSGoRightTemplate":
      chevron(center: rect.center, height: side * 0.75, tint, width: width)
    case "chevron.left", "chevron.backward", "NSGoLeftTemplate":
      backChevron(center: rect.center, height: side * 0.75, tint, width: width)
    case "chevron.down": caret(center: rect.center, width: side * 0.8, isUp: false, tint, stroke: width)
    case "chevron.up": caret(center: rect.center, width: side * 0.8, isUp: true, tint, stroke: width)
    case "magnifyingglass": magnifier(rect, tint)
    case "ellipsis":
      for offset in [-0.34, 0, 0.34] {
        disc(center: Point(x: rect.midX + offset * side, y: rect.midY), radius: side * 0.1, .fill(tint))
      }
    case "info": text("i", .system(side, weight: .semibold), tint, in: rect, .center)
    case "questionmark": text("?", .system(side, weight: .semibold), tint, in: rect, .center)
    case "exclamationmark": text("!", .system(side, weight: .semibold), tint, in: rect, .center)
    case "person", "person.crop": person(rect, tint)
    case "star": star(rect, tint, isFilled: isFilled)
    case "heart": heart(rect, tint, isFilled: isFilled)
    default: glyph(rect, tint)
    }
  }

  private mutating func person(_ rect: Rect, _ tint: Color) {
    let side = rect.width
    disc(center: Point(x: rect.midX, y: rect.minY + side * 0.3), radius: side * 0.2, .fill(tint))
    let shoulders = rect.minY + side * 0.92
    add(
      .path(
        [
          .move(Point(x: rect.minX + side * 0.12, y: shoulders)),
          .curve(
            control1: Point(x: rect.minX + side * 0.12, y: rect.minY + side * 0.42),
            control2: Point(x: rect.maxX - side * 0.12, y: rect.minY + side * 0.42),
            to: Point(x: rect.maxX - side * 0.12, y: shoulders)),
          .close,
        ], .fill(tint)))
  }

  private mutating func star(_ rect: Rect, _ tint: Color, isFilled: Bool) {
    // The corners of a five-pointed star in a circle of radius 1, clockwise from the top.
    let corners = [
      (0.0, -1.0), (0.225, -0.309), (0.951, -0.309), (0.363, 0.118), (0.588, 0.809), (0, 0.382),
      (-0.588, 0.809), (-0.363, 0.118), (-0.951, -0.309), (-0.225, -0.309),
    ]
    let radius = rect.width * 0.5
    let points = corners.map { Point(x: rect.midX + $0.0 * radius, y: rect.midY + $0.1 * radius) }
    if isFilled {
      polygon(points, tint)
    } else {
      polyline(points + points.prefix(1), tint, width: max(1, rect.width / 14))
    }
  }

  private mutating func heart(_ rect: Rect, _ tint: Color, isFilled: Bool) {
    let (width, height) = (rect.width, rect.height)
    let tip = Point(x: rect.midX, y: rect.minY + height * 0.9)
    let dip = Point(x: rect.midX, y: rect.minY + height * 0.28)
    let segments = [
      PathSegment.move(dip),
      .curve(
        control1: Point(x: rect.midX - width * 0.2, y: rect.minY - height * 0.05),
        control2: Point(x: rect.minX - width * 0.15, y: rect.minY + height * 0.35), to: tip),
      .curve(
        control1: Point(x: rect.maxX + width * 0.15, y: rect.minY + height * 0.35),
        control2: Point(x: rect.midX + width * 0.2, y: rect.minY - height * 0.05), to: dip),
      .close,
    ]
    add(.path(segments, isFilled ? .fill(tint) : .stroke(tint, width: max(1, width / 14))))
  }

  /// Stands for a symbol whose drawing nobody has here: a ring around a disc, on a soft ground where it is large.
  mutating func glyph(_ rect: Rect, _ color: Color) {
    var side = min(rect.width, rect.height) * 0.84
    guard side > 2 else { return }
    if side > 40 {
      disc(center: rect.center, radius: min(side / 2, 60), .fill(color.opacity(0.12)))
      side = min(side * 0.4, 32)
    }
    let stroke = max(0.75, side / 12)
    disc(center: rect.center, radius: side / 2 - stroke / 2, .stroke(color, width: stroke))
    disc(center: rect.center, radius: side * 0.18, .fill(color))
  }
}
