import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

/// Where scenes lie on the canvas.
///
/// Documents that name a device count canvas locations in a screen of 375 by 667 points: read so, neighbours of 51 scenes on
/// screens of 414 by 896 points keep 190 points of distance and more, and those on tablets do not lie on one another.
struct CanvasPlan: Sendable {
  /// By the ids of roots, and of scenes without a place of their own.
  private var places: [String: Point] = [:]
  private var scenes: [Point?] = []

  init(_ document: InterfaceDocument, _ resolved: [ResolvedScene]) {
    var scale = Point(x: 1, y: 1)
    if document.platform == .iOS, document.deviceName != nil, let device = document.device(in: Environment())
    {
      let size = device.size(document.orientation)
      scale = Point(x: max(1, size.width / 375), y: max(1, size.height / 667))
    }
    for (scene, views) in zip(document.scenes, resolved) {
      let own =
        scene.id == nil ? nil : scene.objects.parent.flatMap { StoryboardSceneElement($0).canvasLocation }
      scenes.append(own.map { Self.point($0, scale) })
      for root in views.roots {
        if let location = views.views[root].attributes.canvasLocation {
          places[views.views[root].id] = Self.point(location, scale)
        }
      }
    }
    placeOthers(resolved)
  }

  /// Where the main root of a scene lies.
  func origin(ofScene position: Int) -> Point { scenes[position] ?? Point(x: 0, y: 0) }

  /// Where a root lies that says so itself; nil for others.
  func origin(ofRoot id: String) -> Point? { places[id] }

  /// Scenes without a place come in a row below the others.
  private mutating func placeOthers(_ resolved: [ResolvedScene]) {
    var bottom: Double?
    for (scene, place) in zip(resolved, scenes) {
      guard let place else { continue }
      let height = scene.mainRoot.flatMap { scene.views[$0].recorded?.height } ?? 600
      bottom = max(bottom ?? -.infinity, place.y + height)
    }
    var x = 0.0
    for (position, scene) in resolved.enumerated() where scenes[position] == nil {
      scenes[position] = Point(x: x, y: bottom.map { $0 + 120 } ?? 0)
      x += (scene.mainRoot.flatMap { scene.views[$0].recorded?.width } ?? 320) + 120
    }
  }

  private static func point(_ element: PointElement, _ scale: Point) -> Point {
    func number(_ value: Double?) -> Double {
      guard let value, value.isFinite else { return 0 }
      return min(max(value, -1e5), 1e5)
    }
    return Point(x: (number(element.x) * scale.x).rounded(), y: (number(element.y) * scale.y).rounded())
  }
}
