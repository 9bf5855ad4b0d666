import CoreGraphics
internal import PlumbGeometry
internal import PlumbLayoutRendering

/// What pictures show of the drawing that views do themselves.
extension UIView {
  /// Whether the view draws, or its layer has others in it.
  private var mayDraw: Bool {
    if let hosted = self as? HostedView { return hosted.host?.hostDraws ?? false }
    return rarelyUsed?.sublayers != nil || LayerCallbacks.draw(type(of: self))
  }

  /// Whether the view, or one below, draws.
  var subtreeMayDraw: Bool {
    var found = false
    forEachInSubtree { if $0.mayDraw { found = true } }
    return found
  }

  /// What the view draws, from the corner of its frame; and the layers that were added to its own, which are taken to lie
  /// behind its subviews.
  var drawnContents: [DrawnContent] {
    guard mayDraw else { return [] }
    let bounds = bounds
    guard bounds.width.isFinite, bounds.height.isFinite else { return [] }
    let context = CGContext(extent: bounds, scale: contentScaleFactor)
    layer.renderOwn(in: context)
    let corner = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return context.drawings.compactMap { DrawnContent($0, corner) }
  }
}

extension DrawnContent {
  /// - Parameter corner: To the coordinates whose origin is the corner.
  init?(_ drawing: CGRecordedDrawing, _ corner: CGAffineTransform) {
    let figure: Figure
    switch drawing.figure {
    case .fill(let path, let rule, let color):
      figure = .path(
        path.applying(corner).segments, PlumbLayoutRendering.Paint(Color(color), by: FillRule(rule)))
    case .stroke(let path, let color, let style):
      guard style.width > 0 else { return nil }
      figure = .path(
        path.applying(corner).segments, PlumbLayoutRendering.Paint(stroke: StrokeStyle(color, style)))
    case .object(let object, let rect):
      guard let shape = ViewShape(object) else { return nil }
      figure = .shape(shape, .init(rect.applying(corner)))
    case .linearGradient, .radialGradient: return nil
    }
    // Something that is no number has no place.
    if case .path(let segments, _) = figure, segments.isEmpty { return nil }
    self.init(
      figure, clips: drawing.clips.map { DrawingGroup.Clip($0, corner) }, opacity: Double(drawing.alpha))
  }
}

extension DrawingGroup.Clip {
  fileprivate init(_ clip: CGRecordedClip, _ corner: CGAffineTransform) {
    let path = clip.path.applying(corner)
    var rect = CGRect.zero
    if path.isRect(&rect) {
      self.init(.init(rect))
    } else {
      let box = path.boundingBoxOfPath
      self.init(.init(box.isNull ? .zero : box))
      (outline, rule) = (path.segments, .init(clip.rule))
    }
  }
}

extension CGPath {
  /// None where a point of the path is no number.
  fileprivate var segments: [PathSegment] {
    let traced = traced
    guard traced.allSatisfy({ $0.step.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else {
      return []
    }
    return traced.map { start, step in
      switch step {
      case .move(let point): .move(.init(point))
      case .line(let point): .line(.init(point))
      case .curve(let control1, let control2, let point):
        .curve(control1: .init(control1), control2: .init(control2), to: .init(point))
      case .quad(let control, let point):
        // A cubic curve whose control points lie two thirds of the way to that of the quadratic one.
        .curve(
          control1: Point(
            x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
          control2: Point(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3),
          to: .init(point))
      case .close: .close
      }
    }
  }
}

extension Point {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Color {
  init(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension PlumbLayoutRendering.Paint {
  fileprivate init(_ fill: Color, by rule: FillRule) {
    self.init(fill: fill)
    self.rule = rule
  }
}

extension FillRule {
  fileprivate init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .nonzero }
}

extension StrokeStyle {
  fileprivate init(_ color: CGColor, _ style: CGLineStyle) {
    // Pictures have round ends and corners, or none.
    self.init(
      color: Color(color), width: style.width, dashes: style.dashes.map { Double($0) },
      isRound: style.cap == .round || style.join == .round)
  }
}

extension ViewShape {
  /// A text, or what stands for an image; nil for anything else.
  fileprivate init?(_ object: Any) {
    switch object {
    case let text as RecordedText:
      let alignment: DrawnText.Alignment =
        switch text.alignment {
        case .center: .center
        case .right: .right
        case .left, .justified, .natural: .left
        }
      self = .text(
        PlumbLayoutRendering.TextContent(
          text.content.wrapping(text.lineLimit == 1 ? .never : .words, lineLimit: text.lineLimit),
          colors: [Color(text.color.cgColor)], alignment: alignment, isTopAligned: true))
    case let image as UIImage:
      self = .image(
        ImageContent(
          name: image.contents.symbol?.name ?? "", isSymbol: image.isSymbolImage, tint: .black,
          width: image.size.width, height: image.size.height))
    case is CGImage: self = .image(ImageContent(name: "", isSymbol: false, tint: .black))
    default: return nil
    }
  }
}
