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
      return try keptScenes { kept throws(LayoutError) in try kept.frames(ofScene: scene) }
    } catch {
      throw .unsolvable(error)
    }
  }

  /// The views of a scene whose frames are others than when this was last asked; all of them the first time.
  ///
  /// - Parameter scene: The scene's position in the document.
  /// - Complexity: Linear in the views that moved, after what has to be solved.
  public mutating func changedFrames(ofScene scene: Int) throws(AnswerError) -> [PlacedView] {
    do throws(LayoutError) {
      return try keptScenes { kept throws(LayoutError) in try kept.changedFrames(ofScene: scene) }
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
    let placed = try frames(ofScene: scene)
    guard let resolved = try resolvedScene(scene),
      let main = root.map({ id in resolved.views.firstIndex { $0.id == id } }) ?? resolved.mainRoot
    else { return [] }
    let views = resolved.views
    var isShown = [Bool](repeating: false, count: views.count)
    var found: [String] = []
    for (position, view) in views.enumerated() where placed[position].root == main {
      isShown[position] = !view.isHidden && view.parent.map { isShown[$0] } ?? true
      if isShown[position], placed[position].frame.holds(point) { found.append(view.id) }
    }
    return found.reversed()
  }

  /// A scene that was laid out, as the document has it in the environment.
  private mutating func resolvedScene(_ scene: Int) throws(AnswerError) -> ResolvedScene? {
    do throws(LayoutError) {
      return try keptScenes { kept throws(LayoutError) in kept.resolved(scene) }
    } catch {
      throw .unsolvable(error)
    }
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }
}
