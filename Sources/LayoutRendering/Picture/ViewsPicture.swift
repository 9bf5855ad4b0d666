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
    let places = ViewPlaces(scene)
    visible = places.places.map { $0.isVisible }
    var groups: [DrawingGroup] = []
    for (position, view) in scene.views.enumerated() {
      let place = places.places[position]
      guard place.isDrawn else { continue }
      var group = place.group(of: view)
      group.opacity *= highlighted.map { $0.contains(position) ? 1 : 0.25 } ?? 1
      groups.append(group)
    }
    for var bar in scene.barGroups {
      if highlighted != nil { bar.opacity = 0.25 }
      groups.append(bar)
    }
    self.groups = groups
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
}

extension RenderedScene {
  /// The bars of controllers around the scene, back to front.
  var barGroups: [DrawingGroup] {
    bars.map { bar in
      var sketch = Sketch()
      sketch.draw(bar.appearance.shape, in: bar.frame, look: bar.appearance.look)
      return DrawingGroup(elements: sketch.elements, role: "bar")
    }
  }
}
