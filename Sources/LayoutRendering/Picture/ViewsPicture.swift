import PlumbGeometry

/// The views of a scene without anything about their layout.
///
/// Each view is a group of its own, not one inside its superview's: what clips and fades it is worked out beforehand, so
/// that the depth of a document does not become the depth of a drawing.
struct ViewsPicture {
  private let scene: RenderedScene
  private let groups: [DrawingGroup]
  private let visible: [Bool]

  /// - Parameter highlighted: The views that are not faded; nil fades none.
  init(_ scene: RenderedScene, highlighted: Set<Int>?) {
    self.scene = scene
    let root = Rect(origin: .zero, size: scene.size)
    var inherited: [Inherited] = []
    var groups: [DrawingGroup] = []
    var visible: [Bool] = []
    for (position, view) in scene.views.enumerated() {
      let around = view.parent.map { inherited[$0] } ?? Inherited(clip: root, opacity: 1, isHidden: false)
      var own = around
      own.isHidden = around.isHidden || view.isHidden
      own.round = view.clip ?? around.round
      own.opacity *= view.appearance.opacity
      let frame = view.drawnFrame
      if view.appearance.clipsSubviews { own.clip = Self.intersection(around.clip, frame) }
      inherited.append(own)
      let isInside = Self.touches(around.clip, frame) || Self.touches(around.clip, view.frame)
      visible.append(!own.isHidden && own.opacity > 0 && isInside)
      guard !own.isHidden, own.opacity > 0 else { continue }
      let fading = highlighted.map { $0.contains(position) ? 1 : 0.25 } ?? 1
      var group = Self.draw(view)
      group.opacity = own.opacity * fading
      if let round = own.round {
        group.clip = DrawingGroup.Clip(
          Self.intersection(around.clip, round.rect), cornerRadius: round.cornerRadius)
      } else if !Self.contains(around.clip, frame.outset(by: view.appearance.bleed)) {
        group.clip = DrawingGroup.Clip(around.clip)
      }
      groups.append(group)
    }
    for bar in scene.bars {
      var sketch = Sketch()
      sketch.draw(bar.appearance.shape, in: bar.frame, look: bar.appearance.look)
      groups.append(
        DrawingGroup(elements: sketch.elements, opacity: highlighted == nil ? 1 : 0.25, role: "bar"))
    }
    self.groups = groups
    self.visible = visible
  }

  /// Whether any of a view can be seen: it is not hidden, and touches what it is clipped to.
  func isVisible(_ position: Int) -> Bool { visible[position] }

  func elements() -> [DrawingElement] {
    groups.filter { !$0.elements.isEmpty }.map { .group($0) }
  }

  /// Where text stands, roughly: what labels should leave readable.
  func textRects() -> [Rect] {
    groups.flatMap { group in
      group.elements.compactMap { element in
        guard case .text(let line) = element else { return nil }
        return Rect(
          x: line.minX, y: line.anchor.y - line.font.size * 0.75, width: line.width,
          height: line.font.size * 0.95)
      }
    }
  }

  /// What a view takes from those around it.
  private struct Inherited {
    var clip: Rect
    var opacity: Double
    var isHidden: Bool
    var round: DrawingGroup.Clip?
  }

  private static func draw(_ view: RenderedView) -> DrawingGroup {
    var sketch = Sketch()
    let appearance = view.appearance
    let frame = view.drawnFrame
    if let background = appearance.background {
      sketch.fill(frame, background, radius: appearance.cornerRadius)
    }
    var shapes = Sketch()
    shapes.draw(
      appearance.shape, in: view.shapeRect.outset(by: appearance.bleed), look: appearance.look)
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
    if view.showsBounds { sketch.outline(frame, Color(hex: 0x5B8DEF, alpha: 0.35), width: 0.5) }
    return DrawingGroup(elements: sketch.elements, role: "view", title: view.toolTip)
  }

  private static func intersection(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
    return Rect(
      x: x, y: y, width: max(0, min(a.maxX, b.maxX) - x), height: max(0, min(a.maxY, b.maxY) - y))
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
