import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// Where a scene's views lie in the coordinates of their roots, and what was told of it.
struct RootFrames: Sendable {
  /// By the positions of views.
  private(set) var frames: [Rect] = []
  /// The positions of the roots that views belong to.
  let roots: [Int]
  private let subviews: [[Int]]
  /// The frames that were told last; empty where none were.
  private var told: [Rect] = []
  /// Positions of the views that may have other frames than were told, each once.
  private var pending: [Int] = []
  private var isPending: [Bool]

  /// - Complexity: Linear in the views.
  init(_ scene: ResolvedScene) {
    var roots: [Int] = []
    for (position, view) in scene.views.enumerated() {
      roots.append(view.parent.map { roots[$0] } ?? position)
    }
    self.roots = roots
    subviews = scene.subviews
    isPending = Array(repeating: false, count: scene.views.count)
  }

  /// Reads all frames.
  ///
  /// - Complexity: Linear in the views.
  mutating func read(_ layout: SceneLayout) {
    let isFirst = frames.isEmpty
    if isFirst { frames = Array(repeating: .zero, count: roots.count) }
    for position in frames.indices {
      let frame = rootFrame(ofView: position, layout)
      if isFirst || frame != frames[position] { note(frame, ofView: position) }
    }
  }

  /// Reads the frames of views that have moved in their superviews, and of what moved with them.
  ///
  /// - Parameter moved: The positions of the views.
  /// - Complexity: O(n log n) in these, and linear in what is inside of those whose origins moved.
  mutating func read(_ moved: [Int], _ layout: SceneLayout) {
    var open: [Int] = []
    // Superviews come first, so that each view finds its superview where that has come to lie.
    for position in moved.sorted() {
      open.append(position)
      while let position = open.popLast() {
        let frame = rootFrame(ofView: position, layout)
        let old = frames[position]
        if frame == old { continue }
        note(frame, ofView: position)
        if frame.origin != old.origin { open.append(contentsOf: subviews[position]) }
      }
    }
  }

  /// The positions of the frames that are others than at the last time, in order; of all at the first.
  mutating func takeChanges() -> [Int] {
    let changed: [Int]
    if told.isEmpty {
      changed = Array(frames.indices)
      told = frames
    } else {
      changed = pending.filter { frames[$0] != told[$0] }.sorted()
      for position in changed { told[position] = frames[position] }
    }
    for position in pending { isPending[position] = false }
    pending.removeAll(keepingCapacity: true)
    return changed
  }

  private mutating func note(_ frame: Rect, ofView position: Int) {
    frames[position] = frame
    if isPending[position] { return }
    isPending[position] = true
    pending.append(position)
  }

  private func rootFrame(ofView position: Int, _ layout: SceneLayout) -> Rect {
    var frame = layout.tree.frame(of: layout.viewNodes[position]) ?? layout.givenFrames[position]
    frame.origin =
      layout.scene.views[position].parent.map { parent in
        let origin = frames[parent].origin
        return Point(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
      } ?? .zero
    return frame
  }
}
