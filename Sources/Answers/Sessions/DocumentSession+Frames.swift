import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// Where a view lies.
public struct PlacedView: Hashable, Sendable {
  /// The document's id.
  public let id: String
  /// The position of the root that it belongs to among the scene's views.
  public let root: Int
  /// In points from the upper left corner of the root, y downwards on every platform; not rounded to pixels.
  public let frame: Rect
}

extension DocumentSession {
  /// The frames of a scene's views, superviews before their subviews; those of hidden views too.
  ///
  /// - Parameter scene: The scene's position in the document.
  /// - Complexity: Linear in the views, after what has to be solved.
  public mutating func frames(ofScene scene: Int) throws(AnswerError) -> [PlacedView] {
    do throws(LayoutError) {
      return try keptScenes { kept throws(LayoutError) in
        let frames = try kept.frames(ofScene: scene)
        return kept.placed(Array(frames.indices), frames, inScene: scene)
      }
    } catch {
      throw .unsolvable(error)
    }
  }

  /// The views of a scene whose frames are others than when this was last asked; all of them the first time.
  ///
  /// - Parameter scene: The scene's position in the document.
  /// - Complexity: Linear in the views, after what has to be solved.
  public mutating func changedFrames(ofScene scene: Int) throws(AnswerError) -> [PlacedView] {
    do throws(LayoutError) {
      return try keptScenes { kept throws(LayoutError) in
        let frames = try kept.frames(ofScene: scene)
        let changed = kept.takeChanges(to: frames, inScene: scene)
        return kept.placed(changed, frames, inScene: scene)
      }
    } catch {
      throw .unsolvable(error)
    }
  }

  /// The ids of the views that lie under a point, the one in front first; hidden views and what is in them lie under none.
  ///
  /// - Parameters:
  ///   - point: In points from the upper left corner of the root, y downwards.
  ///   - root: The id of the root; nil for the scene's main one.
  ///   - scene: The scene's position in the document.
  /// - Complexity: Linear in the views, after what has to be solved.
  public mutating func views(
    under point: Point, inRoot root: String? = nil, ofScene scene: Int
  ) throws(AnswerError) -> [String] {
    let layout = try layout(ofScene: scene)
    let views = layout.scene.views
    guard let main = root.map({ id in views.firstIndex { $0.id == id } }) ?? layout.scene.mainRoot else {
      return []
    }
    let placed = try frames(ofScene: scene)
    var isShown = [Bool](repeating: false, count: views.count)
    var found: [String] = []
    for (position, view) in views.enumerated() where placed[position].root == main {
      isShown[position] = !view.isHidden && view.parent.map { isShown[$0] } ?? true
      if isShown[position], placed[position].frame.holds(point) { found.append(view.id) }
    }
    return found.reversed()
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}

extension KeptScenes {
  /// In the coordinates of the roots, by the positions of views.
  mutating func frames(ofScene scene: Int) throws(LayoutError) -> [Rect] {
    try reading(scene, anew: false) { $0.rootFrames }
  }

  /// The positions of the frames that are others than at the last time.
  mutating func takeChanges(to frames: [Rect], inScene scene: Int) -> [Int] {
    let known = shown[scene]
    shown[scene] = frames
    guard known.count == frames.count else { return Array(frames.indices) }
    return frames.indices.filter { frames[$0] != known[$0] }
  }

  func placed(_ positions: [Int], _ frames: [Rect], inScene scene: Int) -> [PlacedView] {
    let views = views(ofScene: scene)
    var roots: [Int] = []
    for (position, view) in views.enumerated() { roots.append(view.parent.map { roots[$0] } ?? position) }
    return positions.map { PlacedView(id: views[$0].id, root: roots[$0], frame: frames[$0]) }
  }
}

extension SceneLayout {
  /// The solved frames in the coordinates of each view's root.
  fileprivate var rootFrames: [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(scene.views.count)
    for (position, view) in scene.views.enumerated() {
      var frame = tree.frame(of: viewNodes[position]) ?? givenFrames[position]
      frame.origin =
        view.parent.map { parent in
          let origin = frames[parent].origin
          return Point(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
        } ?? .zero
      frames.append(frame)
    }
    return frames
  }
}
