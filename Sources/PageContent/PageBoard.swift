import PlumbGeometry
import PlumbLayoutRendering
import PlumbTextOutput

/// A root with its views, as the page puts it on the canvas.
package struct PageBoard {
  let name: String
  let scene: Int
  let origin: Point
  let picture: CanvasPicture
  let words: String?
  let showsTroubles: Bool

  /// - Parameters:
  ///   - name: What the names of its elements begin with.
  ///   - scene: The scene's position in the document.
  ///   - origin: Where the upper left corner of the root lies on the canvas.
  ///   - words: What stands in the middle of a board without views.
  package init(
    _ picture: CanvasPicture, name: String, scene: Int = 0, origin: Point = .zero, words: String? = nil,
    showsTroubles: Bool = true
  ) {
    self.picture = picture
    self.name = name
    self.scene = scene
    self.origin = origin
    self.words = words
    self.showsTroubles = showsTroubles
  }

  package func write(_ json: inout JSONText) {
    let (views, extent) = (picture.scene.views, picture.extent)
    json.object { json in
      json.member("name", name)
      json.member("scene", scene)
      json.member("root", views.first?.id ?? "")
      json.member("x", origin.x)
      json.member("y", origin.y)
      json.member("left", -extent.minX)
      json.member("top", -extent.minY)
      json.member("width", extent.width)
      json.member("height", extent.height)
      json.member("title", picture.scene.title)
      json.member("caption", picture.scene.caption)
      json.list("depths", picture.scene.depths) { $1.element(Double($0)) }
      json.list("ids", views) { $1.element($0.id) }
      json.member("back", picture.back)
      json.member("views", picture.views)
      json.member("front", picture.front + emptiness)
      json.member("troubles", showsTroubles ? picture.troubles : "")
    }
  }

  private var emptiness: String {
    guard let words else { return "" }
    var text = OverlayText()
    let size = picture.scene.size
    text.words(words, at: Point(x: size.width / 2, y: size.height / 2), "empty", size: 20)
    return text.text
  }
}

extension RenderedScene {
  /// How deep each view is in the hierarchy; the root is 0.
  package var depths: [Int] {
    var depths: [Int] = []
    for view in views { depths.append(view.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }
}
