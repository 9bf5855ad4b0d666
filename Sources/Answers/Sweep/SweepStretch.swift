import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// Sizes over which contents, margins and conflicts stay the same.
struct SweepStretch {
  var sizes: ClosedRange<Double>
  var isLowerExact: Bool
  var isUpperExact: Bool
  /// The layout at its lower end.
  let layout: SceneLayout
  /// The frames over the stretch; nil where sizes can only be tried.
  let sweep: RootSweep?

  /// The sizes between which every frame is a line.
  var bends: [Double] {
    let inner = sweep?.bends.filter { $0 > sizes.lowerBound && $0 < sizes.upperBound } ?? []
    return [sizes.lowerBound] + inner + [sizes.upperBound]
  }

  /// The frames of all views in the coordinates of their roots.
  ///
  /// - Parameter start: A size within the lines to read.
  func frames(at size: Double, onLineFrom start: Double) -> [Rect] {
    layout.rootFrames { node in sweep?.frame(of: node, at: size, onLineFrom: start) }
  }
}

extension SceneLayout {
  /// The frames of all views in the coordinates of their roots, by position; roots begin at zero.
  ///
  /// - Parameter frame: The frame of a node in its superview; nil takes the solved one.
  func rootFrames(_ frame: (NodeID) -> Rect? = { _ in nil }) -> [Rect] {
    var frames: [Rect] = []
    for (position, view) in scene.views.enumerated() {
      let node = viewNodes[position]
      var rect = frame(node) ?? tree.frame(of: node) ?? givenFrames[position]
      rect.origin =
        view.parent.map { parent in
          let outer = frames[parent].origin
          return Point(x: outer.x + rect.minX, y: outer.y + rect.minY)
        } ?? .zero
      frames.append(rect)
    }
    return frames
  }
}
