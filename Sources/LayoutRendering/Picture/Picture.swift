import PlumbGeometry
import PlumbTextMetrics

extension Drawing {
  /// Draws scenes side by side in rows, each below its title, as Interface Builder's canvas would show them.
  ///
  /// - Complexity: Linear in the views, and in each scene the labels of constraints times the texts.
  package init(title: String, scenes: [RenderedScene], options: PictureOptions = PictureOptions()) {
    let pictures = scenes.map { ScenePicture($0, options) }
    let places = SceneRows(pictures.map { $0.extent })
    var sketch = Sketch()
    for (picture, origin) in zip(pictures, places.origins) {
      sketch.caption(of: picture.scene, at: origin, width: picture.extent.width)
      let margins = picture.scene.surroundings.margins
      let (dx, dy) = (origin.x + margins.left, origin.y + ScenePicture.captionHeight + margins.top)
      sketch.group(
        DrawingGroup(
          elements: picture.elements().map { $0.moved(dx, dy) }, role: "scene", title: picture.scene.title))
    }
    var size = places.size
    let legend = Legend(pictures)
    let room = size.width - 2 * SceneRows.margin
    legend.draw(at: Point(x: SceneRows.margin, y: size.height - 8), width: room, in: &sketch)
    size.height += legend.height(in: room)
    self.init(title: title, size: size, background: Color(hex: 0xF4F5F7), elements: sketch.elements)
  }
}

extension ScenePicture {
  /// What title and caption take above a scene.
  static let captionHeight = 42.0

  /// The size of the scene with its surroundings and captions.
  var extent: Size {
    let rect = scene.surroundings.bounds(of: scene.size)
    return Size(width: max(rect.width, 160), height: rect.height + Self.captionHeight)
  }
}

extension Sketch {
  fileprivate mutating func caption(of scene: RenderedScene, at origin: Point, width: Double) {
    let title = Rect(x: origin.x, y: origin.y, width: width, height: 20)
    text(scene.title, .system(14, weight: .semibold), Color(hex: 0x1F2328), in: title)
    let caption = Rect(x: origin.x, y: origin.y + 19, width: width, height: 15)
    text(scene.caption, .system(11), Color(hex: 0x6E7781), in: caption)
  }
}
