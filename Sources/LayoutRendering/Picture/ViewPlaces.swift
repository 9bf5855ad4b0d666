import PlumbGeometry

/// What clips, fades and hides each view of a scene: what comes of all that it is in.
struct ViewPlaces {
  /// How one view is shown.
  struct Place {
    fileprivate(set) var clip: DrawingGroup.Clip?
    fileprivate(set) var opacity: Double
    /// Neither hidden nor transparent.
    fileprivate(set) var isDrawn: Bool
    /// Whether any of it can be seen: it is drawn, and touches what it is clipped to.
    fileprivate(set) var isVisible: Bool

    /// The view, drawn, clipped and faded.
    func group(of view: RenderedView) -> DrawingGroup {
      var group = view.group()
      group.opacity = opacity
      group.clip = clip
      return group
    }
  }

  /// By the positions of views.
  private(set) var places: [Place] = []

  /// - Complexity: Linear in the views.
  init(_ scene: RenderedScene) {
    let root = Rect(origin: .zero, size: scene.size)
    var inherited: [Inherited] = []
    for view in scene.views {
      let around = view.parent.map { inherited[$0] } ?? Inherited(clip: root, opacity: 1, isHidden: false)
      var own = around
      own.isHidden = around.isHidden || view.isHidden
      own.round = view.clip ?? around.round
      own.opacity *= view.appearance.opacity
      let frame = view.drawnFrame
      if view.appearance.clipsSubviews { own.clip = Self.intersection(around.clip, frame) }
      inherited.append(own)
      let isInside = Self.touches(around.clip, frame) || Self.touches(around.clip, view.frame)
      let isDrawn = !own.isHidden && own.opacity > 0
      var place = Place(clip: nil, opacity: own.opacity, isDrawn: isDrawn, isVisible: isDrawn && isInside)
      if let round = own.round {
        place.clip = DrawingGroup.Clip(
          Self.intersection(around.clip, round.rect), cornerRadius: round.cornerRadius)
      } else if !Self.contains(around.clip, frame.outset(by: view.appearance.bleed)) {
        place.clip = DrawingGroup.Clip(around.clip)
      }
      places.append(place)
    }
  }

  /// What a view takes from those around it.
  private struct Inherited {
    var clip: Rect
    var opacity: Double
    var isHidden: Bool
    var round: DrawingGroup.Clip?
  }

  static func intersection(_ a: Rect, _ b: Rect) -> Rect {
    let shared = a.shared(with: b)
    return Rect(
      x: shared.minX, y: shared.minY, width: max(0, shared.width), height: max(0, shared.height))
  }

  private static func touches(_ a: Rect, _ b: Rect) -> Bool {
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }

  private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    outer.minX <= inner.minX && outer.minY <= inner.minY && inner.maxX <= outer.maxX
      && inner.maxY <= outer.maxY
  }
}

extension RenderedView {
  /// The view by itself, without what clips or fades it.
  fileprivate func group() -> DrawingGroup {
    var sketch = Sketch()
    let frame = drawnFrame
    if let background = appearance.background {
      sketch.fill(frame, background, radius: appearance.cornerRadius)
    }
    #if !hasFeature(Embedded)
      sketch.draw(contents, at: frame.origin)
    #endif
    var shapes = Sketch()
    shapes.draw(
      appearance.shape, in: shapeRect.outset(by: appearance.bleed), look: appearance.look)
    if appearance.cornerRadius > 0, case .image = appearance.shape {
      sketch.group(
        DrawingGroup(
          elements: shapes.elements,
          clip: DrawingGroup.Clip(frame, cornerRadius: appearance.cornerRadius)))
    } else {
      for element in shapes.elements { sketch.add(element) }
    }
    if let border = appearance.border {
      sketch.outline(frame, border.color, width: border.width, radius: appearance.cornerRadius)
    }
    if showsBounds { sketch.outline(frame, Color(hex: 0x5B8DEF, alpha: 0.35), width: 0.5) }
    return DrawingGroup(elements: sketch.elements, role: "view", title: toolTip)
  }

  /// Name, id and what is wrong.
  fileprivate var toolTip: String { name + " (" + id + ")" + (remark.isEmpty ? "" : ": " + remark) }

  /// Controls of macOS draw themselves inside their alignment rectangle, all else fills the frame.
  fileprivate var shapeRect: Rect {
    guard appearance.look == .desktop else { return drawnFrame }
    return drawnFrame.inset(
      by: EdgeInsets(
        top: alignmentRect.minY - frame.minY, left: alignmentRect.minX - frame.minX,
        bottom: frame.maxY - alignmentRect.maxY, right: frame.maxX - alignmentRect.maxX))
  }

  /// Whether a faint outline shows the extent of what is otherwise invisible.
  fileprivate var showsBounds: Bool {
    guard parent != nil, appearance.background == nil, appearance.border == nil else { return false }
    return switch appearance.shape {
    case .plain, .text, .stack: true
    case .button(let content): content.style == .plain
    case .field(let content): content.border == .none
    default: false
    }
  }
}
