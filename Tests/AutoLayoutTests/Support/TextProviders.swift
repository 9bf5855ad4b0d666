import PlumbAutoLayout
import PlumbGeometry
import Synchronization

/// Text whose lines fill an area: half as wide, twice as high.
final class AreaText: ContentProvider {
  let area: Double
  private let asked = Mutex(0)

  init(area: Double) { self.area = area }

  /// How often it was asked.
  var questions: Int { asked.withLock { $0 } }

  func contentSize(of node: NodeID, width: Double) -> ContentSize {
    asked.withLock { $0 += 1 }
    return ContentSize(width: nil, height: area / max(width, 1))
  }
}

/// High where narrow, low where wide, with nothing in between.
final class Unsteady: ContentProvider {
  func contentSize(of node: NodeID, width: Double) -> ContentSize {
    ContentSize(width: nil, height: width < 50 ? 100 : 10)
  }
}

/// Another answer each time.
final class Fickle: ContentProvider {
  private let asked = Mutex(0.0)

  func contentSize(of node: NodeID, width: Double) -> ContentSize {
    ContentSize(
      width: nil,
      height: asked.withLock {
        $0 += 1
        return $0
      })
  }
}

/// No size at all.
final class Senseless: ContentProvider {
  func contentSize(of node: NodeID, width: Double) -> ContentSize { ContentSize(width: nil, height: .nan) }
}
