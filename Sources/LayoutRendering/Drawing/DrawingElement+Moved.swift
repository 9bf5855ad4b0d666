import PlumbGeometry

extension DrawingElement {
  /// The same shape elsewhere.
  func moved(_ dx: Double, _ dy: Double) -> DrawingElement {
    switch self {
    case .rectangle(let rect, let radius, let paint):
      return .rectangle(rect.moved(dx, dy), cornerRadius: radius, paint)
    case .ellipse(let rect, let paint):
      return .ellipse(rect.moved(dx, dy), paint)
    case .line(let start, let end, let stroke):
      return .line(from: start.moved(dx, dy), to: end.moved(dx, dy), stroke)
    case .path(let segments, let paint):
      return .path(segments.map { $0.moved(dx, dy) }, paint)
    case .text(var line):
      line.anchor = line.anchor.moved(dx, dy)
      return .text(line)
    case .group(var group):
      group.elements = group.elements.map { $0.moved(dx, dy) }
      if var clip = group.clip {
        clip.rect = clip.rect.moved(dx, dy)
        #if !hasFeature(Embedded)
          clip.outline = clip.outline.map { $0.moved(dx, dy) }
        #endif
        group.clip = clip
      }
      return .group(group)
    }
  }
}

extension PathSegment {
  fileprivate func moved(_ dx: Double, _ dy: Double) -> PathSegment {
    switch self {
    case .move(let point): .move(point.moved(dx, dy))
    case .line(let point): .line(point.moved(dx, dy))
    case .curve(let control1, let control2, let point):
      .curve(control1: control1.moved(dx, dy), control2: control2.moved(dx, dy), to: point.moved(dx, dy))
    case .close: .close
    }
  }
}

extension Point {
  fileprivate func moved(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
