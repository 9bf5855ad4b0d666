import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

/// Where the views of a scene lie in the coordinates of their roots, y downwards: where the solution has them, and where they
/// are drawn.
///
/// A misplaced view is drawn where the document records it, with all that is in it, as Interface Builder does: its canvas
/// shows the view there and where it will be as a dashed frame (Big Nerd Ranch, *iOS Programming*, 4th edition, "Misplaced
/// views").
struct SceneFrames {
  /// By the positions of views; of hidden views too.
  private(set) var solved: [Rect] = []
  private(set) var drawn: [Rect] = []
  /// The root that each view belongs to.
  private(set) var roots: [Int] = []

  /// - Parameter isOff: Whether the view at a position is elsewhere than the document records it.
  init(_ layout: SceneLayout, _ embedding: ControllerEmbedding, isOff: (Int) -> Bool) {
    var firstSubviews: [Int: Int] = [:]
    var headers: [Int: Int] = [:]
    for (position, view) in layout.scene.views.enumerated().reversed() {
      guard let parent = view.parent else { continue }
      firstSubviews[parent] = position
      if view.kind == .tableHeaderView { headers[parent] = position }
    }
    /// How far down each view shows its content, in points.
    var shifts: [Double] = []
    for (position, view) in layout.scene.views.enumerated() {
      var frame = layout.tree.frame(of: layout.viewNodes[position]) ?? .zero
      guard let parent = view.parent else {
        frame.origin = .zero
        roots.append(position)
        solved.append(frame)
        drawn.append(frame)
        shifts.append(Self.shift(ofContentIn: view, frame, root: position, layout, embedding))
        continue
      }
      let own = isOff(position) ? layout.recordedFrame(ofView: position) ?? frame : frame
      roots.append(roots[parent])
      solved.append(frame.moved(into: solved[parent], shift: shifts[parent]))
      drawn.append(own.moved(into: drawn[parent], shift: shifts[parent]))
      shifts.append(
        Self.shift(ofContentIn: view, solved[position], root: roots[position], layout, embedding)
          + (firstSubviews[position].map {
            Self.shift(of: $0, inClipView: position, frame, header: headers[parent], layout)
          } ?? 0))
    }
  }

  /// Tables and collections that begin under bars show their content below these, as iOS adjusts their insets.
  private static func shift(
    ofContentIn view: ResolvedView, _ frame: Rect, root: Int, _ layout: SceneLayout,
    _ embedding: ControllerEmbedding
  ) -> Double {
    guard layout.document.platform == .iOS, view.kind == .tableView || view.kind == .collectionView,
      layout.scene.views[root].controller != nil,
      ScrollViewElement(view.varied).contentInsetAdjustmentBehavior != "never"
    else { return 0 }
    let top = layout.safeArea(ofView: root, embedding).top
    return frame.minY < top ? max(0, top - max(0, frame.minY)) : 0
  }

  /// What scrolls on macOS shows its top, below the header of a table, if what scrolls is flipped.
  private static func shift(
    of content: Int, inClipView clipView: Int, _ frame: Rect, header: Int?, _ layout: SceneLayout
  ) -> Double {
    let views = layout.scene.views
    guard layout.document.platform == .macOS, views[clipView].kind == .clipView,
      let document = layout.tree.frame(of: layout.viewNodes[content])
    else { return 0 }
    switch views[content].kind {
    case .tableView, .outlineView, .textView, .collectionView: break
    default: return 0
    }
    let bottom = header.flatMap { layout.tree.frame(of: layout.viewNodes[$0])?.maxY } ?? 0
    return max(0, bottom - frame.minY) - document.minY
  }
}

extension Rect {
  /// The rectangle in the coordinates that its superview's frame is in.
  fileprivate func moved(into superview: Rect, shift: Double) -> Rect {
    Rect(
      origin: Point(x: superview.minX + minX, y: superview.minY + shift + minY), size: size)
  }
}
