#if Raster
  import CCairo
  import PlumbGeometry
  import PlumbLayoutRendering

  /// Adds outlines to the path of a Cairo context. Each says whether there is something to draw.
  ///
  /// Cairo's coordinates are numbers of 24.8 bits, which wrap around: those far outside of the picture are
  /// brought nearer. That shows only in slanted and curved lines that leave it by more than the margin.
  struct CairoOutlines {
    let context: OpaquePointer
    let extent: Size

    /// In points.
    private static let margin = 10_000.0
    /// The distance of control points that makes a Bézier curve nearest to a quarter of a circle of radius 1.
    private static let quarter = 0.5522847498

    /// A rectangle; none without an area.
    func add(_ rect: Rect, cornerRadius: Double) -> Bool {
      let radius = cornerRadius > 0 ? min(cornerRadius, rect.width / 2, rect.height / 2) : 0
      return add(rect, radii: Size(width: radius, height: radius))
    }

    func add(ellipseIn rect: Rect) -> Bool {
      add(rect, radii: Size(width: rect.width / 2, height: rect.height / 2))
    }

    func add(_ segments: [PathSegment]) -> Bool {
      guard segments.allSatisfy(isFinite) else { return false }
      for segment in segments {
        switch segment {
        case .move(let point): cairo_move_to(context, x(point), y(point))
        case .line(let point): cairo_line_to(context, x(point), y(point))
        case .curve(let control1, let control2, let point):
          cairo_curve_to(
            context, x(control1), y(control1), x(control2), y(control2), x(point), y(point))
        case .close: cairo_close_path(context)
        }
      }
      return !segments.isEmpty
    }

    /// A length that Cairo can take.
    func bounded(_ length: Double) -> Double { min(length, Self.margin) }

    private func add(_ rect: Rect, radii: Size) -> Bool {
      guard rect.width > 0, rect.height > 0 else { return false }
      if radii.width == 0 || radii.height == 0 {
        return add([
          .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
          .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
      }
      let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
      let (dx, dy) = (radii.width, radii.height)
      // From an end of a quarter towards the corner.
      let (kx, ky) = (dx * (1 - Self.quarter), dy * (1 - Self.quarter))
      return add([
        .move(Point(x: left + dx, y: top)),
        .line(Point(x: right - dx, y: top)),
        .curve(
          control1: Point(x: right - kx, y: top), control2: Point(x: right, y: top + ky),
          to: Point(x: right, y: top + dy)),
        .line(Point(x: right, y: bottom - dy)),
        .curve(
          control1: Point(x: right, y: bottom - ky), control2: Point(x: right - kx, y: bottom),
          to: Point(x: right - dx, y: bottom)),
        .line(Point(x: left + dx, y: bottom)),
        .curve(
          control1: Point(x: left + kx, y: bottom), control2: Point(x: left, y: bottom - ky),
          to: Point(x: left, y: bottom - dy)),
        .line(Point(x: left, y: top + dy)),
        .curve(
          control1: Point(x: left, y: top + ky), control2: Point(x: left + kx, y: top),
          to: Point(x: left + dx, y: top)),
        .close,
      ])
    }

    private func x(_ point: Point) -> Double { min(max(point.x, -Self.margin), extent.width + Self.margin) }

    private func y(_ point: Point) -> Double { min(max(point.y, -Self.margin), extent.height + Self.margin) }

    private func isFinite(_ segment: PathSegment) -> Bool {
      switch segment {
      case .move(let point), .line(let point): isFinite(point)
      case .curve(let control1, let control2, let point):
        isFinite(control1) && isFinite(control2) && isFinite(point)
      case .close: true
      }
    }

    private func isFinite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
  }
#endif
