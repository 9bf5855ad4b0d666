import PlumbGeometry
import PlumbTextMetrics

/// Two states of a scene, to be drawn side by side and over each other.
package struct ComparisonPicture: Sendable {
  /// Nil where the scene was not there.
  package let old: RenderedScene?
  /// Nil where it is not there any more.
  package let new: RenderedScene?
  /// The ids of the views that move, come or go.
  package let changed: Set<String>

  package init(old: RenderedScene?, new: RenderedScene?, changed: Set<String>) {
    self.old = old.map { Self.solved($0) }
    self.new = new.map { Self.solved($0) }
    self.changed = changed
  }

  /// The scene as constraints lay it out, without what is wrong with it: only what moves is to be seen.
  private static func solved(_ scene: RenderedScene) -> RenderedScene {
    var scene = scene
    for place in scene.views.indices {
      scene.views[place].recordedFrame = nil
      scene.views[place].state = .satisfied
      scene.views[place].remark = ""
      scene.views[place].doubt = ""
    }
    scene.constraints = []
    return scene
  }

  var title: String { new?.title ?? old?.title ?? "" }

  /// The room that each of the three pictures takes.
  var extent: Size {
    let extents = [old, new].compactMap { $0.map { ScenePicture($0, Self.options).extent } }
    return Size(
      width: extents.reduce(0) { max($0, $1.width) }, height: extents.reduce(0) { max($0, $1.height) })
  }

  static let options = PictureOptions(constraints: .none)
}

extension Drawing {
  /// Draws what differs between scenes, a row each: as it was, as it is, and both over each other with the frames that
  /// differ, dashed where they were.
  package init(title: String, comparisons: [ComparisonPicture]) {
    let gap = 44.0
    var sketch = Sketch()
    var size = Size(width: 0, height: SceneRows.margin * 0.7)
    for comparison in comparisons {
      let extent = comparison.extent
      let columns = [
        ("before", [comparison.old]), ("after", [comparison.new]),
        ("both", [comparison.old, comparison.new]),
      ]
      for (place, column) in columns.enumerated() {
        let origin = Point(
          x: SceneRows.margin + Double(place) * (extent.width + gap), y: size.height)
        sketch.heading(comparison.title, column.0, at: origin, width: extent.width)
        let scenes = column.1.compactMap { $0 }
        guard !scenes.isEmpty else { continue }
        sketch.group(
          DrawingGroup(
            elements: comparison.elements(scenes, isBoth: place == 2).map {
              $0.moved(
                origin.x + scenes[0].surroundings.margins.left,
                origin.y + ScenePicture.captionHeight + scenes[0].surroundings.margins.top)
            }, role: column.0, title: comparison.title))
      }
      size.width = max(size.width, 3 * extent.width + 2 * gap + 2 * SceneRows.margin)
      size.height += extent.height + 36
    }
    size.height += SceneRows.margin
    self.init(title: title, size: size, background: Color(hex: 0xF4F5F7), elements: sketch.elements)
  }
}

extension ComparisonPicture {
  /// Scenes over each other, in the coordinates of their roots.
  fileprivate func elements(_ scenes: [RenderedScene], isBoth: Bool) -> [DrawingElement] {
    var sketch = Sketch()
    for scene in scenes {
      sketch.group(
        DrawingGroup(
          elements: ScenePicture(scene, Self.options).elements(),
          opacity: isBoth && scenes.count > 1 ? 0.5 : 1))
    }
    guard isBoth else { return sketch.elements }
    if let old { frames(of: old, OldNew.old, dashes: [5, 3], in: &sketch) }
    if let new { frames(of: new, OldNew.new, dashes: [], in: &sketch) }
    return sketch.elements
  }

  private func frames(of scene: RenderedScene, _ color: Color, dashes: [Double], in sketch: inout Sketch) {
    for view in scene.views where changed.contains(view.id) && !view.isHidden {
      sketch.outline(view.frame, color, width: 1.5, dashes: dashes)
    }
  }
}

/// The colours of what was and of what is.
private enum OldNew {
  static let old = Color(hex: 0xD1242F)
  static let new = Color(hex: 0x1A7F37)
}

extension Sketch {
  fileprivate mutating func heading(_ title: String, _ caption: String, at origin: Point, width: Double) {
    let line = Rect(x: origin.x, y: origin.y, width: width, height: 20)
    text(title, .system(14, weight: .semibold), Color(hex: 0x1F2328), in: line)
    let below = Rect(x: origin.x, y: origin.y + 19, width: width, height: 15)
    text(caption, .system(11), Color(hex: 0x6E7781), in: below)
  }
}
